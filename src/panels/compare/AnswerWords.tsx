import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import type { EditionId } from '../../editions/index.ts';
import { type Game, type Id, type Modifier, shownLength, sum, type Violation } from '../../engine/index.ts';
import { refusal, say, useTranslations } from '../../i18n/index.ts';
import { RuleTag } from '../../parts/RuleTag.tsx';
import type { Answers, Chance, Question, Scatter, Told } from '../../play/compare/answers.ts';
import { useTold } from '../odds/useTold.ts';
import { useWords } from '../useWords.ts';
import styles from './Comparing.module.css';

interface AnswerWordsProps {
  game: Game;
  answers: Told;
  question: Question;
  /** In whose words a refusal is told. */
  edition: EditionId;
  /** Why not is told beside it already. */
  brief: boolean;
}

/** What some rules answer to a question, in words. */
export function AnswerWords({ game, answers, question, edition, brief }: AnswerWordsProps) {
  const t = useTranslations();
  const words = useWords(game);
  if (answers[question] === undefined) return <span className={styles.note}>{t('ui.compare.notAsked')}</span>;
  switch (question) {
    case 'verdict':
      return <Verdict game={game} violation={answers.verdict ?? null} edition={edition} brief={brief} />;
    case 'sight':
      return answers.sight && <Seen game={game} sight={answers.sight} />;
    case 'range': {
      const { distance = 0, range = 'short' } = answers.range ?? {};
      return `${t('board.length', { length: shownLength(distance) })}, ${t(`terms.range.${range}`)}`;
    }
    case 'need':
      return <Sum game={game} total={words.need(sum(answers.need ?? []))} of={answers.need ?? []} />;
    case 'count':
      return <Sum game={game} total={words.dice(sum(answers.count ?? []))} of={answers.count ?? []} />;
    case 'way':
      return answers.way && <Way game={game} way={answers.way} />;
    case 'burst': {
      const { caught = [], sheltered = [] } = answers.burst ?? {};
      return (
        <>
          <Names game={game} ids={caught} />
          {sheltered.length > 0 && (
            <p className={styles.note}>{t('ui.compare.sheltered', { who: sheltered.map(words.name).join(', ') })}</p>
          )}
        </>
      );
    }
    case 'scatter':
      return answers.scatter ? <ByDie scatter={answers.scatter} /> : t('ui.compare.sure');
    case 'pinned':
      return <Names game={game} ids={answers.pinned ?? []} />;
    case 'odds': {
      const chances = answers.odds ?? [];
      return 'tooMany' in chances ? t('ui.odds.tooMany') : <Chances game={game} chances={chances} />;
    }
    default: {
      const { cost = 0, violation = null } = answers[question] ?? {};
      return <Verdict game={game} violation={violation} edition={edition} brief={brief} cost={cost} />;
    }
  }
}

interface VerdictProps {
  game: Game;
  violation: Violation | null;
  edition: EditionId;
  brief: boolean;
  cost?: number;
}

function Verdict({ game, violation, edition, brief, cost }: VerdictProps) {
  const t = useTranslations();
  const { names } = useWords(game);
  if (!violation) {
    return (
      <strong className={styles.yes}>
        <Check size={14} aria-hidden="true" /> {t('ui.compare.yes')}
        {cost !== undefined && `, ${t('ui.compare.cost', { cost })}`}
      </strong>
    );
  }
  return (
    <>
      <strong className={styles.no}>
        <X size={14} aria-hidden="true" /> {t('ui.compare.no')}
      </strong>{' '}
      <RuleTag rule={violation.rule} />
      {!brief && <p className={styles.note}>{say(t, refusal(t, violation, names, edition))}</p>}
    </>
  );
}

function Seen({ game, sight: { cover, counted } }: { game: Game; sight: Answers['sight'] }) {
  const t = useTranslations('terms.cover');
  const words = useWords(game);
  return (
    <>
      <strong>{t(cover)}</strong>
      {counted.length > 0 && (
        <p className={styles.note}>
          {counted.map(({ id, rule }) => (
            <span key={id}>
              {words.name(id)} <RuleTag rule={rule} />{' '}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** A number, and the reasons it is the sum of. */
function Sum({ game, total, of }: { game: Game; total: string; of: readonly Modifier[] }) {
  const words = useWords(game);
  return (
    <>
      <strong>{total}</strong>
      {of.length > 1 && <p className={styles.note}>{of.map(words.reason).join(' · ')}</p>}
    </>
  );
}

function Way({ game, way: { length, tokens, crossings, contacts } }: { game: Game; way: Answers['way'] }) {
  const t = useTranslations('ui.compare');
  const words = useWords(game);
  const over = crossings.filter(({ cost }) => cost > 0).map(({ element }) => words.name(element));
  return (
    <>
      <strong>{t('way', { length, tokens })}</strong>
      {over.length > 0 && <p className={styles.note}>{t('over', { what: over.join(', ') })}</p>}
      {contacts.length > 0 && (
        <p className={styles.note}>{t('contact', { who: contacts.map(words.name).join(', ') })}</p>
      )}
    </>
  );
}

function Names({ game, ids }: { game: Game; ids: readonly Id[] }) {
  const t = useTranslations('ui.compare');
  const words = useWords(game);
  return <strong>{ids.length > 0 ? ids.map(words.name).join(', ') : t('nobody')}</strong>;
}

/** Dice with the same distance stand together: 1: 4u, 2–4: 2u, 5–6: 0u. */
function ByDie({ scatter: { most, exactly } }: { scatter: Scatter }) {
  const t = useTranslations('ui.compare');
  const dice = [1, 2, 3, 4, 5, 6];
  const parts = [...new Set(most)].map((length) => {
    const same = dice.filter((die) => most[die - 1] === length);
    const die = same.length > 1 ? `${same[0]}–${same.at(-1)}` : String(same[0]);
    return t('die', { die, length });
  });
  return (
    <>
      {t(`scatter.${exactly ? 'exactly' : 'up-to'}`)} <strong>{parts.join(', ')}</strong>
    </>
  );
}

const FATES = ['wound', 'eliminated'] as const;

function Chances({ game, chances }: { game: Game; chances: readonly Chance[] }) {
  const t = useTranslations('ui');
  const words = useWords(game);
  const told = useTold();
  if (chances.length === 0) return t('compare.nobody');
  return (
    <ul>
      {chances.map(({ who, ...fates }) => (
        <li key={who}>
          <strong>{words.name(who)}</strong>{' '}
          {FATES.map((fate, i) => (
            <Fragment key={fate}>
              {i > 0 && ' '}
              <span className={styles.fate}>
                {t(`odds.${fate}`)} {told.fate(fates, fate)}
                {i < FATES.length - 1 && ','}
              </span>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
