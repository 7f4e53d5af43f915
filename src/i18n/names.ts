import { type Character, GRENADES, type Marker, type PreparedSetup, type RosterEntry } from '../engine/index.ts';
import type { Names } from './phrase.ts';
import { named, type Translator } from './translator.ts';

/**
 * Names in one game. Characters whose card is there more than once are told apart by their number. `characters`: how they
 * stand, which says who of a reinforcement card's two is meant; without it both are. `markers`: those on the table.
 */
export function namesOf(
  setup: PreparedSetup,
  t: Translator,
  characters: readonly Character[] = [],
  markers: readonly Marker[] = [],
): Names {
  const entries = new Map(setup.roster.map((entry) => [entry.id, entry]));
  const now = new Map(characters.map((character) => [character.id, character]));
  const scenery = new Map(setup.scenery.map(({ id, name, look }) => [id, name ?? named(t, 'looks', look)]));
  const weapons = setup.cards
    .flatMap(({ healthy, wounded, reinforcement }) => [
      healthy,
      wounded,
      ...(reinforcement ? [reinforcement.healthy] : []),
    ])
    .flatMap((profile) => profile.weapons)
    .map(({ id }): [string, string] => [id, named(t, 'weapons', id)]);
  const extra = GRENADES.map((kind): [string, string] => [`extra-${kind}`, named(t, 'weapons', `extra-${kind}`)]);
  const weaponNames = new Map([...extra, ...weapons]);
  const character = (entry: RosterEntry): string => {
    const both = isOpen(entry, now.get(entry.id)) ? secondName(setup, entry) : null;
    return both === null
      ? nameOn(setup, entry, now.get(entry.id)?.flipped ?? false)
      : numbered(entry, `${entry.card.name} / ${both}`);
  };
  const person = (id: string): string => {
    const entry = entries.get(id);
    return entry ? character(entry) : id;
  };
  const marker = (lying: Marker): string => {
    switch (lying.kind) {
      case 'body': {
        const entry = entries.get(lying.of);
        return t('board.marker.body', { who: entry ? nameOn(setup, entry, isOfOther(lying)) : lying.of });
      }
      case 'grenade':
        return t('board.marker.dropped', { grenade: lying.grenade });
      case 'smoke':
      case 'objective':
        return t(`board.marker.${lying.kind}`, { side: setup.sides[lying.owner].name });
      default:
        return t(`board.marker.${lying.kind}`, { who: person(lying.owner) });
    }
  };
  /** REIN-3: of two who have fallen on one card the body of the first lies there longer. */
  const isOfOther = ({ id, of }: Extract<Marker, { kind: 'body' }>): boolean => {
    const { flipped = false, out = false } = now.get(of) ?? {};
    const [first, second] = markers.filter((each) => each.kind === 'body' && each.of === of);
    const isFirst = first?.id === id && (!out || second !== undefined);
    return isFirst && entries.get(of)?.card.reinforcement ? !flipped : flipped;
  };
  return {
    side: (side) => setup.sides[side].name,
    thing: (id) => {
      if (entries.has(id)) return person(id);
      const lying = markers.find((each) => each.id === id);
      return scenery.get(id) ?? (lying ? marker(lying) : id);
    },
    either: (id, flipped) => {
      const entry = entries.get(id);
      return entry ? nameOn(setup, entry, flipped) : id;
    },
    weapon: (id) => weaponNames.get(id) ?? id,
  };
}

/** REIN-1: nobody has said yet who of the two comes first. */
const isOpen = ({ card }: RosterEntry, now: Character | undefined): boolean =>
  Boolean(card.reinforcement) && (now === undefined || (now.at === null && !now.out && now.firstFell === 0));

/** Who is on the other side of the card, where the rules know such cards. */
const secondName = ({ ruleset }: PreparedSetup, { card }: RosterEntry): string | null =>
  (ruleset.setup.reinforcements && card.reinforcement?.name) || null;

const nameOn = (setup: PreparedSetup, entry: RosterEntry, flipped: boolean): string =>
  numbered(entry, (flipped && secondName(setup, entry)) || entry.card.name);

const numbered = ({ id, card }: RosterEntry, name: string): string =>
  id === card.id ? name : `${name} ${id.slice(card.id.length + 1)}`;
