import { create } from 'zustand';
import { healthy } from '../../content/index.ts';
import type { Card, Profile } from '../../engine/index.ts';
import type { ToKeep } from '../../play/journal/journal.ts';
import type { StorageFault } from '../../play/journal/stored.ts';
import { cardMade, forceMade, type Made, type OwnForce } from '../../play/library.ts';
import { keep, useLibrary } from '../../store/library.ts';

/** A card or a force on the workbench, and where the library has it; a ready card is in no library, and changed as a copy. */
export interface CardInWork {
  readonly item: string | null;
  readonly card: Card;
}
export interface ForceInWork {
  readonly item: string | null;
  readonly force: OwnForce;
}

interface Making {
  readonly card: CardInWork | null;
  readonly force: ForceInWork | null;
  /** What the bench held before each change, the latest last; and what was taken back, the next first. */
  readonly before: readonly Bench[];
  readonly after: readonly Bench[];
  /** Why the card or the force on the bench is not stored: it stays on the screen. */
  readonly faults: Readonly<Record<'card' | 'force', StorageFault | null>>;
  /** What was not stored when something else came onto the bench. */
  readonly left: readonly ToKeep[];
  show(card: CardInWork): void;
  take(force: ForceInWork): void;
  changeCard(card: Card): Promise<void>;
  changeForce(force: OwnForce): Promise<void>;
  /** Tries once more to store what is not. */
  again(): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
}

type Bench = Pick<Making, 'card' | 'force'>;

export const useMaking = create<Making>()((set, get) => {
  const bench = (): Bench => ({ card: get().card, force: get().force });

  /** One after the other, so that what is new gets one place in the library and no second. */
  let queue: Promise<void> = Promise.resolve();
  const store = (what: 'card' | 'force'): Promise<void> => {
    queue = queue.then(() => (what === 'card' ? storeCard() : storeForce()));
    return queue;
  };

  /** With every force of the library that it is in. */
  const storeCard = async (): Promise<void> => {
    const { card } = get();
    if (!card) return;
    const forces = (useLibrary.getState().items ?? []).flatMap((item): ToKeep[] => {
      const within = item.kind === 'force' && changedIn(item.file.cards, card.card);
      return within ? [{ ...item, file: { ...item.file, cards: within } }] : [];
    });
    const stored = await keep([{ ...cardMade(card.card), ...placeOf(card) }, ...forces]);
    const id = stored.ok ? (stored.value[0]?.id ?? null) : null;
    set({ faults: { ...get().faults, card: stored.ok ? null : stored.fault } });
    const now = get().card;
    if (now && now.card.id === card.card.id) set({ card: { ...now, item: id ?? now.item } });
  };

  const storeForce = async (): Promise<void> => {
    const { force } = get();
    if (!force) return;
    const stored = await keep([{ ...forceMade(force.force), ...placeOf(force) }]);
    const id = stored.ok ? (stored.value[0]?.id ?? null) : null;
    set({ faults: { ...get().faults, force: stored.ok ? null : stored.fault } });
    const now = get().force;
    if (now && now.item === force.item) set({ force: { ...now, item: id ?? now.item } });
  };

  /** Something else comes onto the bench: what is not stored is not forgotten. */
  const putAside = (what: 'card' | 'force'): Pick<Making, 'faults' | 'left'> => {
    const { faults, left } = get();
    return { faults: { ...faults, [what]: null }, left: faults[what] ? [...left, ...onBench(get(), what)] : left };
  };

  const goTo = async (to: Bench, steps: Pick<Making, 'before' | 'after'>): Promise<void> => {
    const was = bench();
    set({ ...to, ...steps });
    if (to.card?.item && to.card !== was.card) await store('card');
    if (to.force?.item && to.force !== was.force) await store('force');
  };

  return {
    card: null,
    force: null,
    before: [],
    after: [],
    faults: { card: null, force: null },
    left: [],
    show: (card) => set({ ...putAside('card'), card, before: [], after: [] }),
    take: (force) => set({ ...putAside('force'), force, before: [], after: [] }),

    async again() {
      const { faults, left } = get();
      if (left.length > 0 && (await keep(left)).ok) set({ left: get().left.filter((each) => !left.includes(each)) });
      if (faults.card) await store('card');
      if (faults.force) await store('force');
    },

    async changeCard(card) {
      const { card: was, force, before } = get();
      const within = force && changedIn(force.force.cards, card);
      set({
        card: { item: was?.item ?? null, card },
        ...(within ? { force: { ...force, force: { ...force.force, cards: within } } } : {}),
        before: [...before, bench()],
        after: [],
      });
      await store('card');
    },

    async changeForce(force) {
      const { force: was, before } = get();
      set({ force: { item: was?.item ?? null, force }, before: [...before, bench()], after: [] });
      await store('force');
    },

    async undo() {
      const { before, after } = get();
      const to = before.at(-1);
      if (to) await goTo(placed(to, bench()), { before: before.slice(0, -1), after: [bench(), ...after] });
    },

    async redo() {
      const { before, after } = get();
      const [to] = after;
      if (to) await goTo(placed(to, bench()), { before: [...before, bench()], after: after.slice(1) });
    },
  };
});

const onBench = ({ card, force }: Bench, what: 'card' | 'force'): readonly ToKeep[] =>
  what === 'card'
    ? card
      ? [{ ...cardMade(card.card), ...placeOf(card) }]
      : []
    : force
      ? [{ ...forceMade(force.force), ...placeOf(force) }]
      : [];

/** All that is made here and not stored, and why; null: it is. */
export function unkeptOf(making: Making): { readonly fault: StorageFault; readonly all: readonly Made[] } | null {
  const { faults, left } = making;
  const fault = faults.card ?? faults.force ?? (left.length > 0 ? 'failed' : null);
  if (!fault) return null;
  const benched = (['card', 'force'] as const).flatMap((what) => (faults[what] ? onBench(making, what) : []));
  return { fault, all: [...left, ...benched] };
}

/** Where the library has it. */
const placeOf = ({ item }: { readonly item: string | null }) => (item === null ? {} : { id: item });

/** The cards with that one as it is now; null where it is not among them. */
function changedIn(cards: unknown, card: Card): readonly Card[] | null {
  const all = Array.isArray(cards) ? (cards as readonly Card[]) : [];
  return all.some(({ id }) => id === card.id) ? all.map((each) => (each.id === card.id ? card : each)) : null;
}

/** As it was, but where the library has it by now. */
const placed = ({ card, force }: Bench, now: Bench): Bench => ({
  card: card && { ...card, item: now.card?.item ?? card.item },
  force: force && { ...force, item: now.force?.item ?? force.item },
});

const PLAIN = healthy({});

/** The back of a card, to begin with: the front less one of each. */
export function lessOne(front: Profile): Profile {
  const less = (value: number): number => Math.max(0, value - 1);
  const ifThere = (value: number | null): number | null => (value === null || value <= 1 ? null : value - 1);
  return {
    ...front,
    move: less(front.move),
    actions: less(front.actions),
    moveAndFire: ifThere(front.moveAndFire),
    opportunityFire: ifThere(front.opportunityFire),
    suppressionFire: ifThere(front.suppressionFire),
    command: ifThere(front.command),
    h2h: less(front.h2h),
    weapons: front.weapons
      .filter(({ radius }) => radius === null)
      .map((weapon) => ({ ...weapon, long: less(weapon.long), short: less(weapon.short) })),
  };
}

export const newId = (): string => `card-${crypto.randomUUID().slice(0, 8)}`;

export const blankCard = (name: string): Card => ({
  id: newId(),
  name,
  role: 'rifleman',
  faction: 'soviet',
  points: 6,
  healthy: PLAIN,
  wounded: lessOne(PLAIN),
});

export const copyOf = (card: Card, name: string): Card => ({ ...card, id: newId(), name });

export const newForce = (name: string): OwnForce => ({ name, faction: '', cards: [], force: [] });

/** With one more of that card, as it is now. */
export const withCard = ({ cards, force, ...rest }: OwnForce, card: Card): OwnForce => ({
  ...rest,
  cards: [...cards.filter(({ id }) => id !== card.id), card],
  force: [...force, card.id],
});

export const withoutPlace = (force: OwnForce, place: number): OwnForce => ({
  ...force,
  force: force.force.filter((_, n) => n !== place),
});
