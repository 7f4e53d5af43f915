import type { PreparedSetup } from '../engine/index.ts';
import type { Names } from './phrase.ts';
import { named, type Translator } from './translator.ts';

/** Names in one game. Characters whose card is there more than once are told apart by their number. */
export function namesOf(setup: PreparedSetup, t: Translator): Names {
  const characters = setup.roster.map(({ id, card }): [string, string] => [
    id,
    id === card.id ? card.name : `${card.name} ${id.slice(card.id.length + 1)}`,
  ]);
  const scenery = setup.scenery.map(({ id, name, look }): [string, string] => [id, name ?? named(t, 'looks', look)]);
  const things = new Map([...scenery, ...characters]);
  const weapons = setup.cards
    .flatMap((card) => [...card.healthy.weapons, ...card.wounded.weapons])
    .map(({ id }): [string, string] => [id, named(t, 'weapons', id)]);
  const weaponNames = new Map(weapons);
  return {
    side: (side) => setup.sides[side].name,
    thing: (id) => things.get(id) ?? id,
    weapon: (id) => weaponNames.get(id) ?? id,
  };
}
