import { Fragment } from 'react';
import { differingLeaves, EDITIONS, type EditionId, rulesetOf } from '../../editions/index.ts';
import { ACTION_TYPES, type ActionType, type Game } from '../../engine/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import type { Question } from '../../play/compare/answers.ts';
import { QUESTIONS } from '../../play/compare/ask.ts';
import type { Column, Comparison } from '../../play/compare/compare.ts';
import { useEdition } from '../../store/edition.ts';
import { useWords } from '../useWords.ts';
import { Cell } from './Cell.tsx';
import styles from './Comparing.module.css';
import { Cannot, Without } from './Position.tsx';
import { useCommandWords } from './useCommandWords.ts';

interface ComparisonTableProps {
  game: Game;
  comparison: Comparison;
  /** Not all reasons have been found yet. */
  busy: boolean;
  /** Only the questions that somebody answers otherwise. */
  only: boolean;
}

/** Questions down, rules across, those of the game first. An edition that says the same in everything as they do is not told twice. */
export function ComparisonTable({ game, comparison: { command, columns }, busy, only }: ComparisonTableProps) {
  const t = useTranslations();
  const words = useWords(game);
  const say = useCommandWords(game);
  const shown = columns.filter(({ of }) => of === 'own' || !isPlain(game, of));
  const asked = QUESTIONS.filter((question) => shown.some(({ answers }) => answers[question] !== undefined));
  const told = asked.filter((question) => !only || isOtherwise(question, shown));
  const parts = [told.filter((question) => !isAction(question)), told.filter(isAction)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('ui.compare.title')}>
      <table className={styles.table} aria-busy={busy} aria-label={t('ui.compare.table', { command: say(command) })}>
        <thead>
          <tr>
            <th scope="col">{t('ui.compare.question')}</th>
            {shown.map((column) => (
              <th key={column.of} scope="col">
                <Heading game={game} of={column.of} />
                <Without game={game} column={column} />
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((questions, part) => (
          <tbody key={part === 0 ? 'command' : 'actions'}>
            {part === 1 && questions.length > 0 && 'who' in command && (
              <tr>
                <th scope="rowgroup" colSpan={1 + shown.length} className={styles.part}>
                  {t('ui.compare.actions', { who: words.name(command.who) })}
                </th>
              </tr>
            )}
            {questions.map((question, row) => (
              <tr key={question}>
                <th scope="row">
                  {isAction(question) ? t(`ui.actions.${question}.label`) : t(`ui.compare.questions.${question}`)}
                </th>
                {shown.map((column) => (
                  <Fragment key={column.of}>
                    {column.cannot ? (
                      part === 0 && row === 0 && <Cannot column={column} rows={told.length} />
                    ) : (
                      <Cell game={game} column={column} question={question} />
                    )}
                  </Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const isAction = (question: Question): question is ActionType => ACTION_TYPES.includes(question as ActionType);

const isOtherwise = (question: Question, columns: readonly Column[]): boolean =>
  columns.some(({ differences, cannot }) => cannot !== null || question in differences);

const isPlain = ({ setup }: Game, edition: EditionId): boolean =>
  differingLeaves(setup.ruleset, rulesetOf(edition)).length === 0;

/** Which rules: of the game, and whether they are an edition as it is; or which edition. */
function Heading({ game, of }: { game: Game; of: Column['of'] }) {
  const t = useTranslations();
  const edition = useEdition();
  if (of !== 'own') return <span className={styles.edition}>{editionWord(t, 'short', of)}</span>;
  const plain = EDITIONS.some((each) => each === edition && isPlain(game, each));
  return (
    <>
      <span className={styles.edition}>{t('ui.compare.own')}</span>{' '}
      <span className={styles.note}>
        {t(`ui.compare.${plain ? 'ownPlain' : 'ownAgreed'}`, { edition: editionWord(t, 'short', edition) })}
      </span>
    </>
  );
}
