import { Check, Eye, Minus } from 'lucide-react';
import { character, type Game, type SetAside } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import type { ShotPreview } from '../../pointing/index.ts';
import { useWords } from '../useWords.ts';
import styles from './BetweenLevels.module.css';

/** What else plays no part; what is not in between at all is not worth a word. */
const ELSE: readonly SetAside[] = [
  'near',
  'redundant',
  'own-ground',
  'close-target',
  'passed-by',
  'character',
  'other-level',
];

interface BetweenLevelsProps {
  game: Game;
  shot: ShotPreview;
  /** Also what else plays no part, and why not. */
  whole?: boolean;
}

/** Of a shot between two levels: the one cover that counts, and what is looked over. */
export function BetweenLevels({ game, shot: { who, at, attack }, whole = false }: BetweenLevelsProps) {
  const t = useTranslations('ui.decision.levels');
  const tSight = useTranslations('board.sight');
  const words = useWords(game);
  if (character(game, who).level === character(game, at).level || !attack.sight.los) return null;
  const { counted, setAside } = attack.sight;
  const named = (ids: readonly { readonly id: string }[]): string =>
    [...new Set(ids.map(({ id }) => words.name(id)))].join(', ');
  const lines = (whole ? (['under-floor', ...ELSE] as const) : (['under-floor'] as const)).flatMap((why) => {
    const names = named(setAside.filter((each) => each.why === why));
    return names === '' ? [] : [{ why, names }];
  });
  const covers = named(counted);
  if (covers === '' && lines.length === 0) return null;
  return (
    <ul className={styles.lines} data-tall aria-label={t('title')}>
      {covers !== '' && (
        <li className={styles.counts}>
          <Check size={16} aria-hidden="true" />
          <span>
            <strong>{covers}</strong>: {t('counts')}
          </span>
        </li>
      )}
      {lines.map(({ why, names }) => (
        <li key={why}>
          {why === 'under-floor' ? <Eye size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
          <span>
            {names}: {tSight(`why.${why}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
