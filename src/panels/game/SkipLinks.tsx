import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { shortcutNow } from '../../parts/Button.tsx';
import type { History } from '../../play/history.ts';
import { useTellMe } from '../characters/useTellMe.ts';
import { sayAgain } from './lastSaid.ts';
import { focusOn } from './regions.ts';
import styles from './SkipLinks.module.css';

const REPEAT_KEY = ';';

/** The first stops of the Tab key, seen only when they have the focus: past the cards to what is due, and to the table; and what can be heard of somebody. */
export function SkipLinks({ game, history }: { game: Game; history: History }) {
  const t = useTranslations('ui.hand.skip');
  const asked = useTranslations('ui.tellMe');
  const speaking = useTranslations('ui.speaking');
  const tellMe = useTellMe(game, history);
  return (
    <nav className={styles.skip} aria-label={t('label')}>
      <button type="button" onClick={() => focusOn('decision')}>
        {t('decision')}
      </button>
      <button type="button" onClick={() => focusOn('board')}>
        {t('board')}
      </button>
      <button type="button" aria-keyshortcuts={shortcutNow('k')} onClick={() => tellMe()}>
        {asked('button')}
      </button>
      <button type="button" aria-keyshortcuts={shortcutNow('Shift+k')} onClick={() => tellMe('changes')}>
        {asked('changes')}
      </button>
      <button type="button" aria-keyshortcuts={shortcutNow(REPEAT_KEY)} onClick={sayAgain}>
        {speaking('again')}
      </button>
    </nav>
  );
}
