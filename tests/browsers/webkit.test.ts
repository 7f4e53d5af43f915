import { findWebkit } from './drive/webkit.ts';
import { playsIn } from './playsIn.ts';

playsIn('WebKit', findWebkit());
