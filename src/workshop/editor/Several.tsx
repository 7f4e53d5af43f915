import { RotateCcw, RotateCw, X } from 'lucide-react';
import { useSpeech } from '../../board/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import type { Draft } from '../../play/draft/draft.ts';
import { Field } from '../Field.tsx';
import { group, raise, shiftTo, TURN, turn, useEditing } from './editing.ts';
import { gameShown } from './editorHand.ts';
import { HeldHead } from './HeldHead.tsx';
import styles from './InHand.module.css';
import { LevelField } from './LevelField.tsx';
import { Mirrors } from './Mirrors.tsx';
import { buildingOf, grouping, levelsOfAll, middleOfAll } from './several.ts';
import type { Thing } from './things.ts';

/** What can be done to several things in hand as to one, and which they are. */
export function Several({ draft, things }: { draft: Draft; things: readonly Thing[] }) {
  const t = useTranslations('ui.workshop');
  const join = useEditing((s) => s.join);
  const { names } = useSpeech(gameShown(draft));
  const name = t('several.things', { count: things.length });
  const [x, y] = middleOfAll(things);
  const { low, high } = levelsOfAll(things);
  return (
    <section className={styles.hand} data-held aria-label={t('inHand', { name })}>
      <HeldHead name={name} />
      <div className={styles.page}>
        <div className={styles.numbers}>
          <Field label={t('fields.x')} unit={t('unit.length')} value={x} onKeep={(to) => shiftTo([to, y])} />
          <Field label={t('fields.y')} unit={t('unit.length')} value={y} onKeep={(to) => shiftTo([x, to])} />
          {draft.setup.ruleset.levels.inPlay && <LevelField low={low} high={high} onKeep={raise} />}
        </div>
        <div className={styles.deeds}>
          <Button onClick={() => turn(-TURN)}>
            <RotateCcw size={16} aria-hidden="true" />
            {t('several.left')}
          </Button>
          <Button onClick={() => turn(TURN)}>
            <RotateCw size={16} aria-hidden="true" />
            {t('several.right')}
          </Button>
        </div>
        <Mirrors />
        {grouping(draft, things) && (
          <div className={styles.deeds}>
            <Button onClick={group}>{t(buildingOf(things) === null ? 'several.group' : 'several.ungroup')}</Button>
          </div>
        )}
        <ul className={styles.held} aria-label={t('several.which')}>
          {things.map(({ it: { id } }) => (
            <li key={id}>
              <Button label={t('several.letGo', { name: names.thing(id) })} onClick={() => join(id)}>
                <span>{names.thing(id)}</span>
                <X size={14} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
