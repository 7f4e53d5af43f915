import { memo, useEffect, useRef, useState } from 'react';
import { rulesBehind } from '../../editions/register/events.ts';
import { awaiting, type Game, type GameEvent } from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { narrate } from '../../i18n/narrate.ts';
import { Die } from '../../parts/Die.tsx';
import { Folded } from '../../parts/Folded.tsx';
import { onDemand } from '../../parts/onDemand.tsx';
import { RuleTag } from '../../parts/RuleTag.tsx';
import { nodeAt } from '../../play/history.ts';
import { strengthOf } from '../../play/players.ts';
import { useEdition } from '../../store/edition.ts';
import { fetched } from '../../store/fetched.ts';
import { useGameStore } from '../../store/game.ts';
import { SideMark } from '../cards/symbols.tsx';
import { AskAboutPlayed } from '../compare/AskAboutPlayed.tsx';
import { PlayOnButton } from '../timeline/PlayOnButton.tsx';
import { useWords } from '../useWords.ts';
import { actorOf } from './actorOf.ts';
import type { LogEntry } from './chapters.ts';
import { Decided } from './Decided.tsx';
import styles from './Log.module.css';
import { Numbers, rowsOf } from './Numbers.tsx';

const WhyPlayed = onDemand(async () => (await fetched(() => import('../opponent/WhyPlayed.tsx'))).WhyPlayed);

interface LogLineProps {
  entry: LogEntry;
  /** The board shows this moment. */
  lookedAt: boolean;
  takenBack: boolean;
}

const sameLine = (before: LogLineProps, after: LogLineProps): boolean =>
  before.entry.before.setup === after.entry.before.setup &&
  before.entry.event === after.entry.event &&
  before.lookedAt === after.lookedAt &&
  before.takenBack === after.takenBack;

/** A sentence. Opened, it has its dice, sums and rules with it, and the board shows that moment until it is closed. */
export const LogLine = memo(function LogLine({ entry, lookedAt, takenBack }: LogLineProps) {
  const t = useTranslations();
  const { before, event } = entry;
  const words = useWords(before);
  const [opened, setOpened] = useState(false);
  const { look, lookAway } = useGameStore.getState();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lookedAt) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [lookedAt]);
  useEffect(() => {
    if (opened) line.current?.scrollIntoView?.({ block: 'start' }); // what was opened for its reasons shows where they begin
  }, [opened]);
  const side = actorOf(before, event);
  const turn = (): void => {
    if (!opened) look(entry.node, entry.index);
    else if (lookedAt) lookAway();
  };
  return (
    <li
      ref={line}
      className={`${styles.line} ${lookedAt ? styles.lookedAt : ''}`}
      aria-current={lookedAt ? 'step' : undefined}
    >
      <details onToggle={(toggle) => setOpened(toggle.currentTarget.open)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
        <summary className={`${styles.summary} ${takenBack ? '' : (styles[event.event] ?? '')}`} onClick={turn}>
          <span className={styles.mark}>{side && <SideMark side={side} size={13} />}</span>
          <span className={styles.says}>{say(t, narrate(event, words.names))}</span>
          <Rolled game={before} event={event} />
        </summary>
        {opened && <Why entry={entry} />}
      </details>
    </li>
  );
}, sameLine);

/** The dice of a line, as small as it: the sentence has said what they are. */
function Rolled({ game, event }: { game: Game; event: GameEvent }) {
  const dice = rowsOf(game, event).flatMap(({ dice: row, counts }) => row.map((die) => ({ die, hit: counts(die) })));
  if (dice.length === 0 || dice.length > MOST_DICE) return null;
  return (
    <span className={styles.rolled} aria-hidden="true">
      {dice.map(({ die, hit }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice never change their order
        <Die key={i} value={die} hit={hit} />
      ))}
    </span>
  );
}

/** More than these would leave the sentence no room. */
const MOST_DICE = 6;

/** Of what the computer has decided, its reasons, for whoever asks. */
function WhyDecided({ entry: { before, node } }: { entry: LogEntry }) {
  const t = useTranslations('ui.opponent.why');
  const players = useGameStore((s) => s.start?.players);
  const command = useGameStore((s) => s.history && nodeAt(s.history, node)?.command.type);
  const question = awaiting(before);
  const side = question.kind === 'over' || question.kind === 'roll' || question.by === 'both' ? null : question.by;
  if (!side || !strengthOf(players, side) || command === 'umpire' || command === 'freeRoll') return null;
  return (
    <Folded summary={t('title')}>
      <WhyPlayed game={before} side={side} />
    </Folded>
  );
}

/** What stands behind a line; made only when it is opened. */
function Why({ entry }: { entry: LogEntry }) {
  const t = useTranslations();
  const { before, event, asides, node } = entry;
  const words = useWords(before);
  const edition = useEdition();
  const told = (aside: GameEvent) => say(t, narrate(aside, words.names));
  return (
    <div className={styles.why}>
      <Numbers game={before} event={event} />
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
      <Decided entry={entry} game={before} />
      <WhyDecided entry={entry} />
      <div className={styles.more}>
        <PlayOnButton from={node} />
        <AskAboutPlayed node={node} />
      </div>
    </div>
  );
}
