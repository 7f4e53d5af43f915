import { useEffect, useState } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { usePointerStore } from '../../store/pointer.ts';
import styles from '../Board.module.css';
import { POINTER_RESTS_MS } from '../restingPointer.ts';
import { usePointedOut } from '../usePreview.ts';
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
  const t = useTranslations();
  const described = useDescription(game, usePointedOut(game));
  const pointer = usePointerStore((at) => at.pointer);
  const words = described
    ? [
        described.title,
        ...described.lines,
        ...(described.warnings ?? []).map((what) => t('board.warning', { what })),
        ...(described.refused === undefined ? [] : [t('board.refused', { why: described.refused })]),
      ]
    : [t('board.ground')];
  const place = pointer ? [t('ui.hand.characters.at', { x: pointer[0], y: pointer[1] })] : [];
  return useAfterRest([...words, ...place].join('. '));
}

/** The words as they last were while the cursor rested: a key that is held floods nobody. */
function useAfterRest(words: string): string {
  const [said, say] = useState('');
  useEffect(() => {
    const wait = setTimeout(say, POINTER_RESTS_MS, words);
    return () => clearTimeout(wait);
  }, [words]);
  return said;
}
