import { profileOf } from '../../support/builders/given.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests write into files what no type allows
type Loose = Record<string, any>;

const card = (id: string) => ({
  id,
  name: id,
  role: 'rifleman',
  faction: 'test',
  points: 6,
  healthy: profileOf(),
  wounded: profileOf(),
});

/** A small game file as one writes it by hand: Anton and Berta in the open, in Berta's turn. */
export const gameFile = (change: Loose = {}): Loose =>
  structuredClone({
    format: 'take-cover/game',
    version: 1,
    edition: 'tactic-2.2',
    setup: {
      table: { width: 24, height: 24, name: 'test', ground: 'grass' },
      scenery: [
        {
          id: 'wall',
          look: 'wall',
          terrain: ['sheltering'],
          shape: { kind: 'wall', from: [2, 12], to: [6, 12], thickness: 0.4 },
        },
        {
          id: 'hut',
          look: 'house',
          terrain: ['sheltering'],
          shape: {
            kind: 'polygon',
            points: [
              [16, 16],
              [19, 16],
              [19, 19],
            ],
          },
        },
      ],
      cards: [card('anton'), card('berta')],
      sides: { a: { name: 'A', force: ['anton'] }, b: { name: 'B', force: ['berta'] } },
    },
    position: {
      turn: { side: 'b', number: 3 },
      tokens: { a: 5, b: 2 },
      characters: [
        { id: 'anton', at: [5, 5] },
        { id: 'berta', at: [12, 5] },
      ],
    },
    commands: [],
    ...change,
  });

/** The file with one field set, by a path such as `setup.scenery.0.id`; deleted if the value is undefined. */
export function withField(path: string, value: unknown, change: Loose = {}): Loose {
  const file = gameFile(change);
  const steps = path.split('.');
  const last = steps.pop() as string;
  const holder = steps.reduce<Loose>((inner, step) => inner[step], file);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return file;
}
