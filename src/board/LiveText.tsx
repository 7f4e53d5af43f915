import type { Game } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import { useUiStore } from '../store/ui.ts';
import styles from './Board.module.css';
import { useDescription } from './useDescription.ts';

/** Says what is under the keyboard's cursor. Silent for a mouse, which would never let it finish. */
export function LiveText({ game, on }: { game: Game; on: boolean }) {
  return (
    <p className={styles.live} aria-live="polite">
      {on && <Spoken game={game} />}
    </p>
  );
}

function Spoken({ game }: { game: Game }) {
  const t = useTranslations('board');
  const described = useDescription(game);
  const pointer = useUiStore((ui) => ui.pointer);
  if (!pointer) return null;
  const said = described
    ? [
        described.title,
        ...described.lines,
        ...(described.warnings ?? []).map((what) => t('warning', { what })),
        ...(described.refused === undefined ? [] : [t('refused', { why: described.refused })]),
      ]
    : [t('ground')];
  return [...said, `${pointer[0]} / ${pointer[1]}`].join('. ');
}
