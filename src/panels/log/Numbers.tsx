import { diceByShot, type Game, type GameEvent, type Modifier, sum } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Die } from '../../parts/Die.tsx';
import { ShotFrame } from '../../parts/ShotFrame.tsx';
import { Reasons } from '../refusal/Reasons.tsx';
import { useWords } from '../useWords.ts';
import styles from './Log.module.css';

/** The dice of an event, each with whether it did what was hoped for, and the sums of reasons behind its numbers. */
export function Numbers({ game, event }: { game: Game; event: GameEvent }) {
  const t = useTranslations('ui.timeline');
  const words = useWords(game);
  const sums = sumsOf(game, event);
  const isSeveral = event.event === 'shot' && event.shots > 1;
  return (
    <>
      {rowsOf(game, event).map(({ dice, counts, by }, row) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: rows and dice never change their order
        const faces = dice.map((die, i) => <Die key={i} value={die} hit={counts(die)} />);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows and dice never change their order
          <p key={row} className={styles.dice}>
            {by !== undefined && <span>{words.name(by)}</span>}
            {isSeveral ? <ShotFrame shot={row}>{faces}</ShotFrame> : faces}
          </p>
        );
      })}
      {sums && <Reasons game={game} need={sums.need} count={sums.count} />}
      {event.event === 'burstRolled' && event.hidden && (
        <>
          <p>{t('hidden', { who: event.hidden.who.map(words.name).join(', ') })}</p>
          <Reasons game={game} need={event.hidden.need} />
        </>
      )}
      {event.event === 'shockTested' && <p>{t('holdsUpTo', { most: sum(event.most), ...sharesOf(event.most) })}</p>}
      {event.event === 'initiativeWon' && (
        <p>{t('totals', { a: game.setup.sides.a.name, b: game.setup.sides.b.name, ...totalsOf(event.totals) })}</p>
      )}
    </>
  );
}

const totalsOf = ({ a, b }: Readonly<Record<'a' | 'b', number>>) => ({ totalA: a, totalB: b });

/** PSY-1, PSY-3: what of the highest die that holds comes from the card, and what from leaders. */
const sharesOf = ([own, ...helped]: readonly Modifier[]) => ({ own: own?.add ?? 0, helped: sum(helped) });

interface Row {
  readonly dice: readonly number[];
  /** Which faces are drawn as a success. */
  readonly counts: (die: number) => boolean;
  /** Whose dice these are, where both sides roll. */
  readonly by?: string;
}

/** Of a shot a row for each that was rolled (R14), of close combat one for each who struck. */
export function rowsOf(game: Game, event: GameEvent): readonly Row[] {
  const from = (need: number) => (die: number) => die >= need;
  switch (event.event) {
    case 'shot':
      return diceByShot(event.count, event.dice).map((dice) => ({ dice, counts: from(sum(event.need)) }));
    case 'exchange': {
      const counts = from(game.setup.ruleset.closeCombat.toHit);
      const { attacker, defender, dice } = event;
      const rows = [
        { dice: dice.attacker, counts, by: attacker },
        { dice: dice.defender, counts, by: defender },
      ];
      return rows.filter((row) => row.dice.length > 0);
    }
    case 'burstRolled':
      return [{ dice: event.dice, counts: from(sum(event.need)) }];
    case 'suppressionRolled':
      return [{ dice: event.dice, counts: from(6) }];
    case 'shockTested':
      return [{ dice: [event.die], counts: () => event.holds }];
    case 'rolled':
      return [{ dice: event.dice, counts: () => false }];
    default:
      return [];
  }
}

interface Sums {
  readonly need: readonly Modifier[];
  readonly count?: readonly Modifier[];
}

/** What the number to hit and the number of dice of an event consist of. */
export function sumsOf(game: Game, event: GameEvent): Sums | null {
  switch (event.event) {
    case 'shot':
    case 'burstRolled':
      return event;
    case 'exchange':
      return { need: [{ rule: 'H2H-2', add: game.setup.ruleset.closeCombat.toHit }] };
    default:
      return null;
  }
}
