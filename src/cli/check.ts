import { namesOf } from '../i18n/index.ts';
import { gameAt } from '../play/history.ts';
import { storeyWarnings } from '../play/storeyWarnings.ts';
import { t } from './faultText.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { openedFile } from './openedFile.ts';

/** `check FILE`: what is likely not meant of the table in a file, one a line. That a file can be read is asked first. */
export function checkTable(file: string, io: Io): Exit {
  const opened = openedFile(file, io);
  if (!opened) return EXIT.unreadable;
  const { setup } = gameAt(opened.history);
  const names = namesOf(setup, t);
  const found = storeyWarnings(setup.elements);
  for (const { warning, element, level } of found) {
    const text = t(`files.storeys.${warning}`, { thing: names.thing(element), level });
    io.out(JSON.stringify({ warning, element, level, text }));
  }
  return found.length > 0 ? EXIT.no : EXIT.ok;
}
