import { useMemo } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { decisive } from '../../play/decisive.ts';
import { gameAt, nodeAt } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { RuleTag } from '../parts/Refusal.tsx';
import { useWords } from '../words.ts';
import type { LogEntry } from './chapters.ts';

/** The rulings without which this would not have happened so: what the texts leave open, and how these players settled it. */
export function Decided({ game, entry }: { game: Game; entry: LogEntry }) {
  const t = useTranslations('ui.log');
  const words = useWords(game);
  const start = useGameStore((s) => s.start);
  const history = useGameStore((s) => s.history);
  const node = history && nodeAt(history, entry.node);
  const parent = node && history && gameAt(history, node.parent);
  const rulings = useMemo(
    () => (node && parent && start ? (decisive(parent, node.command, start)[entry.index] ?? []) : []),
    [node, parent, start, entry.index],
  );
  if (rulings.length === 0) return null;
  return (
    <>
      <p>{t('decided')}</p>
      <ul>
        {rulings.map(({ ruling, option }) => (
          <li key={ruling}>
            <RuleTag rule={option === 'a' ? ruling : `${ruling}=${option}`} /> {words.ruleText(ruling)}
          </li>
        ))}
      </ul>
    </>
  );
}
