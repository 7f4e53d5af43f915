import { useTranslations } from '../../i18n/index.ts';
import { Die, TumblingDie } from '../../parts/Die.tsx';
import { ShotFrame } from '../../parts/ShotFrame.tsx';
import { blows } from '../../telling/index.ts';
import { useWords } from '../useWords.ts';
import styles from './Felt.module.css';
import type { ToldSoFar } from './useTold.ts';

/** More dice than this lie smaller. */
const MANY = 6;

/** The dice of a step: those that lie show their face, the others tumble and show nothing of what they will be. */
export function EventDice({ told: { script, landed } }: { told: ToldSoFar }) {
  const t = useTranslations('ui.dice');
  const { roll, step } = script;
  const words = useWords(step.before);
  if (!roll) return null;
  const struck = blows(step.events).filter(({ dice }) => dice.length > 0);
  const isMany = roll.dice.length > MANY || struck.length > 1;
  const lie = landed === roll.dice.length;
  const said = roll.byShot.map((places) => places.map((place) => roll.dice[place]).join(', '));
  const label = said.length > 1 ? said.map((dice, shot) => t('ofShot', { shot: shot + 1, dice })).join('; ') : said[0];
  const read = lie ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  const die = (place: number) =>
    place < landed ? (
      <Die key={place} value={roll.dice[place] ?? 0} hit={roll.hits[place] ?? false} landing />
    ) : (
      <TumblingDie key={place} start={place} />
    );
  if (struck.length > 1 && lie) {
    return (
      <div className={styles.sides} {...read}>
        {struck.map(({ who, dice }) => (
          <div key={who} className={styles.own}>
            <span>{words.name(who)}</span>
            <div className={`${styles.dice} ${styles.many}`}>
              {dice.map((value, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place alone
                <Die key={place} value={value} hit={value >= (roll.need ?? 7)} />
              ))}
            </div>
          </div>
        ))}
      </div>
    );
  }
  return (
    <div className={`${styles.dice} ${isMany ? styles.many : ''}`} {...read}>
      {roll.byShot.map((places, shot) =>
        roll.byShot.length > 1 ? (
          <ShotFrame key={places[0]} shot={shot}>
            {places.map(die)}
          </ShotFrame>
        ) : (
          places.map(die)
        ),
      )}
    </div>
  );
}
