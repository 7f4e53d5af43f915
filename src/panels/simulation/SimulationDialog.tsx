import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { comparison } from '../../editions/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { typedWhole } from '../../parts/typedNumber.ts';
import { gameText } from '../../play/files/writeGame.ts';
import { begin, gameAt, type History, perform } from '../../play/history.ts';
import { isThinking, type ProgramName } from '../../play/programs.ts';
import { type Report, reportOf } from '../../play/simulate/report.ts';
import { isAtHome, type UnderWay } from '../../play/simulate/simulate.ts';
import { gameOf, type Start } from '../../play/start.ts';
import { useGameStore } from '../../store/game.ts';
import { type SimulationAsked, simulate, simulatedGame } from '../../store/simulating.ts';
import { useOtherRules } from '../cases/useOtherRules.ts';
import { Results } from './Results.tsx';
import styles from './Simulation.module.css';

interface SimulationDialogProps {
  start: Start;
  history: History;
  onClose: () => void;
}

const PAIRS: readonly (readonly [ProgramName, ProgramName])[] = [
  ['bot-advancing', 'bot-shooting'],
  ['bot', 'bot'],
  ['easy', 'bot'],
  ['easy', 'easy'],
  ['normal', 'easy'],
  ['normal', 'normal'],
  ['hard', 'hard'],
];

const MOST_GAMES = 100_000;

interface Run {
  readonly asked: SimulationAsked;
  readonly names: readonly string[];
  readonly since: number;
  readonly report: Report | null;
  /** Until there are figures: how far a game has come. */
  readonly underWay: UnderWay | null;
  readonly seconds: number;
  readonly isOver: boolean;
  readonly failed: boolean;
}

/** Many games from where this one stands, under its rules and others: played beside the page, told as they come. */
export function SimulationDialog({ start, history, onClose }: SimulationDialogProps) {
  const t = useTranslations('ui.simulation');
  const id = useId();
  const all = useOtherRules();
  const others = useMemo(() => all.filter(({ rules }) => comparison(start, rules).length > 0), [all, start]);
  const game = useMemo(() => gameOf({ ...start, position: gameAt(history).state }), [start, history]);
  const [games, setGames] = useState('1000');
  const [pair, setPair] = useState(0);
  const [with_, setWith] = useState('');
  const [run, setRun] = useState<Run | null>(null);
  const [opening, setOpening] = useState<string | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const programs = PAIRS[pair] ?? PAIRS[0] ?? ['bot', 'bot'];
  const pairWords = ([a, b]: readonly [ProgramName, ProgramName]): string =>
    t('pair', { a: t(`program.${a}`), b: t(`program.${b}`) });
  const other = others.find(({ name }) => name === with_);
  const fits = useMemo(() => !other || isAtHome(game, other.rules), [game, other]);
  const count = typedWhole(games);
  const isReady = count > 0 && count <= MOST_GAMES && fits;
  const isGoing = run !== null && !run.isOver;
  const play = (): void => {
    const own = { edition: start.edition, rulings: start.rulings, rules: start.rules };
    const asked: SimulationAsked = { games: count, programs, seed: 1, rules: [own, ...(other ? [other.rules] : [])] };
    const since = performance.now();
    const names = [t('these'), ...(other ? [other.name] : [])];
    setRun({ asked, names, since, report: null, underWay: null, seconds: 0, isOver: false, failed: false });
    stop.current = simulate(game, asked, {
      played: (stats) => {
        const isOver = (stats[0]?.games ?? 0) >= count;
        const seconds = Math.round((performance.now() - since) / 100) / 10;
        setRun((was) => was && { ...was, report: reportOf(asked, stats), seconds, isOver });
      },
      underWay: (underWay) => setRun((was) => was && { ...was, underWay }),
      failed: () => setRun((was) => was && { ...was, isOver: true, failed: true }),
    });
  };
  const halt = (): void => {
    stop.current?.();
    setRun((was) => was && { ...was, isOver: true });
  };
  const openGame = async (number: number): Promise<void> => {
    if (!run) return;
    setOpening(t('opening'));
    const commands = await simulatedGame(game, run.asked, number).catch(() => null);
    setOpening(commands ? null : t('failed'));
    if (!commands) return;
    const from: Start = { ...start, title: t('gameTitle', { number }), position: gameAt(history).state, extras: {} };
    let line = begin(gameOf(from), 'freely');
    for (const command of commands) {
      const performed = perform(line, command);
      if (performed.ok) line = performed.history;
    }
    const opened = await useGameStore.getState().open(gameText(from, line));
    if (opened.ok) onClose();
    else setOpening(t('failed'));
  };
  return (
    <Dialog title={t('open')} onClose={onClose} tall>
      <div className={styles.screen}>
        <p className={form.hint}>{t('hint')}</p>
        <form
          className={form.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady && !isGoing) play();
          }}
        >
          <div className={form.row}>
            <label className={`${form.field} ${form.number}`} htmlFor={`${id}-games`}>
              {t('games')}
              <input
                id={`${id}-games`}
                inputMode="numeric"
                value={games}
                aria-invalid={!(count > 0 && count <= MOST_GAMES)}
                onChange={({ target }) => setGames(target.value)}
              />
            </label>
            <label className={form.field} htmlFor={`${id}-players`}>
              {t('players')}
              <select id={`${id}-players`} value={pair} onChange={({ target }) => setPair(target.selectedIndex)}>
                {PAIRS.map((each, i) => (
                  <option key={each.join(' ')} value={i}>
                    {pairWords(each)}
                  </option>
                ))}
              </select>
            </label>
            <label className={form.field} htmlFor={`${id}-with`}>
              {t('compare')}
              <select id={`${id}-with`} value={with_} onChange={({ target }) => setWith(target.value)}>
                <option value="">{t('none')}</option>
                {others.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            {isGoing ? (
              <Button onClick={halt}>{t('stop')}</Button>
            ) : (
              <Button submit look="primary" refused={!isReady} describedBy={`${id}-told`}>
                {t('play')}
              </Button>
            )}
          </div>
          <p id={`${id}-told`} className={fits && !run?.failed ? form.hint : form.fault} role="status">
            {opening ??
              (run?.failed
                ? t('failed')
                : fits
                  ? run && <Progress run={run} pair={pairWords(run.asked.programs)} />
                  : t('cannot'))}
          </p>
        </form>
        {run?.report && (
          <Results game={game} report={run.report} names={run.names} onExample={(number) => void openGame(number)} />
        )}
      </div>
    </Dialog>
  );
}

/** Who plays, how many games there are yet, and for how long. */
function Progress({ run: { asked, report, underWay, seconds, isOver }, pair }: { run: Run; pair: string }) {
  const t = useTranslations('ui.simulation');
  return (
    <>
      {t('who', { pair, seed: asked.seed })} {t('progress', { done: report?.games ?? 0, games: asked.games, seconds })}
      {!isOver && underWay && ` ${t('underWay', { game: underWay.game + 1, turn: underWay.turn })}`}
      {!isOver && !report && asked.programs.some(isThinking) && ` ${t('slow')}`}
    </>
  );
}
