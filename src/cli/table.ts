import { type EditionId, rulesetOf } from '../editions/index.ts';
import { printed } from '../play/files/writeGame.ts';
import { made } from '../play/library.ts';
import { type Density, randomTable, type Style } from '../play/tables/randomTable.ts';
import { t } from './faultText.ts';
import { EXIT, type Exit, type Io } from './io.ts';

export interface TableRun {
  readonly seed: number;
  readonly style: Style;
  readonly density: Density;
  /** In u. */
  readonly width: number;
  readonly height: number;
  /** By whose rules it is fair. */
  readonly edition: EditionId;
}

/** `table`: a table laid out by chance, as fair as chance has it, as a file; exit status 1 where nothing has room on one of that size. */
export function table({ edition, ...wish }: TableRun, io: Io): Exit {
  const { table, scenery, fairness } = randomTable(wish, rulesetOf(edition), t('ui.fair.name', { seed: wish.seed }));
  io.out(printed({ ...made('table', { table, scenery }).file, 'x-fairness': fairness }).trimEnd());
  return scenery.length > 0 ? EXIT.ok : EXIT.no;
}
