/** Chances of dice, as far as a plan needs them: what really comes of a command is found by playing it (foresee.ts). */

/** Chances of an attack on one who is unhurt: that he takes a wound or more, and that he falls at once. */
export interface Harm {
  readonly hit: number;
  readonly kill: number;
}

const NO_HARM: Harm = { hit: 0, kill: 0 };

const counts = new Map<number, readonly number[]>();

/** The chances of 0, 1, 2… successes among some dice, each with chance p: so many sixths. */
export function successes(dice: number, p: number): readonly number[] {
  const key = Math.round(p * 6) + 8 * dice;
  const known = counts.get(key);
  if (known) return known;
  let chances: number[] = [1];
  for (let i = 0; i < dice; i++) {
    const next = [...chances, 0].map((none, n) => none * (1 - p) + (chances[n - 1] ?? 0) * p);
    chances = next;
  }
  counts.set(key, chances);
  return chances;
}

/** The chance of at least so many successes. */
export const atLeast = (chances: readonly number[], n: number): number =>
  n <= 0 ? 1 : chances.slice(n).reduce((sum, chance) => sum + chance, 0);

const shots = new Map<number, Harm>();

/** FIRE-4, FIRE-5: a shot of so many dice that hits from `need` on, and fells with so many sixes. */
export function shotHarm(dice: number, need: number, sixes: number): Harm {
  if (need > 6 || dice <= 0) return NO_HARM;
  const key = (Math.min(dice, 60) * 8 + need) * 16 + Math.min(sixes, 15);
  const known = shots.get(key);
  if (known) return known;
  const hit = atLeast(successes(dice, (7 - Math.max(1, need)) / 6), 1);
  const kill = Math.min(hit, atLeast(successes(dice, 1 / 6), sixes));
  shots.set(key, { hit, kill });
  return { hit, kill };
}

/** One who fights: the dice of both sides of his card, and how many wounds he can take. */
export interface Brawler {
  readonly dice: readonly [unhurt: number, hurt: number];
  readonly lives: 1 | 2;
}

/** How a close combat ends for both. */
export interface Melee {
  readonly ours: Harm;
  readonly theirs: Harm;
}

const fights = new Map<string, Melee>();

/** Rounds of exchanges that are looked into; what is then still undecided hardly counts. */
const EXCHANGES = 12;

/** The lives left to both, as one number: nobody has more than two. */
const stateOf = (us: number, them: number): number => us * 3 + them;
const livesIn = (state: number): readonly [us: number, them: number] => [Math.floor(state / 3), state % 3];

/** H2H-1 to 4: exchange after exchange, both at once, until one is out; each die that hits is a wound. */
export function meleeHarm(ours: Brawler, theirs: Brawler, need: number): Melee {
  const key = [...ours.dice, ours.lives, ...theirs.dice, theirs.lives, need].join();
  const known = fights.get(key);
  if (known) return known;
  const p = (7 - need) / 6;
  const diceOf = ({ dice, lives }: Brawler, left: number) => dice[lives === 2 && left === 2 ? 0 : 1];
  let going = new Map([[stateOf(ours.lives, theirs.lives), 1]]);
  const ended = new Map<number, number>();
  const add = (to: Map<number, number>, state: number, chance: number) => to.set(state, (to.get(state) ?? 0) + chance);
  for (let i = 0; i < EXCHANGES && going.size > 0; i++) {
    const next = new Map<number, number>();
    for (const [state, chance] of going) {
      const [us, them] = livesIn(state);
      for (const [hits, our] of successes(Math.min(20, diceOf(ours, us)), p).entries()) {
        for (const [wounds, their] of successes(Math.min(20, diceOf(theirs, them)), p).entries()) {
          const left = [Math.max(0, us - wounds), Math.max(0, them - hits)] as const;
          add(left[0] === 0 || left[1] === 0 ? ended : next, stateOf(...left), chance * our * their);
        }
      }
    }
    going = next;
  }
  for (const [state, chance] of going) add(ended, state, chance);
  const harmOf = (who: 0 | 1, lives: number): Harm => {
    let hit = 0;
    let kill = 0;
    for (const [state, chance] of ended) {
      const left = livesIn(state)[who];
      if (left < lives) hit += chance;
      if (left === 0) kill += chance;
    }
    return { hit, kill };
  };
  const melee = { ours: harmOf(0, ours.lives), theirs: harmOf(1, theirs.lives) };
  fights.set(key, melee);
  return melee;
}
