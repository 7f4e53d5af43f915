import { Lightbulb } from 'lucide-react';
import { useMemo } from 'react';
import { useSpeech } from '../../board/index.ts';
import { refusal, say, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import type { Draft } from '../../play/draft/draft.ts';
import { type Advice, aboutOf, adviceOn } from './advice.ts';
import { useEditing } from './editing.ts';
import { gameShown, useLooking } from './editorHand.ts';
import styles from './Position.module.css';

/** What the rules would have of the table, and what of its storeys is likely not meant; what it is about is pointed out on the table. */
export function Advised({ draft }: { draft: Draft }) {
  const t = useTranslations('ui.workshop');
  const all = useMemo(() => adviceOn(draft), [draft]);
  const said = useAdviceWords(draft);
  if (all.length === 0) return null;
  const show = ({ id, level }: NonNullable<ReturnType<typeof aboutOf>>): void => {
    useEditing.getState().select(id);
    useLooking.setState({ level, followed: null });
  };
  return (
    <div className={styles.faults}>
      <h2 className={styles.title}>{t('advice', { count: all.length })}</h2>
      <ul className={styles.list}>
        {all.map((advice) => {
          const text = said(advice);
          const about = aboutOf(advice);
          return (
            <li key={`${about?.id} ${text}`} className={styles.advice}>
              <Lightbulb size={18} aria-hidden="true" />
              <span>{text}</span>
              {about && <Button onClick={() => show(about)}>{t('show')}</Button>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function useAdviceWords(draft: Draft): (advice: Advice) => string {
  const t = useTranslations();
  const { names } = useSpeech(gameShown(draft));
  return (advice) => {
    switch (advice.kind) {
      case 'rule':
        return say(t, refusal(t, advice.violation, names, draft.edition));
      case 'small':
        return t('ui.prompt.edge.small');
      case 'leftOut':
        return t('files.storeys.left-out', { count: advice.count });
      case 'storey': {
        const { warning, element, level } = advice.warning;
        return t(`files.storeys.${warning}`, { thing: names.thing(element), level });
      }
    }
  };
}
