import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Rules } from '../../editions/index.ts';
import type { Command, Game, Id, RuleId } from '../../engine/index.ts';
import { ruleText, ruleTitle, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { IconButton } from '../../parts/IconButton.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { RuleTag } from '../../parts/RuleTag.tsx';
import type { Case, Verdict } from '../../play/cases/case.ts';
import { judge, ownRules } from '../../play/cases/judge.ts';
import { decided, type OnTheTable, onTheTable } from '../../play/cases/onTheTable.ts';
import type { Expectation } from '../../play/files/caseForm.ts';
import { readCase } from '../../play/files/readCase.ts';
import { gameAt, type History } from '../../play/history.ts';
import type { LibraryItem } from '../../play/journal/database.ts';
import { type Preview, previewOf, previewOfCommand } from '../../pointing/index.ts';
import { type ListedCase, useCases } from '../../store/cases.ts';
import { useGameStore } from '../../store/game.ts';
import { useLibrary } from '../../store/library.ts';
import { useWorkshop } from '../../store/workshop.ts';
import { Marked } from '../lines/LineBoard.tsx';
import { lookingOn, MomentBoard } from '../lines/MomentBoard.tsx';
import { useMomentWords } from '../timeline/useMomentWords.ts';
import styles from './Cases.module.css';
import { MendCase } from './MendCase.tsx';
import { OtherRules } from './OtherRules.tsx';
import { rowsOf } from './rows.ts';
import { SetupTold } from './SetupTold.tsx';
import { useCaseTitles } from './useCaseTitles.ts';
import { useOtherRules } from './useOtherRules.ts';
import { useSaid } from './useSaid.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface CaseViewProps {
  listed: ListedCase;
  /** null: those it is meant for. */
  rules: Rules | null;
}

/** One case: what is expected of it and what is found, at the step where that was decided. */
export function CaseView({ listed, rules }: CaseViewProps) {
  const t = useTranslations('ui.caseRoom');
  const faultOf = useOpeningFault();
  const read = useMemo(() => readCase(listed.text), [listed]);
  if (!read.ok) return <p className={form.fault}>{t('unread', { file: listed.name, reason: faultOf(read) })}</p>;
  return <Judged key={`${listed.name} ${JSON.stringify(rules)}`} listed={listed} given={read.value} rules={rules} />;
}

function Judged({ listed, given, rules }: CaseViewProps & { given: Case }) {
  const t = useTranslations('ui.caseRoom');
  const titleOf = useCaseTitles();
  const verdicts = useMemo(() => worst(judge(given, rules ?? undefined)), [given, rules]);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      verdicts.findIndex(({ holds }) => !holds),
    ),
  );
  const item = useLibrary(({ items }) => items?.find(({ id }) => id === listed.name));
  const verdict = verdicts[index] ?? verdicts[0];
  const expectation = verdict && given.expect[verdict.index];
  return (
    <>
      <div className={styles.head}>
        <h3>
          {verdict && <VerdictMark is={verdicts.every(({ holds }) => holds) ? 'holds' : 'fails'} />}{' '}
          {titleOf(given.title)}
        </h3>
        {given.note !== '' && (
          // the notes of the rules' own cases are in English alone
          <p className={styles.note} lang={listed.isOwn ? undefined : 'en'}>
            {given.note}
          </p>
        )}
        {given.open !== null && (
          <p>
            <VerdictMark is="open" /> {given.open}
          </p>
        )}
        {verdicts.length > 1 && (
          <fieldset className={form.buttons}>
            {verdicts.map((each, i) => (
              <Button
                key={each.index}
                pressed={i === index}
                label={t('expectation', { n: i + 1, of: verdicts.length })}
                onClick={() => setIndex(i)}
              >
                <VerdictMark is={each.holds ? 'holds' : 'fails'} /> {i + 1}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      {verdict && expectation && (
        <Judgement
          key={`${index} ${listed.text}`}
          listed={listed}
          given={given}
          verdict={verdict}
          expectation={expectation}
          item={item}
        />
      )}
    </>
  );
}

/** One verdict for each expectation: of several rules the first by which it does not hold. */
function worst(verdicts: readonly Verdict[]): readonly Verdict[] {
  const found = new Map<number, Verdict>();
  for (const each of verdicts) {
    const before = found.get(each.index);
    if (!before || (before.holds && !each.holds)) found.set(each.index, each);
  }
  return [...found.values()];
}

interface JudgementProps {
  listed: ListedCase;
  given: Case;
  verdict: Verdict;
  expectation: Expectation;
  /** Where the case is one of the library. */
  item: LibraryItem | undefined;
}

function Judgement({ listed, given, verdict, expectation, item }: JudgementProps) {
  const t = useTranslations('ui.caseRoom');
  const faultOf = useOpeningFault();
  const { index, rules, differences } = verdict;
  const table = useMemo(() => onTheTable(given, index, rules), [given, index, rules]);
  return table.ok ? (
    <Shown listed={listed} given={given} verdict={verdict} expectation={expectation} item={item} table={table.value} />
  ) : (
    <div className={styles.found}>
      <p className={form.fault}>{t('cannot', { reason: faultOf(table) })}</p>
      {differences.map(({ rule }) => rule && <RuleTag key={rule} rule={rule} />)}
    </div>
  );
}

function Shown({ listed, given, verdict, expectation, item, table }: JudgementProps & { table: OnTheTable }) {
  const t = useTranslations();
  const others = useOtherRules();
  const { start, history, moments } = table;
  const { step: first, by } = useMemo(
    () => decided(table, expectation, verdict.differences[0]),
    [table, expectation, verdict],
  );
  const deciding = verdict.holds ? (given.about as readonly RuleId[]) : by;
  const [step, setStep] = useState(first);
  const at = moments[step] ?? history.at;
  const game = gameAt(history, at);
  const [view] = useState(() => lookingOn(levelOf(game, expectation)));
  const pointedOut = useMemo(() => pointedOutOf(game, expectation, step), [game, expectation, step]);
  const rows = useMemo(() => rowsOf(expectation, verdict), [expectation, verdict]);
  const { thing, said } = useSaid(game, start.edition);
  const off = [
    ...new Set(rows.flatMap(({ path, holds }) => (!holds && path[0] === 'characters' ? [path[1] ?? ''] : []))),
  ];
  const close = useCases.getState().close;
  return (
    <>
      <div className={styles.table}>
        {'setup' in expectation ? (
          <SetupTold game={game} />
        ) : (
          <Steps history={history} moments={moments} step={step} onStep={setStep} />
        )}
        <div className={styles.board}>
          <MomentBoard game={game} view={view} pointedOut={pointedOut}>
            {off.map((who) => isThere(game, who) && <Marked key={who} game={game} who={who} />)}
          </MomentBoard>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.found} tabIndex={0} aria-label={t('ui.caseRoom.found')}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('ui.caseRoom.expected')}</th>
              <th scope="col">{t('ui.caseRoom.found')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.path.join('.')} ${row.expected.as}`} className={row.holds ? undefined : styles.off}>
                <th scope="row">
                  <VerdictMark is={row.holds ? 'holds' : 'fails'} /> {thing(row)}
                </th>
                <td>{said(row, row.expected)}</td>
                <td>{row.holds ? t('ui.caseRoom.asExpected') : said(row, row.found)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {item && !verdict.holds && isOwnRules(given, verdict) && (
          <MendCase item={item} given={given} verdict={verdict} expectation={expectation} />
        )}
        {deciding.length > 0 && (
          <section className={styles.part} aria-label={t('ui.caseRoom.decided')}>
            <h4>{t('ui.caseRoom.decided')}</h4>
            <ul className={styles.rules}>
              {deciding.map((rule) => (
                <li key={rule}>
                  <RuleTag rule={rule} title={ruleText(t, rule, start.edition)} /> {ruleTitle(t, rule, start.edition)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <OtherRules given={given} index={verdict.index} others={others} />
        <div className={form.buttons}>
          <Button
            onClick={() => {
              close();
              void useGameStore.getState().open(listed.text);
            }}
          >
            {t('ui.caseRoom.play')}
          </Button>
          <Button
            onClick={() => {
              close();
              useWorkshop.getState().enter({ start, history: { ...history, at } });
            }}
          >
            {t('ui.menu.changePosition')}
          </Button>
        </div>
        <div className={form.buttons}>
          {given.about.map((id) => (
            <Button key={id} look="quiet" onClick={() => useCases.getState().show(id, listed.name)}>
              {t('ui.caseRoom.ofRule', { rule: id })}
            </Button>
          ))}
        </div>
      </section>
    </>
  );
}

interface StepsProps {
  history: History;
  moments: readonly number[];
  step: number;
  onStep: (step: number) => void;
}

/** What happened with the step that is shown; back and forth where there are any. */
function Steps({ history, moments, step, onStep }: StepsProps) {
  const t = useTranslations('ui.caseRoom');
  const last = moments.length - 1;
  const told = useMomentWords({ ...history, at: moments[step] ?? history.at }, moments[step] ?? history.at);
  return (
    <div className={styles.steps}>
      {last > 0 && (
        <IconButton label={t('back')} refused={step === 0} onClick={() => onStep(step - 1)}>
          <ChevronLeft size={18} aria-hidden="true" />
        </IconButton>
      )}
      <p>
        <b>{step === 0 ? t('position') : t('step', { step, of: last })}</b> {step > 0 && told.join(' ')}
      </p>
      {last > 0 && (
        <IconButton label={t('forward')} refused={step === last} onClick={() => onStep(step + 1)}>
          <ChevronRight size={18} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** By other rules, or by those of several editions, a case need not hold. */
const isOwnRules = (given: Case, { rules }: Verdict): boolean =>
  given.under === 'own' && JSON.stringify(rules) === JSON.stringify(ownRules(given));

const isThere = (game: Game, who: Id): boolean => game.state.characters.some(({ id, at }) => id === who && at);

const levelOf = ({ state }: Game, expectation: Expectation): number => {
  const who = 'sight' in expectation ? expectation.sight[1] : actorOf(commandAt(expectation, 0));
  return state.characters.find(({ id }) => id === who)?.level ?? 0;
};

const actorOf = (command: Command | null): Id | null => (command && 'who' in command ? command.who : null);

/** What is done, or tried, where so many commands have been played. */
function commandAt(expectation: Expectation, step: number): Command | null {
  if ('refuses' in expectation) return expectation.refuses;
  if ('allows' in expectation) return expectation.allows;
  if ('odds' in expectation) return expectation.odds;
  if ('after' in expectation) return expectation.after[step] ?? null;
  return 'events' in expectation ? (expectation.events[step] ?? null) : null;
}

/** What an expectation asks of a position, drawn as if somebody pointed it out. */
function pointedOutOf(game: Game, expectation: Expectation, step: number): Preview | null {
  if ('sight' in expectation) {
    const [from, to] = expectation.sight.map((id) => game.state.characters.find((each) => each.id === id));
    if (!from?.at || !to?.at || from === to) return null;
    const tool = {
      kind: 'sight',
      from: { at: from.at, who: from.id, level: from.level },
      to: { at: to.at, who: to.id, level: to.level },
    } as const;
    return previewOf(game, { tool, selected: null, pointer: null, hovered: null });
  }
  const command = commandAt(expectation, step);
  if (!command) return null;
  const meant = [actorOf(command), command.type === 'fire' ? command.at : null].filter((id) => id !== null);
  return meant.every((id) => isThere(game, id)) ? previewOfCommand(game, command) : null;
}
