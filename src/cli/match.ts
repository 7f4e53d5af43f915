import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORCES, type Force, type ReadyTable, TABLES } from '../content/index.ts';
import type { EditionId } from '../editions/index.ts';
import { chanceDice, chanceFrom } from '../play/chance.ts';
import { gameFile, printed } from '../play/files/writeGame.ts';
import { gameAt } from '../play/history.ts';
import { playMatch } from '../play/match.ts';
import { startOf } from '../play/newGame.ts';
import { type ProgramName, program } from '../play/programs.ts';
import type { Start } from '../play/start.ts';
import { EXIT, type Exit, type Io } from './io.ts';

export interface MatchRun {
  readonly games: number;
  readonly seed: number;
  readonly edition: EditionId;
  readonly a: ProgramName;
  readonly b: ProgramName;
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
    const players = { a: program(run.a, seed), b: program(run.b, seed + 1) };
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

/** Ready tables and forces, each in turn. */
function startFor(seed: number, { edition, mission }: MatchRun): Start {
  const table = TABLES[seed % 4] as ReadyTable;
  const a = FORCES[seed % FORCES.length] as Force;
  const b = FORCES[(seed + 1) % FORCES.length] as Force;
  const names = { a: 'A', b: 'B' };
  const type = mission ? 'mission' : 'skirmish';
  return startOf({ table, forces: { a, b }, names, edition, type, title: `match --seed ${seed}` });
}
