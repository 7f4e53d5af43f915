import { useId, useMemo, useState } from 'react';
import type { Command, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { NotKept } from '../../parts/NotKept.tsx';
import { useOpeningFault } from '../../parts/openingFault.ts';
import { typedWhole } from '../../parts/typedNumber.ts';
import { canExpect, changedIn, stepsOfAction } from '../../play/cases/caseFrom.ts';
import { type Here, hereOf } from '../../play/cases/here.ts';
import { gameAt, type History, lineTo, nodeAt } from '../../play/history.ts';
import type { Start } from '../../play/start.ts';
import { useCases } from '../../store/cases.ts';
import { type Keeping, keepCase } from '../../store/keptCase.ts';
import { useUiStore } from '../../store/ui.ts';
import { useCommandWords } from '../compare/useCommandWords.ts';
import { Thing, useFactWords } from '../lines/factWords.tsx';
import { sharesOf, useTold } from '../odds/useTold.ts';
import { useMomentWords } from '../timeline/useMomentWords.ts';
import { useWords } from '../useWords.ts';

interface KeepCaseProps {
  start: Start;
  history: History;
  /** The moment that is on the table: the case ends there. */
  at: number;
  /** What is asked of that moment; left out: the last thing that was refused, if anything was. */
  asked?: Command;
  /** The cases are shown instead. */
  onShown: () => void;
}

/** Makes of the last steps, or of a command where the game stands, a case: the tester says which of its facts matter. */
export function KeepCase({ start, history, at, asked, onShown }: KeepCaseProps) {
  const t = useTranslations('ui.cases');
  const room = useTranslations('ui.caseRoom');
  const id = useId();
  const line = lineTo(history, at);
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [steps, setSteps] = useState(() => stepsOfAction({ history, at }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState<Keeping | null>(null);
  const game = gameAt(history, at);
  const words = useWords(game);
  const tell = useFactWords();
  const refused = useRefused(game);
  const command = asked ?? refused;
  const here = useMemo(() => (command ? hereOf(game, command) : []), [game, command]);
  const chosenHere = here.filter(({ about }) => !left.has(about));
  const isHere = chosenHere.length > 0;
  const last = useMemo(() => ({ start, history, at, steps: isHere ? 0 : steps }), [start, history, at, isHere, steps]);
  const facts = useMemo(
    () =>
      changedIn(last)
        .differing.map(({ b }) => b)
        .filter(canExpect),
    [last],
  );
  const chosen = facts.filter((fact) => !left.has(JSON.stringify(fact)));
  const isEmpty = chosen.length === 0 && !isHere;
  const isReady = title.trim() !== '' && !isEmpty;
  const keep = async (): Promise<void> => {
    setKept(await keepCase(last, { title: title.trim(), note: note.trim(), facts: chosen, here: chosenHere }));
  };
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void keep();
      }}
    >
      <p className={form.hint}>{t('text')}</p>
      <label className={form.field} htmlFor={`${id}-title`}>
        {t('title')}
        <input id={`${id}-title`} value={title} maxLength={120} onChange={(event) => setTitle(event.target.value)} />
      </label>
      {here.length > 0 && (
        <fieldset className={form.form}>
          <legend className={form.legend}>{t('here')}</legend>
          {here.map((each) => (
            <label key={each.about} className={form.check}>
              <input
                type="checkbox"
                checked={!left.has(each.about)}
                onChange={() => setLeft((was) => toggled(was, each.about))}
              />
              <HereWords here={each} game={game} />
            </label>
          ))}
        </fieldset>
      )}
      {!isHere && !asked && line.length > 0 && (
        <label className={form.field} htmlFor={`${id}-from`}>
          {t('from')}
          <select id={`${id}-from`} value={steps} onChange={(event) => setSteps(typedWhole(event.target.value))}>
            {line
              .slice(-MOST_STEPS)
              .reverse()
              .map((node, i) => (
                <StepOption key={node} history={history} node={node} steps={i + 1} />
              ))}
          </select>
        </label>
      )}
      {facts.length > 0 && (
        <fieldset className={form.form}>
          <legend className={form.legend}>{t('facts')}</legend>
          {facts.map((fact) => {
            const key = JSON.stringify(fact);
            return (
              <label key={key} className={form.check}>
                <input type="checkbox" checked={!left.has(key)} onChange={() => setLeft((was) => toggled(was, key))} />
                <span>
                  <strong>
                    <Thing fact={fact} words={words} />
                  </strong>{' '}
                  {tell(fact, words)}
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
      <label className={form.field} htmlFor={`${id}-note`}>
        {t('note')}
        <textarea
          id={`${id}-note`}
          rows={2}
          value={note}
          maxLength={2000}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <div className={form.buttons}>
        <Button submit look="primary" refused={!isReady} describedBy={`${id}-told`}>
          {t('keep')}
        </Button>
        <Button
          onClick={() => {
            useCases.getState().show(null, kept?.ok ? kept.id : null);
            onShown();
          }}
        >
          {room(kept?.ok ? 'show' : 'open')}
        </Button>
      </div>
      <div id={`${id}-told`} className={form.hint} role="status">
        {kept ? <Told kept={kept} /> : isEmpty ? t('nothing') : title.trim() === '' ? t('untitled') : t('ready')}
      </div>
    </form>
  );
}

/** More steps are not offered: a case is about one thing. */
const MOST_STEPS = 30;

const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(set);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** The last command that was refused, while the game stands where it was. */
function useRefused(game: Game): Command | null {
  const refused = useUiStore((ui) => ui.refused);
  return refused?.game === game ? refused.command : null;
}

/** What is so of a command where the game stands. */
function HereWords({ here, game }: { here: Here; game: Game }) {
  const t = useTranslations('ui.cases');
  const sight = useTranslations('board.sight');
  const words = useWords(game);
  const say = useCommandWords(game);
  const { parts } = useTold();
  switch (here.about) {
    case 'refused':
      return t('refused', { why: words.violation(here.violation) });
    case 'allowed':
      return t('allowed', { what: say(here.command) });
    case 'sight': {
      const { cover, need, dice } = here.is;
      const between = { from: words.name(here.from), to: words.name(here.to) };
      return need === null || dice === null
        ? t('blind', between)
        : t('seen', { ...between, cover: sight(cover), need: `${need}`, dice });
    }
    case 'odds': {
      const [none = '', wound = '', eliminated = ''] = parts(sharesOf(here.is));
      return t('chances', { who: words.name(here.who), none, wound, eliminated });
    }
  }
}

function StepOption({ history, node, steps }: { history: History; node: number; steps: number }) {
  const t = useTranslations('ui.cases');
  const told = useMomentWords(history, node).join(' ');
  return (
    <option value={steps}>
      {t('step', { steps, what: told === '' ? (nodeAt(history, node)?.command.type ?? '') : told })}
    </option>
  );
}

function Told({ kept }: { kept: Keeping }) {
  const t = useTranslations('ui.cases');
  const fault = useOpeningFault();
  if (kept.ok)
    return (
      <>
        {t('kept')} <Button onClick={kept.saveToFile}>{t('save')}</Button>
      </>
    );
  if ('storage' in kept) return <NotKept fault={kept.storage} all={[kept.unkept]} />;
  return 'found' in kept ? t('differs', { path: kept.found.path }) : fault(kept);
}
