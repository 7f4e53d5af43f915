import { Beside } from '../../board/index.ts';
import type { Awaiting, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { fatesOf } from '../../play/odds/fates.ts';
import { useGameStore } from '../../store/game.ts';
import { OddsBar } from '../odds/OddsBar.tsx';
import { useOdds } from '../odds/useOdds.ts';
import { useShare } from '../odds/useShare.ts';
import { useWords } from '../useWords.ts';
import styles from './BoardPrompt.module.css';
import { type Question, type ShortAnswer, useQuestion } from './useQuestion.ts';

/**
 * The decision that is due once more, in short, on the board beside what it is about: for eye and hand. The panel has all of it
 * for the keyboard and for those who hear the page, to whom this would be the same twice.
 */
export function BoardPrompt({ game, awaiting }: { game: Game; awaiting: Awaiting }) {
  switch (awaiting.kind) {
    case 'choose':
      return <ChoiceCard game={game} awaiting={awaiting} />;
    case 'drift':
      return <DriftCard game={game} awaiting={awaiting} />;
    default:
      return null;
  }
}

function ChoiceCard({ game, awaiting }: { game: Game; awaiting: Extract<Awaiting, { kind: 'choose' }> }) {
  const question = useQuestion(game, awaiting);
  return question && <Card game={game} by={awaiting.by} question={question} />;
}

function DriftCard({ game, awaiting }: { game: Game; awaiting: Extract<Awaiting, { kind: 'drift' }> }) {
  const t = useTranslations('ui.prompt.drift');
  const words = useWords(game);
  const { by, who, from, most } = awaiting;
  const question: Question = {
    title: t('title', { who: words.name(who) }),
    kept: [{ at: from, radius: most + game.setup.ruleset.markerRadius }],
    answers: [
      { command: { type: 'drift', to: from }, label: t('stay'), cost: null, effect: null, who: null, shortcut: null },
    ],
    pointing: true,
  };
  return <Card game={game} by={by} question={question} />;
}

function Card({ game, by, question }: { game: Game; by: 'a' | 'b'; question: Question }) {
  const t = useTranslations('ui.hotseat.board');
  const [first, ...rest] = question.kept;
  if (!first) return null;
  return (
    <Beside game={game} kept={[first, ...rest]} className={`${styles.card} ${styles[by]}`}>
      <div aria-hidden="true">
        <p className={styles.title}>{question.title}</p>
        <div className={styles.answers}>
          {question.answers.map((answer) => (
            <CardAnswer key={JSON.stringify(answer.command)} game={game} answer={answer} />
          ))}
        </div>
        {question.pointing && <p className={styles.or}>{t('orPoint')}</p>}
      </div>
    </Beside>
  );
}

function CardAnswer({ game, answer }: { game: Game; answer: ShortAnswer }) {
  const t = useTranslations('ui.prompt');
  const send = useGameStore((s) => s.send);
  const { command, label, cost, effect, who, shortcut } = answer;
  return (
    <button type="button" tabIndex={-1} className={styles.answer} onClick={() => send(command)}>
      <span className={styles.label}>
        {label} {cost !== null && <span className={styles.cost}>{t('cost', { cost })}</span>}
        {shortcut && <kbd className={styles.key}>{shortcut}</kbd>}
      </span>
      {effect && <span className={styles.effect}>{effect}</span>}
      {who !== null && <Chances game={game} command={command} who={who} />}
    </button>
  );
}

/** How likely he comes to no harm after this answer; nothing until that has been worked out. */
function Chances({ game, command, who }: { game: Game; command: ShortAnswer['command']; who: string }) {
  const t = useTranslations('ui.odds');
  const answer = useOdds(game, command);
  const { between } = useShare();
  if (!answer?.ok) return <span className={styles.effect}> </span>;
  const fates = fatesOf(answer.odds, who);
  return (
    <span className={styles.chances}>
      <OddsBar fates={fates} />
      {between(fates, 'none')} {t('none')}
    </span>
  );
}
