import type { Read } from './fault.ts';
import { parseJson } from './json.ts';
import { readCase } from './readCase.ts';
import { type GameFile, gameFrom, readGame } from './readGame.ts';
import { readScenario } from './readScenario.ts';

/** A file that can be played: a game, a scenario, of which nothing has been played yet, or the game of a case. */
export function readPlayable(text: string): Read<GameFile> {
  const json = parseJson(text);
  const { format } = ((json.ok ? json.value : null) as { readonly format?: unknown } | null) ?? {};
  if (format === 'take-cover/scenario') return readScenario(text);
  if (format !== 'take-cover/case') return readGame(text);
  const read = readCase(text);
  return read.ok ? gameFrom(read.value.game) : read;
}
