import type { Messages } from '../messages.ts';
import { play } from './glossary/play.ts';
import { things } from './glossary/things.ts';

/** The words of the game, to be looked up. */
export const glossary: Messages['glossary'] = { ...things, ...play };
