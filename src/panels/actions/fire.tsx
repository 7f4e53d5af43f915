import { useMemo, useState } from 'react';
import { shortName } from '../../board/index.ts';
import {
  type Attack,
  enemiesOf,
  type FireCommand,
  firearms,
  type Game,
  type Id,
  profile,
  sum,
  type Violation,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import type { ToolOf } from '../../pointing/hand.ts';
import { declaring, shotPreview } from '../../pointing/index.ts';
import { useGameStore } from '../../store/game.ts';
import { point, pointAway, usePointerStore } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import { AskEditions } from '../compare/AskEditions.tsx';
import { Odds } from '../odds/Odds.tsx';
import type { Asked } from '../odds/OddsRows.tsx';
import { Reasons } from '../refusal/Reasons.tsx';
import { Refusal } from '../refusal/Refusal.tsx';
import { useWords } from '../useWords.ts';
import type { ActionOnScreen, PanelProps } from './action.ts';
import { Declare } from './Declare.tsx';
import styles from './fire.module.css';

export const fire: ActionOnScreen<'fire'> = {
  key: 'f',
  symbol: 'fire',
  tool: (_, who) => ({ kind: 'fire', who, target: null }),
  Panel: FirePanel,
  said({ who, at, shots = 1, aim = false }, t, words) {
    const values = { who: words.name(who), at: words.name(at) };
    if (shots > 1)
      return t(aim ? 'ui.actions.fire.saidSeveralAimed' : 'ui.actions.fire.saidSeveral', { ...values, shots });
    return t(aim ? 'ui.actions.fire.saidAimed' : 'ui.actions.fire.said', values);
  },
};

/** Who can be shot at, with the numbers of each shot before it is chosen. Pointing on the board does the same. */
function FirePanel({ game, tool }: PanelProps<'fire'>) {
  const { who, weapon, target } = tool;
  const t = useTranslations('ui.fire');
  const tOdds = useTranslations('ui.odds.decided');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const { setTool } = useUiStore.getState();
  const hovered = usePointerStore((at) => at.hovered);
  const weapons = firearms(profile(game, who));
  const enemies = useMemo(() => shotsOf(game, tool), [game, tool]);
  const pointedAt = enemies.find((e) => e.id === (target ?? hovered));
  const [last, setLast] = useState<Id | null>(null);
  if (pointedAt && pointedAt.id !== last) setLast(pointedAt.id);
  const shown = pointedAt ?? enemies.find((e) => e.id === last); // it stays, so that its rules can be looked up
  const choice = declaring(game, tool, shown?.id);
  return (
    <div className={styles.panel}>
      <div className={styles.choice}>
        {weapons.length > 1 && (
          <fieldset className={styles.weapons}>
            <legend>{t('weapon')}</legend>
            {weapons.map((each) => (
              <Button
                key={each.id}
                pressed={each.id === weapon}
                onClick={() => setTool({ kind: 'fire', who, weapon: each.id, target })}
              >
                {words.weapon(each)}
              </Button>
            ))}
          </fieldset>
        )}
        {choice && (choice.shots || choice.aim) && <Declare game={game} tool={tool} choice={choice} />}
        <ul className={styles.targets} aria-label={t('targets')}>
          {enemies.map(({ id, command, shot, refused }) => (
            <li key={id} onPointerEnter={() => point(null, id)} onPointerLeave={pointAway}>
              <Button
                refused={refused !== null}
                describedBy={refused ? `shot-${id}` : undefined}
                onRefused={() => setLast(id)}
                pressed={id === target || undefined}
                onClick={() => send(command)}
              >
                <span className={styles.who}>
                  <span className={hidden.hidden}>{t('fireAt', { who: words.name(id) })} </span>
                  <span aria-hidden="true">{shortName(game, id)}</span>
                </span>
                <span id={`shot-${id}`} className={styles.seen}>
                  {refused
                    ? refusalOf(shot, refused)
                    : t('seen', {
                        distance: shot.distance,
                        range: t(shot.range),
                        cover: t(shot.sight.cover === 'partial' ? 'partial' : 'open'),
                      })}
                </span>{' '}
                {!refused && <span className={styles.numbers}>{numbersOf(shot)}</span>}
              </Button>
            </li>
          ))}
        </ul>
        {shown && !shown.refused && <Odds game={game} of={shotsLike(shown.command)} who={shown.id} />}
      </div>
      <div className={styles.reasons}>
        {shown === undefined && <p>{t('hint')}</p>}
        {shown?.refused && <Refusal game={game} violation={shown.refused} command={shown.command} />}
        {shown && !shown.refused && (
          <>
            <Reasons game={game} need={shown.shot.need} count={shown.shot.count} />
            <AskEditions game={game} command={shown.command} inline />
          </>
        )}
      </div>
    </div>
  );

  /** R15: where Aim has to be declared with the shot, that is another command. */
  function shotsLike(command: FireCommand): Asked[] {
    if (!choice?.aim || (choice.aim.violation && !choice.aim.chosen)) return [{ command }];
    const { aim: _, ...plain } = command;
    return [
      { command: plain, label: tOdds('noAim') },
      { command: { ...plain, aim: true }, label: tOdds('aim') },
    ];
  }

  function numbersOf({ count, need }: Attack): string {
    const number = sum(need);
    return number > 6 ? t('hopeless') : t('numbers', { dice: sum(count), need: number });
  }

  function refusalOf({ sight }: Attack, refused: Violation): string {
    return sight.los ? words.violation(refused) : t('unseen');
  }
}

/** Those that can be fired first. */
const shotsOf = (game: Game, tool: ToolOf<'fire'>) =>
  enemiesOf(game, tool.who)
    .flatMap(({ id }) => {
      const preview = shotPreview(game, tool.who, id, tool);
      return preview ? [{ id, command: preview.command, shot: preview.attack, refused: preview.violation }] : [];
    })
    .sort((one, two) => Number(one.refused !== null) - Number(two.refused !== null));
