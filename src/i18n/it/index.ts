import type { Messages } from '../messages.ts';
import { board } from './board.ts';
import { content } from './content.ts';
import { editions } from './editions.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { glossary } from './glossary.ts';
import { houseRules } from './houseRules.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { rulesIn } from './rulesIn.ts';
import { rulingOptions } from './rulingOptions.ts';
import { scenario } from './scenario.ts';
import { terms } from './terms.ts';
import { ui } from './ui.ts';

/** Italian, in the players' own terms. */
export const it: Messages = {
  rules,
  rulesIn,
  rulingOptions,
  houseRules,
  editions,
  glossary,
  refusals,
  events,
  scenario,
  terms,
  content,
  ui,
  board,
  files,
};
