import { board } from './board.ts';
import { content } from './content.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { rulingOptions } from './rulingOptions.ts';
import { terms } from './terms.ts';
import { ui } from './ui.ts';

/** English, from which the keys of all languages come. */
export const en = { rules, rulingOptions, refusals, events, terms, content, ui, board, files };
