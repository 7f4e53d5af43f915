import { files } from './files.ts';
import { club } from './ui/club.ts';
import { hotseat } from './ui/hotseat.ts';
import { lesson } from './ui/lesson.ts';
import { opponent } from './ui/opponent.ts';
import { dialog, preferences, shell } from './ui/shell.ts';
import { pages, settingUp } from './ui/start.ts';

/** The words that are there from the beginning: what the start page and all around it says. */
export const first = {
  files,
  ui: { ...pages, club, dialog, hotseat, lesson, opponent, preferences, settingUp, shell },
};
