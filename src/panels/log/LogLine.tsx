import { memo, useState } from 'react';
import { diceByShot, type Game, type GameEvent, sum } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { narrate } from '../../i18n/narrate.ts';
import { mayJump } from '../../play/takeBack.ts';
import { useEdition } from '../../store/edition.ts';
import { useGameStore } from '../../store/game.ts';
import { AskAboutPlayed } from '../compare/AskAboutPlayed.tsx';
import { Button } from '../parts/Button.tsx';
import { Die } from '../parts/Die.tsx';
import { Reasons } from '../parts/Reasons.tsx';
import { RuleTag } from '../parts/RuleTag.tsx';
import { ShotFrame } from '../parts/ShotFrame.tsx';
import { useWords } from '../words.ts';
import type { LogEntry } from './chapters.ts';
import { Decided } from './Decided.tsx';
import styles from './Log.module.css';
import { rulesBehind } from './rulesBehind.ts';

interface LogLineProps {
  game: Game;
  entry: LogEntry;
}

const sameLine = (before: LogLineProps, after: LogLineProps): boolean =>
  before.game.setup === after.game.setup && before.entry.event === after.entry.event;

/** A sentence, and behind it the dice, the sums, the rules, and the way back to that moment. */
export const LogLine = memo(function LogLine({ game, entry }: LogLineProps) {
  const t = useTranslations();
  const words = useWords(game);
  const edition = useEdition();
  const told = (event: GameEvent) => say(t, narrate(event, words.names));
  const { event, asides } = entry;
  const [opened, setOpened] = useState(false);
  return (
    <li className={styles.line}>
      <details onToggle={(toggle) => setOpened(toggle.currentTarget.open)}>
        <summary className={`${styles.summary} ${styles[event.event] ?? ''}`}>{told(event)}</summary>
        <div className={styles.why}>
          <DiceOf game={game} event={event} />
          {event.event === 'shot' && <Reasons game={game} need={event.need} count={event.count} />}
          {asides.map((aside) => (
            <p key={aside.event}>{told(aside)}</p>
          ))}
          <ul>
            {rulesBehind(event, edition).map((rule) => (
              <li key={rule}>
                <RuleTag rule={rule} /> {words.ruleText(rule)}
              </li>
            ))}
          </ul>
          {opened && <Decided entry={entry} game={game} />}
          <div className={styles.more}>
            <BackToHere node={entry.node} />
            {opened && <AskAboutPlayed node={entry.node} />}
          </div>
        </div>
      </details>
    </li>
  );
}, sameLine);

function DiceOf({ game, event }: { game: Game; event: GameEvent }) {
  const rows = rowsOf(game, event);
  const isSeveral = event.event === 'shot' && event.shots > 1;
  return rows.map(({ dice, need }, row) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: rows and dice never change their order
    const faces = dice.map((die, i) => <Die key={i} value={die} hit={die >= need} />);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows and dice never change their order
      <p key={row} className={styles.dice}>
        {isSeveral ? <ShotFrame shot={row}>{faces}</ShotFrame> : faces}
      </p>
    );
  });
}

/** Of a shot a row for each that was rolled (R14), of close combat one for each who struck. */
function rowsOf(game: Game, event: GameEvent): readonly { dice: readonly number[]; need: number }[] {
  switch (event.event) {
    case 'shot':
      return diceByShot(event.count, event.dice).map((dice) => ({ dice, need: sum(event.need) }));
    case 'exchange': {
      const need = game.setup.ruleset.closeCombat.toHit;
      const rows = [event.dice.attacker, event.dice.defender].map((dice) => ({ dice, need }));
      return rows.filter(({ dice }) => dice.length > 0);
    }
    case 'rolled':
      return [{ dice: event.dice, need: 7 }];
    default:
      return [];
  }
}

/** Where the take-back rule lets the players go; nothing is shown where it does not. */
function BackToHere({ node }: { node: number }) {
  const t = useTranslations('ui.log');
  const free = useGameStore((s) => s.history !== null && s.history.at !== node && mayJump(s.history, node) === null);
  const jump = useGameStore((s) => s.jump);
  return free ? <Button onClick={() => jump(node)}>{t('backToHere')}</Button> : null;
}
