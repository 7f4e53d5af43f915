import type { Messages } from '../messages.ts';
import { cardInHand } from './ui/cardInHand.ts';
import { compare } from './ui/compare.ts';
import { dialogs } from './ui/dialogs.ts';
import { hand } from './ui/hand.ts';
import { hints } from './ui/hints.ts';
import { hotseat } from './ui/hotseat.ts';
import { houseRules } from './ui/houseRules.ts';
import { odds } from './ui/odds.ts';
import { pages } from './ui/pages.ts';
import { placing } from './ui/placing.ts';
import { preferences } from './ui/preferences.ts';
import { prompt } from './ui/prompt.ts';
import { rulebook } from './ui/rulebook.ts';
import { shell } from './ui/shell.ts';
import { table } from './ui/table.ts';
import { timeline } from './ui/timeline.ts';
import { welcome } from './ui/welcome.ts';

/** The words of the panels; keys are read as `ui.…`. */
export const ui: Messages['ui'] = {
  ...pages,
  ...table,
  ...dialogs,
  cardInHand,
  compare,
  hand,
  hints,
  hotseat,
  houseRules,
  odds,
  placing,
  preferences,
  prompt,
  rulebook,
  shell,
  timeline,
  welcome,
};
