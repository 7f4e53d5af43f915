import styles from './Die.module.css';

const LEFT = 8;
const MIDDLE = 16;
const RIGHT = 24;

type Pip = readonly [x: number, y: number];
const CENTRE: Pip[] = [[MIDDLE, MIDDLE]];
const TWO: Pip[] = [
  [LEFT, RIGHT],
  [RIGHT, LEFT],
];
const FOUR: Pip[] = [...TWO, [LEFT, LEFT], [RIGHT, RIGHT]];
const SIX: Pip[] = [...FOUR, [LEFT, MIDDLE], [RIGHT, MIDDLE]];
const FACES: readonly (readonly Pip[])[] = [CENTRE, TWO, [...TWO, ...CENTRE], FOUR, [...FOUR, ...CENTRE], SIX];

interface DieProps {
  value: number;
  hit?: boolean;
  /** It has just come to rest. */
  landing?: boolean;
}

/** The face of a D6. Its number is read out by whoever shows it, so that a row of dice is one sentence. */
export function Die({ value, hit = false, landing = false }: DieProps) {
  const classes = [styles.die, hit && styles.hit, landing && styles.landing];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      <Face value={value} />
    </span>
  );
}

/** A die in the air: all faces come up, and nothing of it says on which it will land. `start`: no two tumble alike. */
export function TumblingDie({ start }: { start: number }) {
  return (
    <span className={`${styles.die} ${styles.tumbling}`} style={{ animationDelay: `${-start * 97}ms` }}>
      {PASSING.map((turn) => (
        <span key={turn} className={styles.passing} style={{ animationDelay: `${turn * 90 - 450}ms` }}>
          <Face value={((turn * 2 + start * 5) % 6) + 1} />
        </span>
      ))}
    </span>
  );
}

const PASSING = [0, 1, 2, 3, 4];

const Face = ({ value }: { value: number }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    {FACES[value - 1]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r="3.1" />
    ))}
  </svg>
);
