import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORCES, type Force, type ReadyTable, SCENARIOS, TABLES } from '../content/index.ts';
import type { EditionId } from '../editions/index.ts';
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
  /** Where the games are written to. */
  readonly keep?: string;
}

/** `match`: lets two programs play games on ready tables, or a scenario; prints who won how many. A refused command is a fault. */
export function match(run: MatchRun, io: Io): Exit {
  const won = { a: 0, b: 0, nobody: 0 };
  const refused: unknown[] = [];
  let [turns, decisions] = [0, 0];
  for (let i = 0; i < run.games; i++) {
    const seed = run.seed * 10_000 + i;
    const start = startFor(seed, run);
    const players = { a: program(run.a, seed), b: program(run.b, seed + 1) };
    const played = playMatch(start, players, chanceDice(chanceFrom(seed)));
    const { outcome, turn } = gameAt(played.history).state;
    won[outcome?.winner ?? 'nobody'] += 1;
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
    JSON.stringify({ games, players: { a, b }, won, turns: turns / games, decisions: decisions / games, refused }),
  );
  return refused.length > 0 ? EXIT.no : EXIT.ok;
}

/** Ready tables and forces, each in turn; or the scenario. */
function startFor(seed: number, { edition, mission, scenario }: MatchRun): Start {
  const names = { a: 'A', b: 'B' };
  const title = `match --seed ${seed}`;
  const ready = SCENARIOS.find(({ id }) => id === scenario);
  if (ready) {
    const { victory, edges } = ready;
    const forces = { a: { cards: ready.forces.a }, b: { cards: ready.forces.b } };
    const of = { victory, ...(edges ? { edges } : {}) };
    return startOf({ table: ready, forces, names, edition, type: 'scenario', scenario: of, title });
  }
  const table = TABLES[seed % 4] as ReadyTable;
  const a = FORCES[seed % FORCES.length] as Force;
  const b = FORCES[(seed + 1) % FORCES.length] as Force;
  const type = mission ? 'mission' : 'skirmish';
  return startOf({ table, forces: { a, b }, names, edition, type, title });
}
