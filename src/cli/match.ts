import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORCES, type Force, type ReadyTable, TABLES } from '../content/index.ts';
import type { EditionId } from '../editions/index.ts';
import type { Side } from '../engine/index.ts';
import { botCommand } from '../play/bot.ts';
import { chanceDice, chanceFrom } from '../play/chance.ts';
import { gameFile, printed } from '../play/files/writeGame.ts';
import { gameAt } from '../play/history.ts';
import { type Player, playMatch } from '../play/match.ts';
import { startOf } from '../play/newGame.ts';
import { BUDGET, STRENGTHS, type Strength, think } from '../play/opponent/index.ts';
import type { Start } from '../play/start.ts';
import { EXIT, type Exit, type Io } from './io.ts';

/** Who plays a side: a strength of the opponent, or the random bot of the fuzzer. */
export const PLAYERS = [...STRENGTHS, 'bot'] as const;
type PlayerName = (typeof PLAYERS)[number];

export interface MatchRun {
  readonly games: number;
  readonly seed: number;
  readonly edition: EditionId;
  readonly a: PlayerName;
  readonly b: PlayerName;
  readonly mission: boolean;
  /** Where the games are written to. */
  readonly keep?: string;
}

/** `match`: lets two programs play games on ready tables; prints who won how many. A refused command is a fault. */
export function match(run: MatchRun, io: Io): Exit {
  const won = { a: 0, b: 0, nobody: 0 };
  const refused: unknown[] = [];
  let turns = 0;
  for (let i = 0; i < run.games; i++) {
    const seed = run.seed * 10_000 + i;
    const start = startFor(seed, run);
    const players = { a: player(run.a, seed), b: player(run.b, seed + 1) };
    const played = playMatch(start, players, chanceDice(chanceFrom(seed)));
    const { outcome, turn } = gameAt(played.history).state;
    won[outcome?.winner ?? 'nobody'] += 1;
    turns += turn.number;
    if (played.refused) refused.push({ game: i, command: played.refused });
    if (run.keep !== undefined) {
      mkdirSync(run.keep, { recursive: true });
      writeFileSync(join(run.keep, `match-${run.seed}-${i}.json`), printed(gameFile(start, played.history)));
    }
  }
  io.out(JSON.stringify({ games: run.games, players: { a: run.a, b: run.b }, won, turns: turns / run.games, refused }));
  return refused.length > 0 ? EXIT.no : EXIT.ok;
}

function player(name: PlayerName, seed: number): Player {
  const chance = chanceFrom(seed);
  if (name === 'bot') return (game) => botCommand(game, chance);
  return opponent(name, seed);
}

const opponent =
  (strength: Strength, seed: number): Player =>
  (game, side: Side) =>
    think(game, side, { strength, seed, budget: BUDGET })?.best.command ?? null;

/** Ready tables and forces, each in turn. */
function startFor(seed: number, { edition, mission }: MatchRun): Start {
  const table = TABLES[seed % 4] as ReadyTable;
  const a = FORCES[seed % FORCES.length] as Force;
  const b = FORCES[(seed + 1) % FORCES.length] as Force;
  const names = { a: 'A', b: 'B' };
  const type = mission ? 'mission' : 'skirmish';
  return startOf({ table, forces: { a, b }, names, edition, type, title: `match --seed ${seed}` });
}
