import { Dices } from 'lucide-react';
import { useState } from 'react';
import { FORCES } from '../../content/index.ts';
import { type Edge, newGame, prepareSetup, type Setup } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { FairNumbers } from '../../parts/FairNumbers.tsx';
import { Folded } from '../../parts/Folded.tsx';
import form from '../../parts/form.module.css';
import type { Draft } from '../../play/draft/draft.ts';
import { gathered } from '../../play/newGame.ts';
import { DENSITIES, type Density, STYLES, type Style } from '../../play/tables/randomTable.ts';
import { layOut } from '../../store/randomTable.ts';
import { Balance, type Trial } from '../Balance.tsx';
import { Field } from '../Field.tsx';
import { Chosen } from './Chosen.tsx';
import { useEditing } from './editing.ts';
import position from './Position.module.css';

/** How fair the table is, whoever laid it out; and one that chance lays out instead. */
export function FairTable({ draft }: { draft: Draft }) {
  const t = useTranslations('ui.fair');
  return (
    <>
      <Folded summary={t('title')} className={position.more}>
        <FairNumbers of={draft.setup} />
        <Balance of={draft.setup} trials={() => trialsOn(draft, (edge) => t(`edge.${edge}`))} />
      </Folded>
      <Folded summary={t('random')} className={position.more}>
        <Random draft={draft} />
      </Folded>
    </>
  );
}

/** Of two equal forces, from edges opposite one another: what each edge is worth. */
function trialsOn({ edition, rulings, rules, setup }: Draft, words: (edge: Edge) => string): readonly Trial[] {
  const { table, scenery, ruleset } = setup;
  const [force] = FORCES;
  if (!force) return [];
  const { cards, forces } = gathered({ a: force, b: force });
  return OPPOSITE.map(([a, b]): Trial => {
    const sides = { a: { name: '', force: forces.a }, b: { name: '', force: forces.b } };
    // a scenario says whose edge is which; without aims of its own it is won as a skirmish is
    const begun: Setup = { table, scenery, cards, sides, type: 'scenario', edges: { a, b }, ruleset };
    const names = { a: words(a), b: words(b) };
    return { id: a, game: newGame(prepareSetup(begun)), rules: { edition, rulings, rules }, names };
  });
}

const OPPOSITE = [
  ['north', 'south'],
  ['west', 'east'],
] as const satisfies readonly (readonly [Edge, Edge])[];

function Random({ draft: { setup } }: { draft: Draft }) {
  const t = useTranslations('ui.fair');
  const [style, setStyle] = useState<Style>('hamlet');
  const [density, setDensity] = useState<Density>('usual');
  const [seed, setSeed] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const lay = (): void => {
    setBusy(true);
    setFailed(false);
    const { width, height } = setup.table;
    void layOut({ seed, style, density, width, height }, setup.ruleset, t('name', { seed })).then(
      ({ table, scenery }) => {
        setBusy(false);
        if (!useEditing.getState().steps.some(({ draft }) => draft.setup === setup)) return; // another lies there now
        useEditing.getState().do({ change: 'layOut', table, scenery });
        setSeed(seed + 1);
      },
      () => {
        setBusy(false);
        setFailed(true);
      },
    );
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
      <Button refused={isBusy} onClick={lay}>
        <Dices size={18} aria-hidden="true" /> {t(isBusy ? 'busy' : 'layOut')}
      </Button>
      {hasFailed && (
        <p className={form.fault} role="alert">
          {t('failed')}
        </p>
      )}
      <p className={form.hint}>{t('instead')}</p>
    </>
  );
}
