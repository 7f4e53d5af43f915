import { useSpeech } from '../../board/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Change } from '../../play/draft/change.ts';
import { type Step, useEditing } from './editing.ts';
import { gameShown } from './editorHand.ts';
import styles from './Position.module.css';

/** So many of the last changes are told. */
const TOLD = 4;

/** What has been done last, the newest first. */
export function Done() {
  const t = useTranslations('ui.workshop');
  const steps = useEditing((s) => s.steps);
  const at = useEditing((s) => s.at);
  const told = steps
    .map((step, place) => ({ step, place, before: steps[place - 1] ?? step }))
    .slice(Math.max(1, at + 1 - TOLD), at + 1)
    .reverse();
  if (told.length === 0) return null;
  return (
    <div className={styles.done}>
      <h2 className={styles.title}>{t('done')}</h2>
      <ol className={styles.steps}>
        {told.map(({ step, place, before }) => (
          <li key={place}>
            <Told step={step} before={before} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Told({ step, before }: { step: Step; before: Step }) {
  const t = useTranslations('ui.workshop');
  const after = useSpeech(gameShown(step.draft)).names;
  const names = useSpeech(gameShown(before.draft)).names;
  const { by } = step;
  if (!by) return t('began');
  if (by.change === 'several') {
    const { how, count } = whatWasDone(by.all);
    return t(`several.${how}`, { count });
  }
  if (by.change === 'group')
    return t(by.part === null ? 'several.apart' : 'several.oneBuilding', { count: by.ids.length });
  if ('side' in by && by.change !== 'enlist')
    return t(`what.${by.change}`, { name: step.draft.setup.sides[by.side].name });
  const id = subjectOf(by);
  if (id === null) return t(`what.${by.change}`, { name: '' });
  const name = by.change === 'enlist' ? by.card.name : after.thing(id) === id ? names.thing(id) : after.thing(id);
  return t(`what.${by.change}`, { name });
}

/** What has been done to several at once, and to how many. */
function whatWasDone(all: readonly Change[]): { how: 'placed' | 'gone' | 'changed'; count: number } {
  const countOf = (...some: readonly Change['change'][]): number =>
    all.filter(({ change }) => some.includes(change)).length;
  const [placed, gone] = [countOf('enlist', 'build', 'lay'), countOf('dismiss', 'clear', 'lift')];
  if (placed > 0) return { how: 'placed', count: placed };
  return gone > 0 ? { how: 'gone', count: gone } : { how: 'changed', count: all.length };
}

function subjectOf(by: Change): string | null {
  switch (by.change) {
    case 'character':
    case 'dismiss':
      return by.who;
    case 'enlist':
      return by.card.id;
    case 'build':
      return by.element.id;
    case 'lay':
      return by.marker.id;
    case 'scenery':
    case 'clear':
    case 'marker':
    case 'lift':
      return by.id;
    default:
      return null;
  }
}
