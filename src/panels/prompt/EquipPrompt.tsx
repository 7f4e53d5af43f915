import { useState } from 'react';
import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway } from '../../store/pointer.ts';
import { useWords } from '../useWords.ts';
import { Notice } from './Notice.tsx';
import styles from './Prompt.module.css';
import { PromptFrame } from './PromptFrame.tsx';

interface EquipPromptProps {
  game: Game;
  awaiting: Extract<Awaiting, { kind: 'equip' }>;
}

/** SETUP-10: which of the bought grenades goes to whom. */
export function EquipPrompt({ game, awaiting: { by, grenades, who } }: EquipPromptProps) {
  const t = useTranslations('ui.prompt.equip');
  const kinds = useTranslations('ui.grenades');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const [picked, setPicked] = useState(grenades[0]);
  const grenade = picked && grenades.includes(picked) ? picked : grenades[0];
  if (!grenade) return null;
  return (
    <PromptFrame game={game} by={by} title={t('title', { grenade: kinds(grenade) })}>
      <p>{t('text')}</p>
      {grenades.length > 1 && (
        <div className={styles.answers}>
          {grenades.map((kind) => (
            <Button key={kind} pressed={kind === grenade} onClick={() => setPicked(kind)}>
              {kinds(kind)}
            </Button>
          ))}
        </div>
      )}
      <div className={`${styles.answers} ${styles.list}`}>
        {who.map((id) => (
          <span key={id} onPointerEnter={() => point(null, id)} onPointerLeave={pointAway}>
            <Button look="primary" onClick={() => send({ type: 'equip', who: id, grenade })}>
              {words.name(id)}
            </Button>
          </span>
        ))}
      </div>
      <Notice game={game} />
    </PromptFrame>
  );
}
