import { Copy, Send } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { type Game, type Outcome, SIDES } from '../../engine/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import type { History } from '../../play/history.ts';
import { statisticsOf } from '../../play/statistics.ts';
import { useEdition } from '../../store/edition.ts';
import { useGameStore } from '../../store/game.ts';
import { useResultWords } from '../over/resultWords.ts';
import styles from './Share.module.css';
import { useDone } from './useDone.ts';
import { useToldLog } from './useToldLog.ts';

interface AsTextProps {
  title: string;
  game: Game;
  history: History;
  /** The last command that is told. */
  at: number;
}

/** For a forum or a friend: how it ended if it has, and what happened, with the reasons of every number. */
export function AsText(props: AsTextProps) {
  const { outcome } = props.game.state;
  return outcome ? <OfResult {...props} outcome={outcome} /> : <Told {...props} result={null} />;
}

/** Who has won and why, what it cost both, the best shot, the dice: a line each. */
function OfResult({ outcome, ...props }: AsTextProps & { outcome: Outcome }) {
  const { game, history } = props;
  const t = useTranslations('ui.share');
  const words = useResultWords(game, outcome, history);
  const { decided, luck } = useMemo(() => statisticsOf(history), [history]);
  const decision = decided && words.decided(decided);
  const result = [
    `${words.headline} ${words.when}.`,
    words.why,
    ...SIDES.map((side) => t('lost', { name: game.setup.sides[side].name, lost: words.lost[side] })),
    ...(decision ? [`${decision.who}. ${decision.best}`] : []),
    words.luck(luck).join(' '),
  ];
  return <Told {...props} title={words.headline} result={result} />;
}

function Told({ title, game, history, at, result }: AsTextProps & { result: readonly string[] | null }) {
  const t = useTranslations();
  const edition = editionWord(t, 'name', useEdition());
  const called = useGameStore((s) => s.start?.title ?? '');
  const [isLogged, setLogged] = useState(result === null);
  const log = useToldLog(game, history, at);
  const text = [
    ...(result ?? []),
    called ? t('ui.share.playedOn', { title: called, edition }) : t('ui.share.played', { edition }),
    ...(isLogged ? ['', ...log] : []),
  ].join('\n');
  const { said, tell } = useDone();
  const ref = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    const isDone = await tell(() => navigator.clipboard.writeText(text), t('ui.share.copied'), t('ui.share.notCopied'));
    if (!isDone) ref.current?.select();
  };
  const canSend = 'share' in navigator;
  return (
    <div className={form.form}>
      <textarea ref={ref} className={styles.text} aria-label={t('ui.share.text')} readOnly value={text} />
      <div className={form.buttons}>
        {canSend && (
          <Button look="primary" first onClick={() => void tell(() => navigator.share({ title, text }), null)}>
            <Send size={18} aria-hidden="true" /> {t('ui.share.send')}
          </Button>
        )}
        <Button look={canSend ? 'plain' : 'primary'} first={!canSend} onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" /> {t('ui.share.copyText')}
        </Button>
        {result && (
          <label className={form.check}>
            <input type="checkbox" checked={isLogged} onChange={({ target }) => setLogged(target.checked)} />
            {t('ui.share.withLog')}
          </label>
        )}
      </div>
      <p role="status" className={said?.ok === false ? form.fault : undefined}>
        {said?.text}
      </p>
    </div>
  );
}
