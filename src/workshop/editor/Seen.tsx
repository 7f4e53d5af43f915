import { useSpeech } from '../../board/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { useEditing } from './editing.ts';
import { gameShown } from './editorHand.ts';
import { useSeenPair } from './Marks.tsx';
import styles from './Position.module.css';

/** In words what the last two who were in hand see of each other, while anything is dragged. */
export function Seen({ draft }: { draft: Draft }) {
  const t = useTranslations('ui.workshop');
  const live = useEditing((s) => s.live);
  const { names } = useSpeech(gameShown(draft));
  const seen = useSeenPair(live ?? draft);
  if (!seen) return null;
  const { sight } = seen;
  const [from, to] = [names.thing(seen.from), names.thing(seen.to)];
  const things = [...new Set(sight.counted.map(({ id }) => names.thing(id)))].join(', ');
  const said = (): string => {
    if (!sight.los) return things === '' ? t('seesNobody', { from, to }) : t('seesNot', { from, to, things });
    return sight.cover === 'open' ? t('sees', { from, to }) : t('seesCovered', { from, to, things });
  };
  return <p className={styles.seen}>{said()}</p>;
}
