import { useMemo } from 'react';
import type { Edge, Setup } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import { fairness } from '../play/tables/fairness.ts';
import styles from './FairNumbers.module.css';
import form from './form.module.css';

const EDGES: readonly Edge[] = ['north', 'south', 'west', 'east'];

/** Up to these a table is called so: the ready ones lie between. */
const FAIR = 1;
const UNEVEN = 2;

/** How fair a table is, in a sentence and in numbers for each of its edges. */
export function FairNumbers({ of: { table, scenery, ruleset } }: { of: Pick<Setup, 'table' | 'scenery' | 'ruleset'> }) {
  const t = useTranslations('ui.fair');
  const found = useMemo(() => fairness({ table, scenery }, ruleset), [table, scenery, ruleset]);
  const { prospects, difference, reachable, deployable } = found;
  const verdict = difference <= FAIR ? 'fair' : difference <= UNEVEN ? 'fairly' : 'uneven';
  return (
    <>
      <p>{t(!deployable ? 'noRoom' : !reachable ? 'noWay' : verdict)}</p>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">{t('from')}</th>
            <th scope="col">{t('seen')}</th>
            <th scope="col">{t('toCover')}</th>
            <th scope="col">{t('toMiddle')}</th>
            <th scope="col">{t('covers')}</th>
          </tr>
        </thead>
        <tbody>
          {EDGES.map((edge) => {
            const { seen, toCover, toMiddle, covers } = prospects[edge];
            return (
              <tr key={edge}>
                <th scope="row">{t(`edge.${edge}`)}</th>
                <td>{t('share', { share: seen })}</td>
                <td>{t('length', { length: toCover })}</td>
                <td>{t('length', { length: toMiddle })}</td>
                <td>{covers}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={form.hint}>{t('about')}</p>
    </>
  );
}
