import type { Later } from '../messages.ts';
import { actions } from './ui/actions.ts';
import { cards } from './ui/cards.ts';
import { caseFields } from './ui/caseFields.ts';
import { caseRoom } from './ui/caseRoom.ts';
import { cases } from './ui/cases.ts';
import { decision } from './ui/decision.ts';
import { event } from './ui/event.ts';
import { fair } from './ui/fair.ts';
import { dialogs } from './ui/game.ts';
import { library } from './ui/library.ts';
import { lines } from './ui/lines.ts';
import { link } from './ui/link.ts';
import { gamePages, houseRules } from './ui/newGame.ts';
import { compare, odds } from './ui/odds.ts';
import { outcomes } from './ui/outcomes.ts';
import { pictures } from './ui/pictures.ts';
import { places } from './ui/places.ts';
import { print } from './ui/print.ts';
import { hints, prompt } from './ui/prompt.ts';
import { rulebook } from './ui/rulebook.ts';
import { scenario } from './ui/scenario.ts';
import { share } from './ui/share.ts';
import { simulation } from './ui/simulation.ts';
import { ownKeys, preferenceGroups, said, speaking } from './ui/speech.ts';
import { cardInHand, hand, placing, table } from './ui/table.ts';
import { tellMe } from './ui/tellMe.ts';
import { timeline } from './ui/timeline.ts';
import { tracing } from './ui/tracing.ts';
import { workshop } from './ui/workshop.ts';

/** The words of the panels beside those of `first.ts`; keys are read as `ui.…`. */
export const ui: Later['ui'] = {
  ...gamePages,
  ...table,
  ...dialogs,
  actions,
  cardInHand,
  cards,
  caseFields,
  caseRoom,
  cases,
  compare,
  decision,
  event,
  fair,
  hand,
  hints,
  houseRules,
  library,
  lines,
  link,
  odds,
  outcomes,
  pictures,
  places,
  placing,
  print,
  prompt,
  rulebook,
  said,
  speaking,
  scenario,
  ownKeys,
  preferenceGroups,
  share,
  simulation,
  tellMe,
  timeline,
  tracing,
  workshop,
};
