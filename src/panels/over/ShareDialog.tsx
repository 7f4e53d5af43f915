import { Copy, Save, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Game, SIDES } from '../../engine/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import type { Statistics } from '../../play/statistics.ts';
import { useEdition } from '../../store/edition.ts';
import { useGameStore } from '../../store/game.ts';
import { CopyLink } from './CopyLink.tsx';
import type { ResultWords } from './resultWords.ts';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  game: Game;
  words: ResultWords;
  statistics: Statistics;
  onClose: () => void;
}

/** The result as a text for a forum or a friend, to be sent where the device can send, or copied; and the game as a file. */
export function ShareDialog({ game, words, statistics, onClose }: ShareDialogProps) {
  const t = useTranslations('ui.victory');
  const text = useSharedText(game, words, statistics);
  const ref = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async (): Promise<void> => {
    setCopied(null); // said anew each time
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch {
      ref.current?.select();
      setCopied('notCopied');
    }
  };
  const send = (): void => {
    // whoever changes his mind there has nothing to be told
    navigator.share({ title: words.headline, text }).catch(() => undefined);
  };
  const canSend = 'share' in navigator;
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      <div className={form.form}>
        <textarea ref={ref} className={styles.text} aria-label={t('share.text')} readOnly value={text} />
        <div className={form.row}>
          {canSend && (
            <Button look="primary" onClick={send} first>
              <Send size={18} aria-hidden="true" /> {t('share.send')}
            </Button>
          )}
          <Button look={canSend ? 'plain' : 'primary'} onClick={() => void copy()} first={!canSend}>
            <Copy size={18} aria-hidden="true" /> {t('share.copy')}
          </Button>
          <Button onClick={useGameStore.getState().saveToFile}>
            <Save size={18} aria-hidden="true" /> {t('save')}
          </Button>
        </div>
        <p role="status" className={copied === 'notCopied' ? form.fault : undefined}>
          {copied && t(`share.${copied}`)}
        </p>
        <CopyLink />
        <p className={form.hint}>{t('share.file')}</p>
      </div>
    </Dialog>
  );
}

/** Who has won and why, what it cost both, the best shot, the dice, and what was played: a line each. */
function useSharedText({ setup: { sides } }: Game, words: ResultWords, { decided, luck }: Statistics): string {
  const t = useTranslations();
  const edition = editionWord(t, 'name', useEdition());
  const title = useGameStore((s) => s.start?.title);
  const decision = decided && words.decided(decided);
  return [
    `${words.headline} ${words.when}.`,
    words.why,
    ...SIDES.map((side) => t('ui.victory.share.lost', { name: sides[side].name, lost: words.lost[side] })),
    ...(decision ? [`${decision.who}. ${decision.best}`] : []),
    words.luck(luck).join(' '),
    title ? t('ui.victory.share.playedOn', { title, edition }) : t('ui.victory.share.played', { edition }),
  ].join('\n');
}
