import { board } from './board.ts';
import { content, scenario } from './content.ts';
import { editions } from './editions.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { glossary, terms } from './glossary.ts';
import { houseRules } from './houseRules.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { beta } from './rulesInBeta.ts';
import { combat } from './rulesInCombat.ts';
import { french } from './rulesInFrench.ts';
import { italian } from './rulesInItalian.ts';
import { rulingOptions } from './rulings.ts';
import { ui } from './ui.ts';

/** English, from which the keys of all languages come. */
export const en = {
  rules,
  rulesIn: { beta, italian, french, combat },
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
