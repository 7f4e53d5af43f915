import { type Column, compare as compared } from '../play/compare/compare.ts';
import { gameAt } from '../play/history.ts';
import { askedAbout } from './askedAbout.ts';
import { EXIT, type Exit, type Io } from './io.ts';

/** `compare FILE --command JSON`: what the game's own rules and every edition say of a command where the game stands. */
export const compare = (file: string, json: string, io: Io): Exit =>
  askedAbout(file, json, io, ({ start, history }, command) => {
    const { edition, rulings, rules } = start;
    const columns = compared(gameAt(history), start, command).columns.map(told);
    io.out(JSON.stringify({ ok: true, command, own: { edition, rulings, rules }, columns }, null, 2));
    return EXIT.ok;
  });

/** What there is nothing to say about is left out. */
function told({ of, cannot, without, answers, differences }: Column): Record<string, unknown> {
  if (cannot) return { of, cannot };
  return { of, ...(without.length > 0 ? { without } : {}), answers, differences };
}
