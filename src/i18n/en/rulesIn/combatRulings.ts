import type { RulesIn } from './ruleIn.ts';

/** Our rulings for 1-48COMBAT. */
export const combatRulings = {
  R03: { text: 'Each side bids while the other looks away, both bids are shown together, and a tie rolls again.' },
  R05: {
    text: 'No passing while any action can be done. The round ends when neither side can spend any more, and what is left is lost.',
  },
  R14: {
    text: 'All shots of an action are bought at once, Aim with them, and make one wound at most; a head shot needs two sixes of one shot.',
  },
  R22: { text: 'The thrower picks among those who are caught.' },
  R31: { title: 'Command as a pool', text: 'The value is a pool of extra actions a round, shared by all friends.' },
  R47: {
    text: 'The leader fires too. Without a machine gun others within 5u start with him or join later, each paying a token.',
  },
  R55: {
    text: 'Total cover blocks; otherwise a target is in cover as soon as cover of either kind hides some of it.',
  },
  R74: { text: 'A Target shot costs a token and one of the card’s actions, one more for Aim, and may be declined.' },
  R75: { text: 'The target is in partial cover unless its whole base is seen, past partial cover as past total.' },
  R77: {
    title: 'Suppressed: in whose sight, what then',
    text: 'In sight of anyone firing at the marker. The suppressed do not move into contact, but fight back when attacked.',
  },
  R137: {
    title: 'Cover and head shots',
    text: 'The dice as they lie count: a natural double 6 is a head shot even against one taking cover.',
  },
} as const satisfies RulesIn;
