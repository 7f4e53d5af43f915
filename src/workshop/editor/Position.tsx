import { Printer } from 'lucide-react';
import { EDITIONS } from '../../editions/index.ts';
import { EDGES, SIDES } from '../../engine/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Folded } from '../../parts/Folded.tsx';
import form from '../../parts/form.module.css';
import { underWay } from '../../play/draft/change.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { usePrinting } from '../../store/printing.ts';
import { Field } from '../Field.tsx';
import { Chosen } from './Chosen.tsx';
import { useEditing } from './editing.ts';
import styles from './Position.module.css';

const TYPES = ['skirmish', 'mission'] as const;

/** What is true of the position as a whole: whose turn it is, the tokens, the rules, the table. */
export function Position({ draft }: { draft: Draft }) {
  const t = useTranslations('ui.workshop');
  const all = useTranslations();
  const act = useEditing((s) => s.do);
  const { turn, tokens, edges } = draft.position;
  const { table, ruleset, sides, type } = draft.setup;
  const going = underWay(draft);
  return (
    <div className={styles.position}>
      <h2 className={styles.title}>{t('position')}</h2>
      {going && (
        <p className={styles.note}>
          {t(`underWay.${going}`)} <Button onClick={() => act({ change: 'free' })}>{t(`free.${going}`)}</Button>
        </p>
      )}
      <div className={styles.numbers}>
        <Chosen
          label={t('decides')}
          value={turn.side}
          options={SIDES.map((side) => [side, sides[side].name])}
          onChoose={(side) => act({ change: 'turn', now: { side: side === 'b' ? 'b' : 'a' } })}
        />
        <Field
          label={t('turn')}
          whole
          least={1}
          most={99}
          value={turn.number}
          onKeep={(number) => act({ change: 'turn', now: { number } })}
        />
        {SIDES.map((side) => (
          <Field
            key={side}
            label={t('tokens', { name: sides[side].name })}
            whole
            least={0}
            most={99}
            value={tokens[side]}
            onKeep={(now) => act({ change: 'tokens', side, tokens: now })}
          />
        ))}
      </div>
      <Folded summary={t('more')} className={styles.more}>
        <div className={styles.numbers}>
          {ruleset.turn.rounds && (
            <Field
              label={t('round')}
              whole
              least={1}
              most={99}
              value={turn.round}
              onKeep={(round) => act({ change: 'turn', now: { round } })}
            />
          )}
          <Field
            label={t('spent')}
            whole
            least={0}
            most={99}
            value={turn.spent}
            onKeep={(spent) => act({ change: 'turn', now: { spent } })}
          />
          <Field
            label={t('width')}
            unit={t('unit.length')}
            least={4}
            most={100}
            value={table.width}
            onKeep={(width) => act({ change: 'table', now: { width } })}
          />
          <Field
            label={t('height')}
            unit={t('unit.length')}
            least={4}
            most={100}
            value={table.height}
            onKeep={(height) => act({ change: 'table', now: { height } })}
          />
        </div>
        {SIDES.map((side) => (
          <Chosen
            key={side}
            label={t('edgeOf', { name: sides[side].name })}
            value={edges[side] ?? ''}
            options={[['', t('noEdge')], ...EDGES.map((edge) => [edge, all(`ui.prompt.edge.${edge}`)] as const)]}
            onChoose={(chosen) => act({ change: 'edge', side, edge: EDGES.find((edge) => edge === chosen) ?? null })}
          />
        ))}
        {type !== 'scenario' && (
          <Chosen
            label={t('type')}
            value={type}
            options={TYPES.map((each) => [each, t(`types.${each}`)])}
            onChoose={(chosen) => act({ change: 'type', type: chosen === 'mission' ? 'mission' : 'skirmish' })}
          />
        )}
        <Chosen
          label={t('edition')}
          value={draft.edition}
          options={EDITIONS.map((edition) => [edition, editionWord(all, 'name', edition)])}
          onChoose={(chosen) => {
            const edition = EDITIONS.find((each) => each === chosen);
            if (edition) act({ change: 'edition', edition });
          }}
        />
        {Object.keys(draft.rules).length + Object.keys(draft.rulings).length > 0 && (
          <p className={form.hint}>{t('ownRules')}</p>
        )}
      </Folded>
      <Button
        onClick={() => usePrinting.getState().print({ of: 'position', name: draft.title || t('untitled'), draft })}
      >
        <Printer size={18} aria-hidden="true" /> {all('ui.print.open')}
      </Button>
    </div>
  );
}
