import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORCES, type Force, type ReadyTable, SCENARIOS, TABLES } from '../content/index.ts';
import type { EditionId } from '../editions/index.ts';
import { type Edge, SIDES } from '../engine/index.ts';
import { chanceDice, chanceFrom } from '../play/chance.ts';
import { gameFile, printed } from '../play/files/writeGame.ts';
import { gameAt, lineTo, nodeAt } from '../play/history.ts';
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
  /** The id of a ready scenario, instead of ready tables and forces. */
  readonly scenario?: string;
  /** The id of a ready table: of two equal forces, to see what its edges are worth. */
  readonly table?: string;
  /** Where the games are written to. */
  readonly keep?: string;
}

/** `match`: lets two programs play games on ready tables, or a scenario; prints who won how many, and from which edges. A refused command is a fault. */
export function match(run: MatchRun, io: Io): Exit {
  const won = { a: 0, b: 0, nobody: 0 };
  const refused: unknown[] = [];
  const edges: Partial<Record<Edge, { games: number; won: number }>> = {};
  let [turns, decisions] = [0, 0];
  for (let i = 0; i < run.games; i++) {
    const seed = run.seed * 10_000 + i;
    const start = startFor(seed, run);
    const players = { a: program(run.a, seed), b: program(run.b, seed + 1) };
    const played = playMatch(start, players, chanceDice(chanceFrom(seed)));
    const { outcome, turn, ...state } = gameAt(played.history).state;
    won[outcome?.winner ?? 'nobody'] += 1;
    for (const side of SIDES) {
      const edge = state.edges[side];
      if (edge === null) continue;
      const { games, won } = edges[edge] ?? { games: 0, won: 0 };
      edges[edge] = { games: games + 1, won: won + (outcome?.winner === side ? 1 : 0) };
    }
    turns += turn.number;
    decisions += lineTo(played.history).filter((at) => nodeAt(played.history, at)?.command.type !== 'roll').length;
    if (played.refused) refused.push({ game: i, command: played.refused });
    if (run.keep !== undefined) {
      mkdirSync(run.keep, { recursive: true });
      writeFileSync(join(run.keep, `match-${run.seed}-${i}.json`), printed(gameFile(start, played.history)));
    }
  }
  const { games, a, b } = run;
  io.out(
    JSON.stringify({
      games,
      players: { a, b },
      won,
      edges,
      turns: turns / games,
      decisions: decisions / games,
      refused,
    }),
  );
  return refused.length > 0 ? EXIT.no : EXIT.ok;
}

/** Ready tables and forces, each in turn; or the scenario. */
function startFor(seed: number, { edition, mission, scenario, ...run }: MatchRun): Start {
  const names = { a: 'A', b: 'B' };
  const title = `match --seed ${seed}`;
  const ready = SCENARIOS.find(({ id }) => id === scenario);
  if (ready) {
    const { victory, edges } = ready;
    const forces = { a: { cards: ready.forces.a }, b: { cards: ready.forces.b } };
    const of = { victory, ...(edges ? { edges } : {}) };
    return startOf({ table: ready, forces, names, edition, type: 'scenario', scenario: of, title });
  }
  const table = TABLES.find(({ id }) => id === run.table) ?? (TABLES[seed % 4] as ReadyTable);
  const a = FORCES[seed % FORCES.length] as Force;
  const b = run.table === undefined ? (FORCES[(seed + 1) % FORCES.length] as Force) : a;
  const type = mission ? 'mission' : 'skirmish';
  return startOf({ table, forces: { a, b }, names, edition, type, title });
}
