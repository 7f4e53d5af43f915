import { useMemo } from 'react';
import type { Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { RuleTag } from '../../parts/RuleTag.tsx';
import { decisive } from '../../play/decisive.ts';
import { gameAt, nodeAt } from '../../play/history.ts';
import { useGameStore } from '../../store/game.ts';
import { useWords } from '../useWords.ts';
import type { LogEntry } from './chapters.ts';

/** The rulings and house rules without which this would not have happened so: what the texts leave open, and what these players agreed on. */
export function Decided({ game, entry }: { game: Game; entry: LogEntry }) {
  const t = useTranslations('ui.log');
  const words = useWords(game);
  const start = useGameStore((s) => s.start);
  const history = useGameStore((s) => s.history);
  const node = history && nodeAt(history, entry.node);
  const parent = node && history && gameAt(history, node.parent);
  const decided = useMemo(
    () => (node && parent && start ? (decisive(parent, node.command, start)[entry.index] ?? []) : []),
    [node, parent, start, entry.index],
  );
  if (decided.length === 0) return null;
  return (
    <>
      <p>{t('decided')}</p>
      <ul>
        {decided.map(({ rule, option }) => (
          <li key={rule}>
            <RuleTag rule={option === 'a' ? rule : `${rule}=${option}`} /> {words.ruleText(rule)}
          </li>
        ))}
      </ul>
    </>
  );
}
