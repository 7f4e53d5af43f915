import type { Rules } from '../../editions/index.ts';
import type { Read } from './fault.ts';
import type { GameForm } from './gameForm.ts';
import { gameFrom } from './readGame.ts';
import { type Opened, openGame } from './replay.ts';

/** The game of a file when it is played by these rules; or why it cannot be a game of theirs. */
export function openedUnder(form: GameForm, rules: Rules): Read<Opened> {
  const read = gameFrom({ ...form, ...rules, hashes: {}, last: null } as GameForm);
  if (!read.ok) return read;
  const opened = openGame(read.value);
  if (!opened.broken) return { ok: true, value: opened };
  const { at, violation } = opened.broken;
  return {
    ok: false,
    fault: { path: `commands[${at}]`, fault: 'refused-command', data: { rule: violation?.rule ?? '' } },
  };
}
