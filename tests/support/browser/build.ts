import { resolve } from 'node:path';

/** The build that is tested: `dist`, unless TAKE_COVER_BUILD names another folder. */
export const BUILD = resolve(import.meta.dirname, '../../..', process.env.TAKE_COVER_BUILD ?? 'dist');
