import type { Later } from '../messages.ts';
import { board } from './board.ts';
import { cli } from './commandLine.ts';
import { content, scenario } from './content.ts';
import { editions } from './editions.ts';
import { events } from './events.ts';
import { glossary, terms } from './glossary.ts';
import { houseRules } from './houseRules.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { beta } from './rulesInBeta.ts';
import { combat } from './rulesInCombat.ts';
import { french } from './rulesInFrench.ts';
import { italian } from './rulesInItalian.ts';
import { rulingOptions } from './rulings.ts';
import { withFrenchSpaces } from './spaces.ts';
import { ui } from './ui.ts';

/** The words of the parts of the page that are fetched later. */
export const later: Later = withFrenchSpaces<Later>({
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
  files: { cli },
});
