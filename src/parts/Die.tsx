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
  /** Tumbles into place; for the eye only, the number is known already. */
  rolling?: boolean;
  delay?: number;
}

/** The face of a D6. Its number is read out by whoever shows it, so that a row of dice is one sentence. */
export function Die({ value, hit = false, rolling = false, delay = 0 }: DieProps) {
  const classes = [styles.die, hit && styles.hit, rolling && styles.rolling];
  return (
    <span className={classes.filter(Boolean).join(' ')} style={rolling ? { animationDelay: `${delay}ms` } : undefined}>
      <Face value={value} />
      {rolling &&
        PASSING.map((turns) => (
          <span key={turns} className={styles.passing} style={{ animationDelay: `${delay + turns * 130}ms` }}>
            <Face value={((value + turns * 2) % 6) + 1} />
          </span>
        ))}
    </span>
  );
}

/** The faces that come up on the way, the last one first, as each lies over those after it. */
const PASSING = [3, 2, 1];

const Face = ({ value }: { value: number }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    {FACES[value - 1]?.map(([x, y]) => (
      <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r="3.1" />
    ))}
  </svg>
);
