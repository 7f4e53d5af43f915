import { Beside } from '../../board/index.ts';
import type { Awaiting, Game, Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { SideMark } from '../cards/symbols.tsx';
import { AnswerOdds } from '../odds/AnswerOdds.tsx';
import { Coin } from '../side/Coin.tsx';
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
    answers: [{ command: { type: 'drift', to: from }, label: t('stay'), cost: null, who: null, look: 'plain' }],
    pointing: true,
  };
  return <Card game={game} by={by} question={question} />;
}

function Card({ game, by, question }: { game: Game; by: Side; question: Question }) {
  const t = useTranslations('ui');
  const [first, ...rest] = question.kept;
  if (!first) return null;
  return (
    <Beside game={game} kept={[first, ...rest]} className={`${styles.card} ${styles[by]}`}>
      <div aria-hidden="true" data-question>
        <p className={styles.title}>
          <SideMark side={by} size={18} />
          <span>{t('hand.asks', { who: game.setup.sides[by].name, question: question.title })}</span>
        </p>
        <div className={styles.answers}>
          {question.answers.map((answer) => (
            <CardAnswer key={JSON.stringify(answer.command)} game={game} answer={answer} />
          ))}
        </div>
        {question.pointing && <p className={styles.or}>{t('hotseat.board.orPoint')}</p>}
      </div>
    </Beside>
  );
}

function CardAnswer({ game, answer }: { game: Game; answer: ShortAnswer }) {
  const send = useGameStore((s) => s.send);
  const { command, label, cost, who, look } = answer;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.answer} ${look === 'primary' ? styles.primary : ''}`}
      onClick={() => send(command)}
    >
      <span className={styles.label}>
        <span>{label}</span>
        {cost !== null && cost > 0 && <Coin tokens={cost} />}
      </span>
      {who !== null && <AnswerOdds game={game} command={command} who={who} brief />}
    </button>
  );
}
