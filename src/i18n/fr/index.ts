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
import { withFrenchSpaces } from './spaces.ts';
import { terms } from './terms.ts';
import { ui } from './ui.ts';

/** French, with the keys of English. */
export const fr: Messages = withFrenchSpaces<Messages>({
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
});
