import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useWords } from '../useWords.ts';
import styles from './Prompt.module.css';

/** Why somebody shoots out of turn: a shot of opportunity fire, which may come without having been asked for (R92). */
export function SetOff({ game }: { game: Game }) {
  const t = useTranslations('ui.prompt');
  const words = useWords(game);
  const frame = game.state.frames.at(-1);
  if (frame?.kind !== 'shot' || frame.via !== 'opportunityFire') return null;
  const { optional } = game.setup.ruleset.opportunity;
  return (
    <p className={styles.hint}>
      {t('setOff', { at: words.name(frame.at), who: words.name(frame.who), optional: String(optional) })}
    </p>
  );
}
