import { describe, expect, test } from 'vitest';
import type { GameEvent, Outcome } from '../../src/engine/index.ts';
import { isAside, type Names, narrate, reasons, say } from '../../src/i18n/index.ts';
import { strict, words } from './words.ts';

const t = strict();
const names: Names = {
  side: (side) => ({ a: 'Anna', b: 'Bruno' })[side],
  thing: (id) => ({ ivo: 'Ivo Oak', emil: 'Emil Elm', w1: 'stone wall', c1: 'crater', s1: 'stairs' })[id] ?? id,
  either: (id, flipped) => (flipped ? `${id} the other` : 'Ivo Oak'),
  weapon: (id) => (id === 'smg' ? 'submachine gun' : id),
  storeys: false,
  level: () => 0,
  isPassage: (id) => id === 's1',
};
const told = (event: GameEvent): string => say(t, narrate(event, names));

const over = (outcome: Outcome): GameEvent => ({ event: 'over', outcome, of: 'points', lost: { a: 9, b: 19 } });
const shot = (change: Partial<Extract<GameEvent, { event: 'shot' }>>): GameEvent => ({
  event: 'shot',
  shots: 1,
  via: 'fire',
  who: 'ivo',
  at: 'emil',
  weapon: 'smg',
  dice: [2, 5],
  need: [{ rule: 'FIRE-3', add: 4 }],
  count: [{ rule: 'FIRE-2', add: 2 }],
  hits: 0,
  headShot: false,
  ...change,
});

/** Each kind of event, as often as it has sentences. */
const SENTENCES: { readonly [E in GameEvent['event']]: readonly (readonly [GameEvent & { event: E }, string])[] } = {
  placed: [[{ event: 'placed', who: 'ivo', at: [1, 2] }, 'Correction: Ivo Oak is moved to another spot.']],
  corrected: [
    [
      { event: 'corrected', who: 'ivo', wounded: true, inCover: false, spent: 1 },
      'Correction: Ivo Oak · wounded · not taking cover · 1 token on the card',
    ],
    [
      { event: 'corrected', who: 'ivo', out: false, shock: true, spent: 0 },
      'Correction: Ivo Oak · back in the game · in wound shock · 0 tokens on the card',
    ],
  ],
  tokensSet: [[{ event: 'tokensSet', side: 'a', tokens: 1 }, 'Correction: Anna now has 1 token.']],
  markerRemoved: [[{ event: 'markerRemoved', marker: 'm1' }, 'm1: removed from the table.']],
  turnSet: [
    [{ event: 'turnSet', side: 'a', number: 4 }, 'Correction: turn 4, Anna to act.'],
    [{ event: 'turnSet', side: 'a', number: 4, spent: 2 }, 'Correction: turn 4, Anna to act · 2 tokens spent in it.'],
  ],
  grenadesSet: [
    [
      { event: 'grenadesSet', who: 'ivo', grenades: ['smoke', 'frag', 'smoke'] },
      'Correction: Ivo Oak now carries extra grenades: 1 frag, 0 concussion, 2 smoke.',
    ],
  ],
  rolled: [
    [{ event: 'rolled', by: 'b', dice: [3, 6], about: 'shot', source: 'live' }, 'Bruno rolls 3, 6.'],
    [{ event: 'rolled', by: 'both', dice: [3, 6], about: 'rollOff', source: 'live' }, 'Roll-off: Anna 3, Bruno 6.'],
    [{ event: 'rolled', by: 'both', dice: [2, 1], about: 'firstTurn', source: 'live' }, 'Who begins: Anna 2, Bruno 1.'],
  ],
  tied: [[{ event: 'tied', about: 'rollOff' }, 'A tie: roll again.']],
  rollOffWon: [[{ event: 'rollOffWon', by: 'b' }, 'Bruno wins the roll and sets up the table; Anna picks an edge.']],
  edgeChosen: [
    [
      { event: 'edgeChosen', by: 'a', edges: { a: 'east', b: 'west' } },
      'Anna takes the east edge, Bruno the one opposite.',
    ],
  ],
  deployOrder: [
    [
      { event: 'deployOrder', first: 'b', points: { a: 35, b: 36 }, by: 'points' },
      'Bruno deploys first with more points (36 to 35).',
    ],
    [
      { event: 'deployOrder', first: 'b', points: { a: 35, b: 36 }, by: 'roll' },
      'Bruno rolls lower and deploys first.',
    ],
  ],
  objectiveChosen: [
    [{ event: 'objectiveChosen', by: 'a', objective: { element: 'w1' } }, 'Anna picks an objective: stone wall.'],
    [
      { event: 'objectiveChosen', by: 'b', objective: { marker: 'm1' } },
      'Bruno picks a spot in its own zone as its objective.',
    ],
  ],
  objectiveReached: [[{ event: 'objectiveReached', who: 'ivo', of: 'b' }, 'Ivo Oak reaches Bruno’s objective.']],
  deployed: [
    [{ event: 'deployed', who: 'ivo', at: [1, 2] }, 'Ivo Oak is deployed.'],
    [
      { event: 'deployed', who: 'ivo', at: [1, 2], inCover: true, flipped: true },
      'ivo the other is deployed, taking cover.',
    ],
  ],
  keptBack: [[{ event: 'keptBack', who: 'ivo' }, 'Ivo Oak is kept back.']],
  arrived: [
    [{ event: 'arrived', who: 'ivo', at: [1, 2], flipped: false }, 'Ivo Oak arrives as a reinforcement.'],
    [{ event: 'arrived', who: 'ivo', at: [1, 2], flipped: true }, 'ivo the other arrives as a reinforcement.'],
  ],
  firstTurn: [[{ event: 'firstTurn', side: 'a', rule: 'R04' }, 'Anna takes the first turn.']],
  roundBegan: [[{ event: 'roundBegan', number: 2 }, 'Round 2.']],
  bidsRevealed: [
    [{ event: 'bidsRevealed', bids: { a: 1, b: 0 } }, 'Bids for the initiative: Anna 1 token, Bruno nothing.'],
  ],
  initiativeWon: [[{ event: 'initiativeWon', by: 'b', totals: { a: 4, b: 6 } }, 'Bruno has the initiative, 6 to 4.']],
  roundEnded: [
    [
      { event: 'roundEnded', number: 2, why: 'all-spent', lost: { a: 0, b: 0 } },
      'Round 2 is over: neither side can spend any more tokens.',
    ],
    [
      { event: 'roundEnded', number: 2, why: 'all-spent', lost: { a: 0, b: 3 } },
      'Round 2 is over: neither side can spend any more tokens. Tokens lost: Anna 0, Bruno 3.',
    ],
    [{ event: 'roundEnded', number: 3, why: 'passed', lost: { a: 0, b: 0 } }, 'Round 3 is over: both have passed.'],
    [
      { event: 'roundEnded', number: 3, why: 'passed', lost: { a: 4, b: 5 } },
      'Round 3 is over: both have passed. Tokens lost: Anna 4, Bruno 5.',
    ],
  ],
  turnBegan: [[{ event: 'turnBegan', side: 'a', number: 3 }, 'Turn 3: Anna.']],
  countersCleared: [
    [
      { event: 'countersCleared', who: ['ivo'], actions: true, extra: true },
      'Action, shot and movement counts are reset.',
    ],
    [{ event: 'countersCleared', who: ['ivo'], actions: false, extra: false }, 'Shot and movement counts are reset.'],
  ],
  income: [[{ event: 'income', side: 'b', tokens: 5 }, 'Bruno gets 5 tokens.']],
  turnEnded: [
    [{ event: 'turnEnded', side: 'a', why: 'declared' }, 'Anna ends the turn.'],
    [{ event: 'turnEnded', side: 'a', why: 'passed' }, 'Anna passes.'],
    [{ event: 'turnEnded', side: 'a', why: 'no-tokens' }, 'Anna has no tokens left; the turn ends.'],
    [{ event: 'turnEnded', side: 'a', why: 'limit' }, 'Anna reaches the spending limit; the turn ends.'],
    [{ event: 'turnEnded', side: 'a', why: 'no-action' }, 'Anna has nothing left to spend tokens on; the turn ends.'],
  ],
  spent: [
    [
      {
        event: 'spent',
        who: 'ivo',
        side: 'a',
        tokens: 1,
        counts: 1,
        beyond: 0,
        on: 'move',
        attack: false,
        commandedBy: [],
      },
      'Ivo Oak spends 1 token on moving.',
    ],
    [
      {
        event: 'spent',
        who: 'ivo',
        side: 'a',
        tokens: 2,
        counts: 2,
        beyond: 1,
        on: 'takeCover',
        attack: false,
        commandedBy: ['emil'],
      },
      'Ivo Oak spends 2 tokens on taking cover, 1 action more than its card allows, under the command of Emil Elm.',
    ],
  ],
  moved: [
    [{ event: 'moved', who: 'ivo', along: [], length: 3.1249, crossed: [], hole: null }, 'Ivo Oak moves 3.12u.'],
    [
      { event: 'moved', who: 'ivo', along: [], length: 4, crossed: ['w1'], hole: null },
      'Ivo Oak moves 4u, across: stone wall.',
    ],
    [
      { event: 'moved', who: 'ivo', along: [], length: 4, crossed: [], hole: 'c1' },
      'Ivo Oak moves 4u and gets into: crater.',
    ],
    [
      { event: 'moved', who: 'ivo', along: [], length: 0.2, crossed: [], hole: 's1' },
      'Ivo Oak moves 0.2u and stops on the landing of: stairs.',
    ],
  ],
  putBack: [
    [{ event: 'putBack', who: 'ivo', to: [1, 2] }, 'Ivo Oak has no room there and steps back to the last free spot.'],
  ],
  stopped: [[{ event: 'stopped', who: 'ivo' }, 'Ivo Oak stops here.']],
  newWay: [[{ event: 'newWay', who: 'ivo' }, 'Ivo Oak takes a new path.']],
  actionLost: [[{ event: 'actionLost', who: 'ivo' }, 'Ivo Oak can no longer do it; the tokens are lost.']],
  markerPlaced: [
    [
      { event: 'markerPlaced', marker: { id: 'm1', kind: 'grenade', at: [1, 2], grenade: 'frag' }, corrected: true },
      'Correction: put on the table: grenade (frag).',
    ],
    [
      {
        event: 'markerPlaced',
        marker: { id: 'm1', kind: 'suppression', at: [1, 2], owner: 'ivo', range: 3, firers: ['ivo', 'emil'] },
        corrected: true,
      },
      'Correction: put on the table: Suppression Fire, Ivo Oak, Emil Elm.',
    ],
    [
      { event: 'markerPlaced', marker: { id: 'm1', kind: 'body', at: [1, 2], of: 'ivo' } },
      'The body of Ivo Oak stays on the table.',
    ],
    [
      { event: 'markerPlaced', marker: { id: 'm1', kind: 'opportunity', at: [1, 2], owner: 'ivo' } },
      'Ivo Oak places an Opportunity Fire marker.',
    ],
    [
      {
        event: 'markerPlaced',
        marker: { id: 'm1', kind: 'suppression', at: [1, 2], owner: 'ivo', range: 3, firers: ['ivo', 'emil'] },
      },
      'Suppression Fire by Ivo Oak, Emil Elm begins.',
    ],
    [
      { event: 'markerPlaced', marker: { id: 'm1', kind: 'objective', at: [1, 2], owner: 'a' } },
      'Anna marks the spot of its objective.',
    ],
    [
      {
        event: 'markerPlaced',
        marker: { id: 'm1', kind: 'smoke', at: [1, 2], radius: 2.5, owner: 'a', spread: false },
      },
      'Smoke spreads where the grenade burst.',
    ],
    [
      { event: 'markerPlaced', marker: { id: 'm1', kind: 'grenade', at: [1, 2], grenade: 'smoke' } },
      'A grenade is left on the ground (smoke).',
    ],
  ],
  opportunityTaken: [
    [
      { event: 'opportunityTaken', who: 'ivo', at: 'emil', weapon: 'smg', counts: false },
      'Ivo Oak takes an Opportunity Fire shot at Emil Elm (submachine gun).',
    ],
    [
      { event: 'opportunityTaken', who: 'ivo', at: 'emil', weapon: 'smg', counts: true },
      'Ivo Oak takes an Opportunity Fire shot at Emil Elm (submachine gun), spending a token and one of its shots.',
    ],
  ],
  firersJoined: [[{ event: 'firersJoined', marker: 'm1', who: ['ivo'] }, 'Ivo Oak joins the Suppression Fire.']],
  firerLeft: [[{ event: 'firerLeft', marker: 'm1', who: 'ivo' }, 'Ivo Oak drops out of the Suppression Fire.']],
  suppressed: [[{ event: 'suppressed', marker: 'm1', who: 'ivo' }, 'Ivo Oak is suppressed for this turn.']],
  suppressionRolled: [
    [
      { event: 'suppressionRolled', marker: 'm1', firers: ['ivo', 'emil'], dice: [6, 2] },
      'Suppression Fire by Ivo Oak, Emil Elm: 6, 2. Each 6 is a wound.',
    ],
  ],
  grenadeThrown: [
    [
      { event: 'grenadeThrown', who: 'ivo', weapon: 'frag', at: [1, 2], scatters: false },
      'Ivo Oak throws a grenade (frag).',
    ],
    [
      { event: 'grenadeThrown', who: 'ivo', weapon: 'frag', at: [1, 2], scatters: true },
      'Ivo Oak throws a grenade (frag) that may scatter.',
    ],
  ],
  scattered: [
    [{ event: 'scattered', distance: 0 }, 'The grenade lands where it was aimed.'],
    [{ event: 'scattered', distance: 2 }, 'The grenade scatters: the other side moves it by up to 2u.'],
  ],
  drifted: [[{ event: 'drifted', to: [1, 2] }, 'The grenade is moved and lands elsewhere.']],
  driftedOff: [[{ event: 'driftedOff', to: [-1, 2] }, 'The grenade lands off the table and is lost.']],
  burst: [
    [{ event: 'burst', at: [1, 2], caught: [], sheltered: [] }, 'It bursts and catches nobody.'],
    [
      { event: 'burst', at: [1, 2], caught: ['ivo', 'emil'], sheltered: [] },
      'It bursts and catches Ivo Oak, Emil Elm.',
    ],
    [
      { event: 'burst', at: [1, 2], caught: ['ivo'], sheltered: ['emil'] },
      'It bursts and catches Ivo Oak; in cover: Emil Elm.',
    ],
  ],
  equipped: [[{ event: 'equipped', who: 'ivo', grenade: 'smoke' }, 'Ivo Oak gets an extra grenade (smoke).']],
  handedOver: [
    [{ event: 'handedOver', who: 'ivo', to: 'emil', grenade: 'frag' }, 'Ivo Oak hands Emil Elm a grenade (frag).'],
  ],
  pickedUp: [
    [
      { event: 'pickedUp', who: 'ivo', marker: 'm1', grenade: 'concussion' },
      'Ivo Oak picks up a grenade (concussion).',
    ],
  ],
  leftLying: [[{ event: 'leftLying', who: 'ivo', marker: 'm1' }, 'Ivo Oak leaves the grenade where it is.']],
  smokeSpread: [
    [
      {
        event: 'smokeSpread',
        from: 'm1',
        marker: { id: 'm2', kind: 'smoke', at: [1, 2], radius: 2.5, owner: 'a', spread: true },
      },
      'Anna places its second smoke screen.',
    ],
  ],
  burstRolled: [
    [
      { event: 'burstRolled', dice: [6, 4, 1], hits: 2, need: [{ rule: 'GREN-8', add: 4 }], count: [], hidden: null },
      'The burst: 6, 4, 1, 4+ to hit: 2 hits.',
    ],
    [
      {
        event: 'burstRolled',
        dice: [4, 1],
        hits: 1,
        need: [{ rule: 'GREN-8', add: 4 }],
        count: [],
        hidden: {
          who: ['ivo'],
          need: [
            { rule: 'GREN-8', add: 4 },
            { rule: 'R17', add: 1 },
          ],
        },
      },
      'The burst: 4, 1, 4+ to hit, 5+ against Ivo Oak: 1 hit.',
    ],
  ],
  contact: [[{ event: 'contact', who: 'ivo', with: ['emil', 'x'] }, 'Ivo Oak runs into Emil Elm, x: close combat!']],
  fireDeclared: [
    [
      { event: 'fireDeclared', who: 'ivo', at: 'emil', weapon: 'smg', shots: 1 },
      'Ivo Oak fires at Emil Elm (submachine gun).',
    ],
    [
      { event: 'fireDeclared', who: 'ivo', at: 'emil', weapon: 'smg', shots: 3 },
      'Ivo Oak fires 3 shots at Emil Elm (submachine gun).',
    ],
  ],
  tookCover: [
    [{ event: 'tookCover', who: 'ivo' }, 'Ivo Oak takes cover.'],
    [{ event: 'tookCover', who: 'ivo', from: 'emil' }, 'Ivo Oak takes cover from Emil Elm for this turn.'],
  ],
  coverLost: [[{ event: 'coverLost', who: 'ivo' }, 'Ivo Oak is no longer taking cover.']],
  declined: [
    [{ event: 'declined', by: 'a', what: 'takeCover' }, 'Anna declines to take cover.'],
    [{ event: 'declined', by: 'a', what: 'aim' }, 'Anna declines to aim.'],
    [{ event: 'declined', by: 'a', what: 'opportunityFire' }, 'Anna declines to take the Opportunity Fire shot.'],
    [{ event: 'declined', by: 'a', what: 'moveAndFire' }, 'Anna declines to fire.'],
  ],
  aimed: [[{ event: 'aimed', who: 'ivo', dice: 2 }, 'Ivo Oak aims: 2 extra dice.']],
  shot: [
    [shot({ hits: 1 }) as never, 'Ivo Oak rolls 2, 5 against Emil Elm, 4+ to hit: a hit.'],
    [shot({ hits: 2, dice: [4, 5] }) as never, 'Ivo Oak rolls 4, 5 against Emil Elm, 4+ to hit: 2 hits.'],
    [
      shot({
        shots: 2,
        hits: 3,
        dice: [4, 5, 1, 6, 2],
        count: [
          { rule: 'FIRE-2', add: 2 },
          { rule: 'FIRE-7', add: 2 },
          { rule: 'AIM-1', add: 1 },
        ],
      }) as never,
      'Ivo Oak rolls 4, 5, 1 / 6, 2 against Emil Elm, 4+ to hit: 3 hits.',
    ],
    [shot({ dice: [1, 1] }) as never, 'Ivo Oak rolls 1, 1 against Emil Elm, 4+ to hit: missed.'],
    [
      shot({ dice: [6, 6], hits: 2, headShot: true }) as never,
      'Ivo Oak rolls 6, 6 against Emil Elm, 4+ to hit: a head shot!',
    ],
    [
      shot({ need: [{ rule: 'FIRE-3', add: 7 }] }) as never,
      'Ivo Oak rolls 2, 5 against Emil Elm: no hit possible, as more than a 6 was needed.',
    ],
  ],
  exchange: [
    [
      {
        event: 'exchange',
        attacker: 'ivo',
        defender: 'emil',
        dice: { attacker: [5, 6, 1], defender: [] },
        hits: { attacker: 2, defender: 0 },
        priority: null,
      },
      'Close combat: Ivo Oak rolls 5, 6, 1 (2 hits); Emil Elm does not strike back.',
    ],
    [
      {
        event: 'exchange',
        attacker: 'ivo',
        defender: 'emil',
        dice: { attacker: [], defender: [6, 6] },
        hits: { attacker: 0, defender: 2 },
        priority: 'defender',
      },
      'Close combat: Emil Elm rolls 6, 6 (2 hits); Ivo Oak does not strike back.',
    ],
    [
      {
        event: 'exchange',
        attacker: 'ivo',
        defender: 'emil',
        dice: { attacker: [1], defender: [5] },
        hits: { attacker: 0, defender: 0 },
        priority: 'defender',
      },
      'Close combat, Emil Elm first: Ivo Oak rolls 1 (no hit), Emil Elm rolls 5 (no hit).',
    ],
    [
      {
        event: 'exchange',
        attacker: 'ivo',
        defender: 'emil',
        priority: null,
        dice: { attacker: [5, 6], defender: [1] },
        hits: { attacker: 2, defender: 0 },
      },
      'Close combat: Ivo Oak rolls 5, 6 (2 hits), Emil Elm rolls 1 (no hit).',
    ],
  ],
  deadlock: [
    [
      { event: 'deadlock', attacker: 'ivo', defender: 'emil' },
      'Neither Ivo Oak nor Emil Elm can win this close combat; it ends.',
    ],
  ],
  wounded: [[{ event: 'wounded', who: 'ivo', cause: 'shot' }, 'Ivo Oak is wounded.']],
  eliminated: [
    [{ event: 'eliminated', who: 'ivo', cause: 'shot' }, 'Ivo Oak is eliminated.'],
    [{ event: 'eliminated', who: 'ivo', cause: 'headShot' }, 'Ivo Oak is eliminated by a head shot.'],
    [{ event: 'eliminated', who: 'ivo', cause: 'burst' }, 'Ivo Oak is eliminated by the burst.'],
    [{ event: 'eliminated', who: 'ivo', cause: 'suppression' }, 'Ivo Oak is eliminated by Suppression Fire.'],
    [{ event: 'eliminated', who: 'ivo', cause: 'closeCombat' }, 'Ivo Oak is eliminated in close combat.'],
  ],
  firstFell: [
    [
      { event: 'firstFell', who: 'ivo', cause: 'shot' },
      'Ivo Oak is eliminated; the card’s other character may arrive from its side’s next turn on.',
    ],
  ],
  conditionMet: [
    [
      { event: 'conditionMet', by: 'a', condition: { kind: 'eliminate', count: 2 } },
      'Bruno has lost 2 characters, as the scenario asks of Anna.',
    ],
    [
      { event: 'conditionMet', by: 'a', condition: { kind: 'eliminateAll', who: ['emil', 'ivo'] } },
      'Bruno has lost Emil Elm, Ivo Oak, as the scenario asks of Anna.',
    ],
    [
      { event: 'conditionMet', by: 'b', condition: { kind: 'reach', element: 'w1' } },
      'Bruno has reached the stone wall, as the scenario asks.',
    ],
    [
      { event: 'conditionMet', by: 'b', condition: { kind: 'reachEdge', edge: 'north' } },
      'Bruno has reached the north edge, as the scenario asks.',
    ],
    [
      { event: 'conditionMet', by: 'b', condition: { kind: 'hold', element: 'w1', turn: 8 } },
      'Bruno holds the stone wall at the end of turn 8, as the scenario asks.',
    ],
    [
      { event: 'conditionMet', by: 'b', condition: { kind: 'survive', turn: 8 } },
      'Bruno has held out until the end of turn 8, as the scenario asks.',
    ],
  ],
  bodyTakenOff: [
    [
      { event: 'bodyTakenOff', marker: 'm1', of: 'emil', why: 'owner', by: null },
      'The body of Emil Elm is taken off the table.',
    ],
    [
      { event: 'bodyTakenOff', marker: 'm1', of: 'emil', why: 'winner', by: 'ivo' },
      'Ivo Oak steps in; the body of Emil Elm is taken off the table.',
    ],
    [
      { event: 'bodyTakenOff', marker: 'm1', of: 'emil', why: 'cleared', by: 'ivo' },
      'Ivo Oak takes the body of Emil Elm out of the hole.',
    ],
  ],
  weaponSwitched: [
    [{ event: 'weaponSwitched', who: 'ivo', weapon: 'smg' }, 'Ivo Oak switches weapon (submachine gun).'],
  ],
  shockEnded: [[{ event: 'shockEnded', who: 'ivo' }, 'Ivo Oak is no longer in wound shock.']],
  shockTested: [
    [
      {
        event: 'shockTested',
        who: 'ivo',
        because: 'hugo',
        die: 4,
        most: [{ rule: 'PSY-1', add: 3 }],
        holds: false,
      },
      'Ivo Oak sees hugo hit and rolls 4 (3 or less to hold): panic.',
    ],
    [
      {
        event: 'shockTested',
        who: 'ivo',
        because: null,
        die: 4,
        most: [
          { rule: 'PSY-1', add: 3 },
          { rule: 'PSY-3', add: 1 },
        ],
        holds: true,
      },
      'Ivo Oak tries to recover and rolls 4 (4 or less needed): recovered.',
    ],
  ],
  panicked: [[{ event: 'panicked', who: 'ivo' }, 'Ivo Oak panics.']],
  recovered: [[{ event: 'recovered', who: 'ivo' }, 'Ivo Oak is no longer in panic.']],
  freeRollAsked: [
    [{ event: 'freeRollAsked', by: 'a', note: '' }, 'Anna asks for a free roll.'],
    [{ event: 'freeRollAsked', by: 'a', note: 'Is {it} open?' }, 'Anna asks for a free roll: Is {it} open?'],
  ],
  umpired: [
    [{ event: 'umpired', note: '' }, 'Both agree on a correction.'],
    [{ event: 'umpired', note: 'slipped' }, 'Both agree on a correction: slipped'],
  ],
  over: [
    [over({ winner: 'a', rule: 'WIN-5', how: 'condition' }) as never, 'Anna wins by meeting the goal of the scenario.'],
    [
      over({ winner: 'a', rule: 'WIN-5', how: 'turn-limit' }) as never,
      'The last turn of the scenario is over: Anna wins.',
    ],
    [
      over({ winner: null, rule: 'WIN-5', how: 'turn-limit' }) as never,
      'The last turn of the scenario is over: a draw.',
    ],
    [
      over({ winner: 'a', rule: 'WIN-1', how: 'losses' }) as never,
      'Anna wins: Bruno has lost half of its force or more (19 points).',
    ],
    [
      { ...over({ winner: 'a', rule: 'WIN-1', how: 'losses' }), of: 'characters', lost: { a: 0, b: 2 } } as never,
      'Anna wins: Bruno has lost half of its force or more (2 characters).',
    ],
    [over({ winner: 'a', rule: 'WIN-3', how: 'objective' }) as never, 'Anna wins by reaching the objective of Bruno.'],
    [over({ winner: 'b', rule: 'R127', how: 'wiped-out' }) as never, 'Bruno wins: Anna has nobody left.'],
    [
      over({ winner: 'a', rule: 'R10', how: 'both-at-once' }) as never,
      'Both sides reach their goal at once; Anna wins because it is Anna’s turn.',
    ],
    [over({ winner: null, rule: 'R10', how: 'both-at-once' }) as never, 'Both reach their goal at once: a draw.'],
    [over({ winner: 'a', rule: 'WIN-7', how: 'conceded' }) as never, 'Bruno concedes, Anna wins.'],
    [over({ winner: null, rule: 'WIN-7', how: 'agreed-draw' }) as never, 'A draw, agreed by both sides.'],
    [
      over({ winner: 'a', rule: 'WIN-7', how: 'stopped' }) as never,
      'Stopped and counted: Anna is ahead (9 points lost against 19).',
    ],
    [
      over({ winner: null, rule: 'WIN-7', how: 'stopped' }) as never,
      'Stopped and counted: a draw, Anna having lost 9 and Bruno 19.',
    ],
  ],
};

test.each(Object.values(SENTENCES).flat())('$0.event: $1', (event, sentence) => {
  expect(told(event)).toBe(sentence);
});

test('every sentence for an event is told by one of these', () => {
  const keys = Object.values(SENTENCES)
    .flat()
    .map(([event]) => narrate(event, names).key);
  const { reasons: _, ...sentences } = words.events;
  const all = Object.entries(sentences).flatMap(([name, value]) =>
    typeof value === 'string' ? [`events.${name}`] : Object.keys(value).map((each) => `events.${name}.${each}`),
  );
  expect([...new Set(keys)].sort()).toEqual(all.sort());
});

test('a log may leave out what the sentence beside it tells as well', () => {
  const asides = Object.values(SENTENCES)
    .flat()
    .filter(([event]) => isAside(event))
    .map(([, sentence]) => sentence);
  expect(asides).toEqual([
    'Bruno rolls 3, 6.',
    'Action, shot and movement counts are reset.',
    'Shot and movement counts are reset.',
    'Ivo Oak spends 1 token on moving.',
    'Ivo Oak spends 2 tokens on taking cover, 1 action more than its card allows, under the command of Emil Elm.',
  ]);
});

describe('the reasons of a number', () => {
  const labels = (...modifiers: Parameters<typeof reasons>[0]) => reasons(modifiers, names).map((each) => say(t, each));

  test('to hit [FIRE-3 Q] [TC-2 Q] [WOUND-3 Q] [CAM-1 Q]', () => {
    expect(
      labels(
        { rule: 'FIRE-3', add: 4 },
        { rule: 'FIRE-3', add: 1, from: ['w1', 'emil'] },
        { rule: 'TC-2', add: 1 },
        { rule: 'WOUND-3', add: 1 },
        { rule: 'CAM-1', add: 1 },
      ),
    ).toEqual([
      'in the open 4+',
      '+1 partial cover: stone wall, Emil Elm',
      '+1 taking cover',
      '+1 in wound shock',
      '+1 camouflage',
    ]);
  });

  test('dice [FIRE-2 Q] [FIRE-7 C] [AIM-1 Q] [H2H-1 Q] [H2H-2 Q]', () => {
    expect(labels({ rule: 'FIRE-2', add: 1 }, { rule: 'AIM-1', add: 2 })).toEqual(['1 die from the weapon', '+2 Aim']);
    expect(labels({ rule: 'FIRE-7', add: 4 })).toEqual(['+4 for more shots']);
    expect(labels({ rule: 'GREN-8', add: 4 })).toEqual(['burst 4+']);
    expect(labels({ rule: 'H2H-1', add: 3 }, { rule: 'H2H-2', add: 5 })).toEqual([
      '3 dice in close combat',
      'close combat 5+',
    ]);
  });

  test('of rules that have no label of their own', () => {
    expect(labels({ rule: 'FIRE-11', add: -1 }, { rule: 'GREN-15', add: 1, from: ['c1'] })).toEqual([
      '−1 FIRE-11',
      '+1 GREN-15: crater',
    ]);
  });
});

describe('where there are storeys it is told on which', () => {
  const upstairs: Names = { ...names, storeys: true, level: (id) => (id === 'ivo' ? 1 : 0) };
  const sentence = (event: GameEvent) => say(t, narrate(event, upstairs));
  const way = { event: 'moved', who: 'ivo', length: 3, crossed: [], hole: null } as const;

  test('a move comes to', () => {
    expect(
      sentence({
        ...way,
        along: [
          [1, 1],
          [2, 1],
          [3, 1, 1],
        ],
      }),
    ).toBe('Ivo Oak moves 3u up to level 1.');
    expect(
      sentence({
        ...way,
        along: [
          [3, 1, 2],
          [1, 1],
        ],
      }),
    ).toBe('Ivo Oak moves 3u down to level 0.');
    expect(
      sentence({
        ...way,
        along: [
          [3, 1, 1],
          [1, 1, 1],
        ],
      }),
    ).toBe('Ivo Oak moves 3u.');
  });

  test('a shot is fired, up or down', () => {
    const fired = { event: 'fireDeclared', weapon: 'smg', shots: 1 } as const;
    expect(sentence({ ...fired, who: 'ivo', at: 'emil' })).toBe('Ivo Oak fires down at Emil Elm (submachine gun).');
    expect(sentence({ ...fired, who: 'emil', at: 'ivo' })).toBe('Emil Elm fires up at Ivo Oak (submachine gun).');
    expect(sentence({ event: 'opportunityTaken', who: 'ivo', at: 'emil', weapon: 'smg', counts: false })).toBe(
      'Ivo Oak takes an Opportunity Fire shot down at Emil Elm (submachine gun).',
    );
  });

  test('a grenade falls and bursts', () => {
    expect(sentence({ event: 'drifted', to: [4, 4] })).toBe('The grenade is moved and lands elsewhere, on level 0.');
    expect(sentence({ event: 'burst', at: [4, 4, 1], caught: ['ivo'], sheltered: [] })).toBe(
      'It bursts on level 1 and catches Ivo Oak.',
    );
  });

  test('a marker lies, and somebody begins or is put', () => {
    const marker = { id: 'm1', kind: 'opportunity', at: [1, 2], level: 1, owner: 'ivo' } as const;
    expect(sentence({ event: 'markerPlaced', marker })).toBe('Ivo Oak places an Opportunity Fire marker on level 1.');
    expect(sentence({ event: 'deployed', who: 'ivo', at: [1, 2, 2] })).toBe('Ivo Oak is deployed on level 2.');
    expect(sentence({ event: 'deployed', who: 'ivo', at: [1, 2] })).toBe('Ivo Oak is deployed.');
    expect(sentence({ event: 'placed', who: 'ivo', at: [1, 2] })).toBe(
      'Correction: Ivo Oak is moved to another spot, on level 0.',
    );
  });
});
