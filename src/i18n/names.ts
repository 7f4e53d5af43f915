import type { Character, Marker, PreparedSetup, RosterEntry, Side } from '../engine/index.ts';
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
  // worked out when they are asked for: every panel has names of its own after each step, and says few of them
  const entryOf = (id: string): RosterEntry | undefined => setup.roster.find((each) => each.id === id);
  const nowOf = (id: string): Character | undefined => characters.find((each) => each.id === id);
  const character = (entry: RosterEntry): string => {
    const both = isOpen(entry, nowOf(entry.id)) ? secondName(setup, entry) : null;
    return both === null
      ? nameOn(setup, entry, nowOf(entry.id)?.flipped ?? false)
      : numbered(entry, `${entry.card.name} / ${both}`);
  };
  const person = (id: string): string => {
    const entry = entryOf(id);
    return entry ? character(entry) : id;
  };
  /** The positions of cases seldom name their sides. */
  const side = (of: Side): string => setup.sides[of].name || t(`ui.start.defaultNames.${of}`);
  const marker = (lying: Marker): string => {
    switch (lying.kind) {
      case 'body': {
        const entry = entryOf(lying.of);
        return t('board.marker.body', { who: entry ? nameOn(setup, entry, isOfOther(lying)) : lying.of });
      }
      case 'grenade':
        return t('board.marker.dropped', { grenade: lying.grenade });
      case 'smoke':
      case 'objective':
        return t(`board.marker.${lying.kind}`, { side: side(lying.owner) });
      default:
        return t(`board.marker.${lying.kind}`, { who: person(lying.owner) });
    }
  };
  /** REIN-3: of two who have fallen on one card the body of the first lies there longer. */
  const isOfOther = ({ id, of }: Extract<Marker, { kind: 'body' }>): boolean => {
    const { flipped = false, out = false } = nowOf(of) ?? {};
    const [first, second] = markers.filter((each) => each.kind === 'body' && each.of === of);
    const isFirst = first?.id === id && (!out || second !== undefined);
    return isFirst && entryOf(of)?.card.reinforcement ? !flipped : flipped;
  };
  return {
    side,
    thing: (id) => {
      if (entryOf(id)) return person(id);
      const element = setup.scenery.find((each) => each.id === id);
      if (element) return element.name ?? named(t, 'looks', element.look);
      const lying = markers.find((each) => each.id === id);
      return lying ? marker(lying) : id;
    },
    either: (id, flipped) => {
      const entry = entryOf(id);
      return entry ? nameOn(setup, entry, flipped) : id;
    },
    weapon: (id) => ownWeapon(setup, id) ?? named(t, 'weapons', id),
    storeys: setup.elements.some(({ top }) => top !== null),
    level: (id) => nowOf(id)?.level ?? 0,
    isPassage: (id) => setup.elements.some((each) => each.id === id && each.passage !== null),
  };
}

/** The name that a card of the game gives a weapon of that id; null where none does. */
function ownWeapon({ cards }: PreparedSetup, id: string): string | null {
  for (const { healthy, wounded, reinforcement } of cards)
    for (const face of [healthy, wounded, reinforcement?.healthy]) {
      const name = face?.weapons.find((weapon) => weapon.id === id)?.name;
      if (name !== undefined) return name;
    }
  return null;
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
