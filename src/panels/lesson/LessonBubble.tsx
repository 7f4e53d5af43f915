import { Beside, Ring, Spotlight } from '../../board/index.ts';
import { baseOf, type Game } from '../../engine/index.ts';
import type { Due } from '../../play/lesson.ts';
import { isProposing } from '../../pointing/index.ts';
import { useLessonDue } from '../../store/lesson.ts';
import { usePointerStore } from '../../store/pointer.ts';
import { useUiStore } from '../../store/ui.ts';
import styles from './LessonBubble.module.css';
import { useLessonThing, useLessonWords } from './useLessonWords.ts';

/** How much of the board round a place must stay in sight, in u. */
const ROUND = 0.8;

/** How far the light reaches round what is spoken of, in u. */
const LIT = 2.4;

/** The sentence of a lesson on the board, beside what it is about; the decision has it for those who hear the page. */
export function LessonBubble({ game }: { game: Game }) {
  const due = useLessonDue();
  return due && <Bubble game={game} due={due} />;
}

function Bubble({ game, due }: { game: Game; due: Due }) {
  const says = useLessonWords(game, due);
  const thing = useLessonThing(game, due);
  const who = thing && 'who' in thing ? thing.who : null;
  const isPointedAt = usePointerStore(({ hovered }) => hovered !== null && hovered === who);
  const isProposed = useUiStore(({ tool }) => isProposing(tool));
  if (!thing) return null;
  const { command } = due.step;
  const acts = 'who' in command && typeof command.who === 'string' ? [command.who] : [];
  const { at, radius } = 'at' in thing ? { at: thing.at, radius: ROUND } : baseOf(game, thing.who);
  return (
    <>
      <Spotlight
        className={styles.shade}
        spots={[at, ...acts.map((who) => baseOf(game, who).at)].map((each) => ({ at: each, radius: LIT }))}
      />
      <Ring at={at} radius={Math.max(radius, ROUND)} className={styles.ring} />
      {/* once it is pointed at, the words of the board come there */}
      {!isPointedAt && !isProposed && (
        <Beside game={game} kept={['at' in thing ? { at, radius } : thing]} className={styles.bubble}>
          <p aria-hidden="true">{says}</p>
        </Beside>
      )}
    </>
  );
}
