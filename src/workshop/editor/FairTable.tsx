import { Dices } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Edge } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Folded } from '../../parts/Folded.tsx';
import form from '../../parts/form.module.css';
import type { Draft } from '../../play/draft/draft.ts';
import { fairness } from '../../play/tables/fairness.ts';
import { DENSITIES, type Density, randomTable, STYLES, type Style } from '../../play/tables/randomTable.ts';
import { Field } from '../Field.tsx';
import { Chosen } from './Chosen.tsx';
import { useEditing } from './editing.ts';
import styles from './FairTable.module.css';
import position from './Position.module.css';

/** How fair the table is, whoever laid it out; and one that chance lays out instead. */
export function FairTable({ draft }: { draft: Draft }) {
  const t = useTranslations('ui.fair');
  return (
    <>
      <Folded summary={t('title')} className={position.more}>
        <Numbers draft={draft} />
      </Folded>
      <Folded summary={t('random')} className={position.more}>
        <Random draft={draft} />
      </Folded>
    </>
  );
}

const EDGES: readonly Edge[] = ['north', 'south', 'west', 'east'];

/** Up to these a table is called so: the ready ones lie between. */
const FAIR = 1;
const UNEVEN = 2;

function Numbers({ draft: { setup } }: { draft: Draft }) {
  const t = useTranslations('ui.fair');
  const { table, scenery, ruleset } = setup;
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

function Random({ draft: { setup } }: { draft: Draft }) {
  const t = useTranslations('ui.fair');
  const [style, setStyle] = useState<Style>('hamlet');
  const [density, setDensity] = useState<Density>('usual');
  const [seed, setSeed] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const layOut = (): void => {
    setBusy(true);
    // so that what is going on can be read before it is done
    setTimeout(() => {
      const { width, height } = setup.table;
      const laid = randomTable({ seed, style, density, width, height }, setup.ruleset, t('name', { seed }));
      useEditing.getState().do({ change: 'layOut', table: laid.table, scenery: laid.scenery });
      setSeed(seed + 1);
      setBusy(false);
    }, SOON);
  };
  return (
    <>
      <div className={position.numbers}>
        <Chosen
          label={t('style')}
          value={style}
          options={STYLES.map((each) => [each, t(`styles.${each}`)])}
          onChoose={(chosen) => setStyle(STYLES.find((each) => each === chosen) ?? 'hamlet')}
        />
        <Chosen
          label={t('density')}
          value={density}
          options={DENSITIES.map((each) => [each, t(`densities.${each}`)])}
          onChoose={(chosen) => setDensity(DENSITIES.find((each) => each === chosen) ?? 'usual')}
        />
        <Field label={t('seed')} whole least={0} most={999_999} value={seed} onKeep={setSeed} />
      </div>
      <Button refused={isBusy} onClick={layOut}>
        <Dices size={18} aria-hidden="true" /> {t(isBusy ? 'busy' : 'layOut')}
      </Button>
      <p className={form.hint}>{t('instead')}</p>
    </>
  );
}

/** A frame, in ms. */
const SOON = 20;
