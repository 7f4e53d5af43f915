import { compare } from './ui/compare.ts';
import { dialogs } from './ui/dialogs.ts';
import { houseRules } from './ui/houseRules.ts';
import { odds } from './ui/odds.ts';
import { pages } from './ui/pages.ts';
import { preferences } from './ui/preferences.ts';
import { prompt } from './ui/prompt.ts';
import { rulebook } from './ui/rulebook.ts';
import { table } from './ui/table.ts';

/** The words of the panels; keys are read as `ui.…`. */
export const ui = { ...pages, ...table, ...dialogs, compare, houseRules, odds, preferences, prompt, rulebook } as const;
