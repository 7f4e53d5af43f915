import type { Messages } from '../messages.ts';
import { actions } from './ui/actions.ts';
import { cards } from './ui/cards.ts';
import { caseRoom } from './ui/caseRoom.ts';
import { cases } from './ui/cases.ts';
import { club } from './ui/club.ts';
import { decision } from './ui/decision.ts';
import { event } from './ui/event.ts';
import { dialogs, hotseat } from './ui/game.ts';
import { lesson } from './ui/lesson.ts';
import { library } from './ui/library.ts';
import { lines } from './ui/lines.ts';
import { link } from './ui/link.ts';
import { compare, odds } from './ui/odds.ts';
import { opponent } from './ui/opponent.ts';
import { outcomes } from './ui/outcomes.ts';
import { places } from './ui/places.ts';
import { hints, prompt } from './ui/prompt.ts';
import { rulebook } from './ui/rulebook.ts';
import { share } from './ui/share.ts';
import { preferences, shell } from './ui/shell.ts';
import { simulation } from './ui/simulation.ts';
import { said } from './ui/speech.ts';
import { houseRules, pages, settingUp } from './ui/start.ts';
import { cardInHand, hand, placing, table } from './ui/table.ts';
import { tellMe } from './ui/tellMe.ts';
import { timeline } from './ui/timeline.ts';
import { workshop } from './ui/workshop.ts';

/** The words of the panels; keys are read as `ui.…`. */
export const ui: Messages['ui'] = {
  ...pages,
  ...table,
  ...dialogs,
  actions,
  cardInHand,
  cards,
  caseRoom,
  cases,
  club,
  compare,
  decision,
  event,
  hand,
  hints,
  hotseat,
  houseRules,
  library,
  lines,
  link,
  odds,
  lesson,
  opponent,
  outcomes,
  places,
  placing,
  preferences,
  prompt,
  rulebook,
  said,
  share,
  shell,
  simulation,
  tellMe,
  timeline,
  settingUp,
  workshop,
};
