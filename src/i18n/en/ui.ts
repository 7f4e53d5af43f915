import { dialogs } from './ui/dialogs.ts';
import { odds } from './ui/odds.ts';
import { pages } from './ui/pages.ts';
import { prompt } from './ui/prompt.ts';
import { table } from './ui/table.ts';

/** The words of the panels; keys are read as `ui.…`. */
export const ui = { ...pages, ...table, ...dialogs, odds, prompt } as const;
