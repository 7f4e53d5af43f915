import type { PreparedSetup } from '../engine/index.ts';
import { namesOf } from '../i18n/index.ts';
import { checkFile } from '../play/files/checkFile.ts';
import { readPlayable } from '../play/files/readPlayable.ts';
import { openGame } from '../play/files/replay.ts';
import { gameAt } from '../play/history.ts';
import { leftOutOf, storeyWarnings } from '../play/storeyWarnings.ts';
import { t } from './faultText.ts';
import { EXIT, type Exit, type Io } from './io.ts';

/** `check PATH…`: all that is wrong with files of whatever kind, and what of the table in one is likely not meant, a line for each. */
export function check(paths: readonly string[], io: Io): Exit {
  const files = paths.flatMap((path) => io.files(path) ?? [path]);
  const exits = files.map((file) => checked(file, io));
  if (exits.includes(EXIT.unreadable)) return EXIT.unreadable;
  return exits.includes(EXIT.no) ? EXIT.no : EXIT.ok;
}

function checked(file: string, io: Io): Exit {
  const text = io.read(file);
  if (text === null) {
    io.error(t('files.cli.cannotRead', { file }));
    return EXIT.unreadable;
  }
  const { kind, faults } = checkFile(text);
  for (const { line, path, fault, data } of faults) {
    io.out(JSON.stringify({ file, line, path, fault, text: t(`files.faults.${fault}`, { ...data } as never) }));
  }
  if (faults.length > 0) return kind === null ? EXIT.unreadable : EXIT.no;
  const read = readPlayable(text);
  if (!read.ok) return EXIT.ok;
  const { setup } = gameAt(openGame(read.value).history);
  const warnings = unlikelyIn(setup);
  for (const said of [...leftOutIn(setup), ...warnings]) io.out(JSON.stringify({ file, ...said }));
  return warnings.length > 0 ? EXIT.no : EXIT.ok;
}

/** R165: what of a table with storeys is left out, which nobody need mend. */
function leftOutIn(setup: PreparedSetup): readonly object[] {
  const count = leftOutOf(setup);
  return count > 0 ? [{ rule: 'R165', count, text: t('files.storeys.left-out', { count }) }] : [];
}

/** What of the table on which something is played is likely not meant. */
function unlikelyIn(setup: PreparedSetup): readonly object[] {
  const names = namesOf(setup, t);
  return storeyWarnings(setup.elements).map(({ warning, element, level }) => ({
    ...{ warning, element, level },
    text: t(`files.storeys.${warning}`, { thing: names.thing(element), level }),
  }));
}
