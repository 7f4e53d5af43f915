import { shortName } from '../../board/index.ts';
import {
  type Attack,
  attack,
  check,
  enemiesOf,
  entry,
  type FireCommand,
  firearms,
  type Game,
  type Id,
  profile,
  sum,
  type Violation,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useGameStore } from '../../store/game.ts';
import { useUiStore } from '../../store/ui.ts';
import { type Asked, Odds } from '../odds/Odds.tsx';
import { Button } from '../parts/Button.tsx';
import hidden from '../parts/hidden.module.css';
import { Reasons } from '../parts/Reasons.tsx';
import { Refusal, RuleTag } from '../parts/Refusal.tsx';
import { useWords } from '../words.ts';
import styles from './FirePanel.module.css';

interface FirePanelProps {
  game: Game;
  who: Id;
  weapon: Id | undefined;
  /** The enemy pointed at, by a tap or from the list. */
  target: Id | null;
}

/** Who can be shot at, with the numbers of each shot before it is chosen. Pointing on the board does the same. */
export function FirePanel({ game, who, weapon, target }: FirePanelProps) {
  const t = useTranslations('ui.fire');
  const tOdds = useTranslations('ui.odds.decided');
  const words = useWords(game);
  const send = useGameStore((s) => s.send);
  const { setTool, point } = useUiStore.getState();
  const hovered = useUiStore((ui) => ui.hovered);
  const weapons = firearms(profile(game, who));
  const enemies = enemiesOf(game, who)
    .map(({ id }) => {
      const command: FireCommand = { type: 'fire', who, at: id, ...(weapon ? { weapon } : {}) };
      return { id, command, shot: attack(game, who, id, { weapon }), refused: check(game, command) };
    })
    .sort((one, two) => Number(one.refused !== null) - Number(two.refused !== null));
  const shown = enemies.find((e) => e.id === (target ?? hovered));
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
        <ul className={styles.targets} aria-label={t('targets')}>
          {enemies.map(({ id, command, shot, refused }) => (
            <li key={id} onPointerEnter={() => point(null, id)} onPointerLeave={() => point(null, null)}>
              <Button
                refused={refused !== null}
                describedBy={refused ? `shot-${id}` : undefined}
                pressed={id === target || undefined}
                onClick={() => send(command)}
              >
                <span className={styles.who}>
                  <span className={hidden.hidden}>{t('fireAt', { who: words.name(id) })} </span>
                  <span aria-hidden="true">{shortName(entry(game, id))}</span>
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
                {refused ? <RuleTag rule={refused.rule} /> : <span className={styles.numbers}>{numbersOf(shot)}</span>}
              </Button>
            </li>
          ))}
        </ul>
        {shown && !shown.refused && <Odds game={game} of={shotsLike(shown.command)} who={shown.id} />}
      </div>
      <div className={styles.reasons}>
        {shown === undefined && <p>{t('hint')}</p>}
        {shown?.refused && <Refusal game={game} violation={shown.refused} />}
        {shown && !shown.refused && <Reasons game={game} need={shown.shot.need} count={shown.shot.count} />}
      </div>
    </div>
  );

  /** R15: where Aim has to be declared with the shot, that is another command. */
  function shotsLike(command: FireCommand): Asked[] {
    const aimed: FireCommand = { ...command, aim: true };
    return check(game, aimed) === null
      ? [
          { command, label: tOdds('noAim') },
          { command: aimed, label: tOdds('aim') },
        ]
      : [{ command }];
  }

  function numbersOf({ count, need }: Attack): string {
    const number = sum(need);
    return number > 6 ? t('hopeless') : t('numbers', { dice: sum(count), need: number });
  }

  function refusalOf({ sight }: Attack, refused: Violation): string {
    return sight.los ? words.violation(refused) : t('unseen');
  }
}
