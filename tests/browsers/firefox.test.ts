import { findFirefox } from './drive/firefox.ts';
import { playsIn } from './playsIn.ts';

playsIn('Firefox', findFirefox());
