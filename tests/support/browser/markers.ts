import { box, frag, type Given, type Man, rifle, roundBase, suppressing, total, watch } from '../builders/given.ts';

/** Ten men who can do all there is to do, and markers of both sides on the table. Side a is to act. */
const GUNNER = { weapons: [rifle({ id: 'lmg', machineGun: true, long: 4, short: 4 })], suppressionFire: 3 };
const ALL = {
  moveAndFire: 3,
  opportunityFire: 3,
  suppressionFire: 2,
  weapons: [rifle(), frag({ short: 4, radius: 2 })],
};

const a: readonly Man[] = [
  { id: 'abel', at: [11, 16], card: ALL },
  { id: 'bert', at: [7, 17], card: { ...ALL, opportunityFire: null } },
  { id: 'cuno', at: [14.5, 19], card: GUNNER },
  { id: 'dirk', at: [18, 18] },
];
const b: readonly Man[] = [
  { id: 'emil', at: [11.4, 8.4] },
  { id: 'fritz', at: [13.4, 7.6] },
  { id: 'gustav', at: [6, 6], card: { opportunityFire: 3 } },
  { id: 'hans', at: [20, 5], card: GUNNER },
];

export const EVERYTHING: Given = {
  a,
  b,
  scenery: [
    total('house', [14, 10], [3, 2.5]),
    box('wall', [9, 9.6], [3.6, 0.5]),
    box('hedge', [2, 11], [4, 0.6], { look: 'hedge' }),
    roundBase('crater', [17.5, 15]),
    box('low-wall', [12.35, 7], [0.35, 2.2]),
  ],
  markers: [watch('m1', 'gustav', [7, 11]), suppressing('m2', [19, 12], 3, 'hans')],
};

const KINDS = [
  { role: 'nco', weapons: [rifle({ id: 'smg', kind: 'smg' }), frag()] },
  { role: 'rifleman', weapons: [rifle(), frag()] },
  { role: 'smg', weapons: [rifle({ id: 'smg', kind: 'smg' })] },
  { role: 'lmg', weapons: [rifle({ id: 'lmg', kind: 'lmg', machineGun: true })] },
  { role: 'scout', weapons: [rifle()] },
  { role: 'sniper', weapons: [rifle({ id: 'scoped', aim: 3 })] },
] as const;
const STATES: readonly Man['state'][] = [
  {},
  { inCover: true },
  { wounded: true },
  {},
  { inCover: true },
  { wounded: true },
];

const lineOf = (side: string, y: number, turn: number): Man[] =>
  KINDS.map(({ role, weapons }, i) => ({
    id: `${side}-${role}`,
    role,
    at: [8.5 + i * 1.4, y],
    card: { weapons },
    state: STATES[(i + turn) % STATES.length] ?? {},
  }));

/** Miniatures of every kind and state, and bodies, in the middle of the table. */
export const EVERYBODY: Given = {
  a: lineOf('a', 13.2, 0),
  b: lineOf('b', 10.8, 1),
  edition: 'tactic-2.0-beta',
  markers: [
    { id: 'm1', kind: 'body', at: [10.5, 12], of: 'a-nco' },
    { id: 'm2', kind: 'body', at: [13.5, 12], of: 'b-scout' },
  ],
};
