import { type Card, GRENADES, type GrenadeKind, isGrenade, type Profile, type Weapon } from '../cards.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Ruleset } from '../ruleset.ts';

/** What cards say under a ruleset (SETUP-14): every number has a card in every edition, a few things only in some. */
export interface Printed {
  /** REIN-1: a second character on the other side. */
  readonly reinforcement: boolean;
  /** H2H-3: who strikes first. */
  readonly h2hPriority: boolean;
  /** AIM-1, R16: a weapon that is aimed at every shot. */
  readonly aimEveryShot: boolean;
  /** GREN-13: one kind of grenade, or the three. */
  readonly grenades: readonly GrenadeKind[];
  /** TURN-7: most actions that tokens can be had for; null: any number. */
  readonly mostActions: number | null;
}

export const printedOn = ({ setup, closeCombat, aim, grenades, turn }: Ruleset): Printed => ({
  reinforcement: setup.reinforcements,
  h2hPriority: closeCombat.priority,
  aimEveryShot: aim.shots === 'card',
  grenades: grenades.kinds === null ? ['frag'] : GRENADES,
  mostActions: turn.rounds ? turn.income : null,
});

export type CardFace = 'healthy' | 'wounded' | 'reinforcement';

/** Something on a card of which nothing comes by these rules, or that is otherwise by them. */
export interface CardNote {
  readonly note:
    | 'reinforcement'
    | 'h2hPriority'
    | 'aimEveryShot'
    | 'oneKind'
    | 'otherGrenade'
    | 'noActions'
    | 'manyActions'
    | 'nothingToFire'
    | 'noRange'
    | 'noShots'
    | 'noDice'
    | 'noBurst';
  readonly rule: RuleId;
  readonly on: CardFace;
  /** The permission it is about. */
  readonly what?: Ranged;
  readonly weapon?: Weapon;
  /** How many actions at most; a grenade's dice and radius by the rules. */
  readonly most?: number;
  readonly dice?: number;
  readonly radius?: number;
}

const RANGED = ['moveAndFire', 'opportunityFire', 'suppressionFire', 'command'] as const;
type Ranged = (typeof RANGED)[number];

/** All there is to say of a card by these rules. It may be played all the same: the notes are for who makes it. */
export function cardNotes(card: Card, ruleset: Ruleset): readonly CardNote[] {
  const printed = printedOn(ruleset);
  const { healthy, wounded, reinforcement } = card;
  const isTwo = reinforcement && printed.reinforcement;
  return [
    ...profileNotes(healthy, 'healthy', printed, ruleset),
    ...(isTwo ? [] : profileNotes(wounded, 'wounded', printed, ruleset)), // REIN-3: nobody on it is wounded
    ...(isTwo ? profileNotes(reinforcement.healthy, 'reinforcement', printed, ruleset) : []),
    ...(reinforcement && !isTwo
      ? [{ note: 'reinforcement', rule: 'REIN-1', on: 'reinforcement' } satisfies CardNote]
      : []),
  ];
}

function profileNotes(profile: Profile, on: CardFace, printed: Printed, ruleset: Ruleset): CardNote[] {
  const { actions, h2hPriority, weapons } = profile;
  const notes: CardNote[] = [];
  const say = (note: CardNote['note'], rule: RuleId, more: Partial<CardNote> = {}) =>
    notes.push({ note, rule, on, ...more });
  if (actions === 0) say('noActions', 'TURN-7');
  if (printed.mostActions !== null && actions > printed.mostActions)
    say('manyActions', 'TURN-7', { most: printed.mostActions });
  if (h2hPriority && !printed.h2hPriority) say('h2hPriority', 'H2H-3');
  const isArmed = weapons.some((weapon) => !isGrenade(weapon));
  for (const what of RANGED) {
    const value = profile[what];
    if (value === null) continue;
    if (what !== 'command' && !isArmed) say('nothingToFire', 'R130', { what });
    else if (value === 0) say('noRange', RULES[what], { what });
  }
  for (const weapon of weapons) {
    if (isGrenade(weapon)) grenadeNotes(weapon, printed, ruleset, say);
    else {
      if (weapon.shots === 0) say('noShots', 'FIRE-6', { weapon });
      if (weapon.short === 0 && weapon.long === 0) say('noDice', 'R69', { weapon });
      if (weapon.aimEveryShot && !printed.aimEveryShot) say('aimEveryShot', 'AIM-1', { weapon });
    }
  }
  return notes;
}

const RULES: Readonly<Record<Ranged, RuleId>> = {
  moveAndFire: 'MF-1',
  opportunityFire: 'OF-2',
  suppressionFire: 'SF-12',
  command: 'CMD-1',
};

function grenadeNotes(
  weapon: Weapon,
  { grenades }: Printed,
  ruleset: Ruleset,
  say: (note: CardNote['note'], rule: RuleId, more?: Partial<CardNote>) => void,
): void {
  const kind = GRENADES.find((each) => each === weapon.kind);
  if (!kind) return;
  if (!grenades.includes(kind)) return void say('oneKind', 'GREN-13', { weapon });
  const known = ruleset.grenades.extra?.of[kind];
  if (weapon.short === 0 && kind !== 'smoke') say('noBurst', 'GREN-8', { weapon });
  else if (known && (known.dice !== weapon.short || known.radius !== weapon.radius))
    say('otherGrenade', 'GREN-13', { weapon, dice: known.dice, radius: known.radius });
}

/** GREN-13: the grenades that these rules have numbers of their own for, as a card lists them. */
export const grenadesKnown = ({ grenades: { extra } }: Ruleset): readonly Weapon[] =>
  extra === null
    ? []
    : GRENADES.map((kind) => ({
        ...{ id: `${kind}-grenade`, kind, shots: 1, long: 0, aim: 0, aimEveryShot: false, machineGun: false },
        short: extra.of[kind].dice,
        radius: extra.of[kind].radius,
      }));
