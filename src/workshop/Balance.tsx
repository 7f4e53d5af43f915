import { useEffect, useRef, useState } from 'react';
import type { Rules } from '../editions/index.ts';
import type { Game } from '../engine/index.ts';
import { useTranslations } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import form from '../parts/form.module.css';
import type { ProgramName } from '../play/programs.ts';
import { wilson } from '../play/simulate/intervals.ts';
import type { Stats } from '../play/simulate/stats.ts';
import { simulate } from '../store/simulating.ts';
import { Chosen } from './editor/Chosen.tsx';

/** What is played many times, and what its two sides are called. */
export interface Trial {
  readonly id: string;
  readonly game: Game;
  readonly rules: Rules;
  readonly names: { readonly a: string; readonly b: string };
}

interface BalanceProps {
  /** What is tried: figures of anything else are taken away. */
  of: unknown;
  /** One after the other. */
  trials: () => readonly Trial[];
}

const GAMES = 200;

const PLAYERS: Readonly<Record<'bots' | 'computer', readonly [ProgramName, ProgramName]>> = {
  bots: ['bot-shooting', 'bot-shooting'],
  computer: ['normal', 'normal'],
};

interface Run {
  readonly of: unknown;
  readonly trials: readonly Trial[];
  readonly stats: Readonly<Record<string, Stats>>;
  readonly isOver: boolean;
  readonly failed: boolean;
}

/** Two hundred games between programs that are alike, beside the page: who wins how often, and how surely that is known. */
export function Balance({ of, trials }: BalanceProps) {
  const t = useTranslations('ui.fair.balance');
  const [by, setBy] = useState<keyof typeof PLAYERS>('bots');
  const [run, setRun] = useState<Run | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const halt = (): void => {
    stop.current?.();
    stop.current = null;
  };
  const play = (): void => {
    halt();
    const all = trials();
    setRun({ of, trials: all, stats: {}, isOver: false, failed: false });
    const next = (n: number): void => {
      const trial = all[n];
      if (!trial) return setRun((was) => was && { ...was, isOver: true });
      const { game, rules } = trial;
      const { edition, rulings, rules: own } = rules;
      const asked = { games: GAMES, programs: PLAYERS[by], seed: 1, rules: [{ edition, rulings, rules: own }] };
      stop.current = simulate(game, asked, {
        played: ([stats]) => {
          if (!stats) return;
          setRun((was) => was && { ...was, stats: { ...was.stats, [trial.id]: stats } });
          if (stats.games >= GAMES) next(n + 1);
        },
        failed: () => setRun((was) => was && { ...was, isOver: true, failed: true }),
      });
    };
    next(0);
  };
  const shown = run?.of === of ? run : null;
  useEffect(() => {
    if (!shown) stop.current?.(); // it has been changed meanwhile
  }, [shown]);
  const isGoing = shown !== null && !shown.isOver;
  return (
    <div className={form.form}>
      <Chosen
        label={t('by')}
        value={by}
        options={(['bots', 'computer'] as const).map((each) => [each, t(`pairs.${each}`)])}
        onChoose={(id) => setBy(id === 'computer' ? 'computer' : 'bots')}
      />
      {isGoing ? (
        <Button
          onClick={() => {
            halt();
            setRun((was) => was && { ...was, isOver: true });
          }}
        >
          {t('stop')}
        </Button>
      ) : (
        <Button onClick={play}>{t('play', { games: GAMES })}</Button>
      )}
      <div role="status">
        {shown?.failed && <p className={form.fault}>{t('failed')}</p>}
        {shown?.trials.map((trial) => {
          const stats = shown.stats[trial.id];
          return stats && <Told key={trial.id} trial={trial} stats={stats} isOver={stats.games >= GAMES} />;
        })}
      </div>
    </div>
  );
}

function Told({ trial: { names }, stats, isOver }: { trial: Trial; stats: Stats; isOver: boolean }) {
  const t = useTranslations('ui.fair.balance');
  const { asNamed, exchanged } = stats.won;
  const [a, b] = [asNamed.a + exchanged.a, asNamed.b + exchanged.b];
  const [from, to] = wilson(a, a + b);
  const better = from > 0.5 ? names.a : to < 0.5 ? names.b : null;
  return (
    <>
      {!isOver && <p className={form.hint}>{t('going', { done: stats.games, games: GAMES })}</p>}
      <p>{t('won', { ...names, wonA: a, wonB: b, nobody: stats.games - a - b })}</p>
      {a + b > 0 && (
        <p className={form.hint}>{t('share', { a: names.a, share: a / (a + b), games: stats.games, from, to })}</p>
      )}
      {isOver && <p>{better === null ? t('alike') : t('better', { name: better })}</p>}
    </>
  );
}
