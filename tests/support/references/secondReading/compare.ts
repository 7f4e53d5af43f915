import { strayCommand } from '../../../../src/cli/fuzz/strayCommand.ts';
import {
  apply,
  attack,
  awaiting,
  type Command,
  check,
  type Game,
  isCommand,
  legalActions,
  sum,
} from '../../../../src/engine/index.ts';
import { chanceFrom } from '../../../../src/play/chance.ts';
import { legal, mayEndTurn } from './judge.ts';
import { asksAim, asksCover, dice, need } from './numbers.ts';
import { any, Reading, type Said } from './reading.ts';
import { gunsOf } from './rights.ts';
import { apart } from './shapes.ts';

/** Samples of one action of one character that are looked at. */
const MOST_SAMPLES = 4;
/** Kinds of action of which `triedBy` tries a legal command, if there is any. */
const EXHAUSTED = ['takeCover', 'fire', 'joinSuppression', 'grenade', 'opportunityFire'];

/** The engine and the second reading side by side. */
export class Comparison {
  /** Answers compared, those the reading was unsure of, and those that differ. */
  compared = 0;
  unsure = 0;
  readonly different: string[] = [];
  /** How often each kind of thing was found legal and illegal by both. */
  readonly kinds = new Map<string, number>();

  private note(kind: string, engine: unknown, read: unknown, what: () => string): void {
    if (read === null) {
      this.unsure++;
      return;
    }
    this.compared++;
    this.kinds.set(`${kind} ${engine}`, (this.kinds.get(`${kind} ${engine}`) ?? 0) + 1);
    if (engine !== read) this.different.push(`${kind}: engine ${engine}, read ${read}: ${what()}`);
  }

  /** `r` is of the same position, whatever rules the game is played by. */
  position(game: Game, name: string, strays: number, r = new Reading(game)): void {
    const judged = (command: Command) => this.command(game, r, command, name);
    this.numbers(game, r, name);
    for (const command of [...allShots(r), ...ontoScenery(r), ...farThrows(r)]) judged(command);
    const chance = chanceFrom(strays);
    for (let i = 0; i < strays; i++) {
      const command = strayCommand(game, chance);
      if (isCommand(command)) judged(command);
    }
    this.list(game, r, name);
  }

  private command(game: Game, r: Reading, command: Command, name: string): Said {
    const read = legal(r, command);
    const refused = check(game, command);
    this.note(command.type, refused === null, read, () => `${name} ${JSON.stringify(command)} ${refused?.rule ?? ''}`);
    return read;
  }

  /** Each action of each character: is any of it legal? Whatever the engine gives as a sample has to be. */
  private list(game: Game, r: Reading, name: string): void {
    for (const { action, who, violation, samples } of legalActions(game)) {
      const what = () => `${name} ${action} of ${who} ${violation?.rule ?? ''}`;
      if (action === 'endTurn') {
        this.note('list endTurn', violation === null, mayEndTurn(r), what);
        continue;
      }
      const every = Math.ceil(samples.length / MOST_SAMPLES);
      const said = samples.filter((_, i) => i % every === 0).map((sample) => this.command(game, r, sample, name));
      const tried = triedBy(r, action, who as string).map((command) => legal(r, command));
      const none = EXHAUSTED.includes(action) ? false : null;
      this.note(`list ${action}`, violation === null, any(...said, ...tried, none), what);
    }
  }

  /** To-hit numbers, dice and the questions before the roll, of each pair of enemies. */
  private numbers(game: Game, r: Reading, name: string): void {
    for (const from of r.men) {
      for (const to of r.foesOf(from)) {
        for (const weapon of gunsOf(from)) {
          const what = () => `${name} ${from.id} at ${to.id} with ${weapon.id}`;
          const plain = attack(game, from.id, to.id, { weapon: weapon.id });
          const aimed = attack(game, from.id, to.id, { weapon: weapon.id, aimed: true });
          this.note('los', plain.sight.los, r.sees(from, to), what);
          if (!plain.sight.los) continue;
          this.note('need', sum(plain.need), need(r, from, to), what);
          this.note('dice', sum(plain.count), dice(r, from, to, weapon, false), what);
          this.note('dice aimed', sum(aimed.count), dice(r, from, to, weapon, true), what);
          this.asked(game, r, { type: 'fire', who: from.id, at: to.id, weapon: weapon.id }, what);
        }
      }
    }
  }

  private asked(game: Game, r: Reading, shot: Extract<Command, { type: 'fire' }>, what: () => string): void {
    const fired = apply(game, shot);
    const [from, to] = [r.man(shot.who), r.man(shot.at)];
    const weapon = from && gunsOf(from).find(({ id }) => id === shot.weapon);
    if (!fired.ok || !from || !to || !weapon) return;
    const question = awaiting(fired.game);
    const asks = question.kind === 'choose' ? question.about.what : question.kind;
    const cover = asksCover(r, from, to);
    this.note('takeCover asked', asks === 'takeCover', cover, what);
    if (cover === false) this.note('aim asked', asks === 'aim', asksAim(r, from, weapon), what);
  }
}

const allShots = (r: Reading): Command[] =>
  r.men.flatMap((from) =>
    gunsOf(from).flatMap((weapon) =>
      r.men.map((to): Command => ({ type: 'fire', who: from.id, at: to.id, weapon: weapon.id })),
    ),
  );

/** Onto the middle of each element near by, and straight over it. */
const ontoScenery = (r: Reading): Command[] =>
  r.men.flatMap(({ id, at, side }) =>
    r.solids.flatMap(({ blocker }): Command[] => {
      const to = blocker.outline.bounds.at;
      if (side !== r.side || apart(at, to) > NEARBY) return [];
      const beyond = [2 * to[0] - at[0], 2 * to[1] - at[1]] as const;
      return [to, beyond].map((end) => ({ type: 'move', who: id, path: [at, end] }));
    }),
  );

const NEARBY = 6;

/** Towards each enemy, about as far as the limits of a throw. */
const farThrows = (r: Reading): Command[] =>
  r.men.flatMap((man) =>
    r.foesOf(man).flatMap((foe) =>
      [4.5, 5.5, 9.5, 10.5, 14.5, 15.5].map((distance): Command => {
        const share = (distance + 1) / Math.max(1, apart(man.at, foe.at));
        const towards = (i: 0 | 1) => man.at[i] + (foe.at[i] - man.at[i]) * share;
        return { type: 'grenade', who: man.id, at: [towards(0), towards(1)] };
      }),
    ),
  );

/** Some commands of a kind of which the engine says there is none. */
function triedBy(r: Reading, action: string, who: string): Command[] {
  const man = r.man(who);
  if (!man) return [];
  const spots = r.men.map(({ at }) => at);
  switch (action) {
    case 'takeCover':
      return [{ type: 'takeCover', who }];
    case 'fire':
      return allShots(r).filter((command) => 'who' in command && command.who === who);
    case 'grenade':
    case 'opportunityFire':
      return spots.map((at) => ({ type: action, who, at }));
    case 'suppressionFire':
      return spots.flatMap((at) => [
        { type: action, who, at } as const,
        ...r.friendsOf(man).map(({ id }) => ({ type: action, who, at, with: [id] }) as const),
      ]);
    case 'joinSuppression':
      return r.game.state.markers.map(({ id }) => ({ type: action, who, marker: id }));
    case 'move':
    case 'moveAndFire':
      return Array.from({ length: 16 }, (_, i) => {
        const angle = (i * Math.PI) / 8;
        const to = [man.at[0] + 0.2 * Math.cos(angle), man.at[1] + 0.2 * Math.sin(angle)] as const;
        return { type: action, who, path: [man.at, to] } as const;
      });
    default:
      return [];
  }
}
