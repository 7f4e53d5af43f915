import { useEffect } from 'react';
import { charactersOf, type Game, other, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { useSettingUp } from '../../store/settingUp.ts';
import { SideMark } from '../cards/symbols.tsx';
import styles from './SettingUp.module.css';

/** What the program does while it sets up a game: who holds which edge, who is in place, who begins. Any key or click skips it. */
export function SettingUp() {
  const on = useSettingUp((s) => s.on);
  const game = useGameStore((s) => s.game);
  return on && game ? <Summary game={game} /> : null;
}

function Summary({ game }: { game: Game }) {
  const t = useTranslations('ui.settingUp');
  const sentence = useSentence(game);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      useSettingUp.getState().skip();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key skips it, wherever the focus is
    // biome-ignore lint/a11y/noStaticElementInteractions: it is no control, everything beneath it waits
    <div className={styles.cover} onClick={() => useSettingUp.getState().skip()}>
      <section className={styles.told} aria-label={t('title')}>
        <p className={styles.sentence} role="status">
          {sentence}
        </p>
        <div className={styles.sides}>
          {SIDES.map((side) => {
            const all = charactersOf(game, side);
            const placed = all.filter(({ at }) => at !== null).length;
            return (
              <p key={side} className={styles.side}>
                <SideMark side={side} /> {t('placed', { name: game.setup.sides[side].name, placed, all: all.length })}
              </p>
            );
          })}
        </div>
        <p className={styles.skip}>{t('skip')}</p>
      </section>
    </div>
  );
}

/** As much as is known: who holds which edge, and who begins. */
function useSentence({ setup, state }: Game): string {
  const t = useTranslations('ui.settingUp');
  const { a, b } = state.edges;
  if (!a || !b) return t('rolling');
  const name = (side: Side): string => setup.sides[side].name;
  const of = (side: Side): string => factionOf(setup, side);
  const holds = t('holds', {
    ...{ name: name('a'), faction: of('a'), edge: a },
    ...{ otherName: name('b'), otherFaction: of('b'), otherEdge: b },
  });
  const { side, number } = state.turn;
  return number === 0 ? holds : `${holds} ${t('begins', { first: name(side), firstFaction: of(side) })}`;
}

/** By what a side can be called; two of one faction, or a mixed force, go by the players' names. */
function factionOf({ roster }: Game['setup'], side: Side): string {
  const [own, others] = [side, other(side)].map(
    (each) => new Set(roster.filter((entry) => entry.side === each).map(({ card }) => card.faction)),
  );
  const [faction = '', ...more] = own ?? [];
  return more.length > 0 || others?.has(faction) ? 'other' : faction;
}
