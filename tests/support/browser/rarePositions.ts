import type { Command } from '../../../src/engine/index.ts';
import {
  choose,
  endTurn,
  fire,
  frag,
  type Given,
  grenade,
  type Man,
  move,
  pass,
  roll,
  roundBase,
  suppressing,
  watch,
} from '../builders/given.ts';

/** Some who are far off, so that nobody wins by what happens. */
const FAR: readonly Man[] = [
  { id: 'far', at: [22, 2] },
  { id: 'off', at: [22, 4] },
  { id: 'late', at: [20, 2] },
];

const beta = { edition: 'tactic-2.0-beta' } as const;
const thrower: Man = { id: 's', at: [6, 12], card: { weapons: [frag({ short: 4 })] } };
const around: readonly Man[] = [
  { id: 't', at: [14, 12] },
  { id: 'u', at: [12, 14] },
];
const firing: readonly Man[] = [
  { id: 's', at: [4, 11] },
  { id: 'f', at: [4, 13] },
];

/** Decisions that hardly ever come up by chance: a position and what is done in it. */
export const RARE: readonly (readonly [Given, ...Command[]])[] = [
  [
    { edition: 'tactic-2.2', a: [{ id: 'm', at: [8, 12] }], b: FAR },
    { type: 'freeRoll', by: 'a', dice: 2, note: '' },
  ],
  [
    {
      edition: 'tactic-2.2',
      a: [{ id: 'm', at: [8, 12] }],
      b: [{ id: 'e', at: [11, 11.4] }, { id: 'f', at: [11, 12.6] }, ...FAR],
    },
    move('m', [8, 12], [11, 12]),
  ],
  [
    {
      ...beta,
      scenery: [roundBase('crater', [12, 12])],
      a: [{ id: 'm', at: [8, 12] }],
      b: [{ id: 'e', at: [12, 12], state: { wounded: true } }, ...FAR],
    },
    move('m', [8, 12], [11, 12]),
    roll(6, 1),
    roll(1, 1),
  ],
  [
    {
      ...beta,
      scenery: [roundBase('crater', [13, 12])],
      a: [{ id: 's', at: [4, 12] }],
      b: [{ id: 't', at: [13, 12], state: { wounded: true } }, ...FAR],
    },
    fire('s', 't'),
    pass,
    pass,
    roll(6, 6, 6),
  ],
  [
    {
      ...beta,
      rules: { 'PSY-1': 'panic' },
      a: [{ id: 's', at: [4, 12] }],
      b: [{ id: 't', at: [13, 12] }, { id: 'n', at: [13, 14] }, { id: 'm', at: [13, 10] }, ...FAR],
    },
    fire('s', 't'),
    pass,
    pass,
    roll(4, 1, 1),
    choose('n'),
  ],
  [
    {
      ...beta,
      rules: { 'PSY-1': 'panic' },
      a: [
        { id: 'p', at: [13, 12], state: { panicking: true } },
        { id: 'n', at: [13, 14], role: 'nco', card: { command: 6 } },
      ],
      b: [{ id: 't', at: [3, 2] }, ...FAR],
    },
  ],
  [
    {
      ...beta,
      scenery: [roundBase('crater', [12, 12])],
      markers: [{ id: 'body', kind: 'body', at: [12, 12], of: 't' }],
      a: [{ id: 's', at: [11.3, 12] }],
      b: [{ id: 't' }, ...FAR],
    },
  ],
  [{ edition: 'tactic-2.2', a: [thrower], b: [...around, ...FAR] }, grenade('s', [18, 12]), roll(1)],
  [{ ...beta, rulings: { R17: 'b' }, a: [thrower], b: [...around, ...FAR] }, grenade('s', [12, 12])],
  [
    {
      ...beta,
      a: [thrower],
      b: [...around, { id: 'v', at: [12, 10], state: { inCover: true } }, ...FAR],
    },
    grenade('s', [12, 12]),
    roll(4, 5, 1, 1),
  ],
  [
    { edition: 'tactic-qs-it', a: [{ id: 's', at: [6, 12], card: { weapons: [frag()] } }], b: [...around, ...FAR] },
    grenade('s', [12, 12]),
    roll(4, 1, 1, 1),
  ],
  [
    {
      ...beta,
      markers: [{ id: 'm1', kind: 'grenade', at: [6, 13], grenade: 'smoke' }],
      a: [{ id: 'p', at: [3, 12] }],
      b: [{ id: 'e', at: [9, 14] }, ...FAR],
    },
    move('p', [3, 12], [7, 12]),
  ],
  [
    {
      ...beta,
      a: [{ id: 'p', at: [6, 12], card: { move: 5 } }],
      b: [{ id: 'e', at: [10, 20], card: { opportunityFire: 0.5 } }, ...FAR],
      markers: [watch('m1', 'e', [9.5, 12])],
    },
    move('p', [6, 12], [10, 12]),
    fire('e', 'p'),
    pass,
    roll(1, 1, 1),
  ],
  [
    {
      ...beta,
      turn: { side: 'b', spent: 1 },
      markers: [suppressing('m1', [12, 12], 3, 's', 'f')],
      a: firing,
      b: [{ id: 'e', at: [13, 12] }, { id: 'd', at: [12, 14] }, ...FAR],
    },
    endTurn,
    roll(6, 1),
  ],
  [
    {
      ...beta,
      turn: { side: 'b', spent: 1 },
      markers: [suppressing('m1', [12, 12], 3, 's', 'f'), suppressing('m2', [13, 13], 3, 'g', 'h')],
      a: [...firing, { id: 'g', at: [4, 15] }, { id: 'h', at: [4, 17] }],
      b: [{ id: 'e', at: [13, 12] }, { id: 'd', at: [12, 14] }, ...FAR],
    },
    endTurn,
  ],
  [
    {
      ...beta,
      turn: { side: 'b', spent: 1 },
      markers: [{ id: 'm1', kind: 'smoke', at: [12, 12], radius: 2.5, owner: 'a', spread: false }],
      a: firing,
      b: [{ id: 'e', at: [18, 12] }, ...FAR],
    },
    endTurn,
  ],
];
