import { useMemo } from 'react';
import { type Setup, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { ENOUGH_DICE, facesOf } from '../../play/faces.ts';
import type { History } from '../../play/history.ts';
import { HIT_KINDS, type Hits, hasRolls, type LineLuck, luckOfLine, type Rolled } from '../../play/luck.ts';
import { SideMark } from '../cards/symbols.tsx';
import styles from './Luck.module.css';
import { Spread } from './Spread.tsx';

/** What comes more seldom than one time in twenty. */
const RARE = 0.05;

/** The next tenth of a per cent above. */
const toPerMille = (chance: number): number => (Math.floor(chance * 1000) + 1) / 1000;

interface LuckProps {
  history: History;
  /** The commands whose dice are told of. */
  nodes: readonly number[];
  /** With a drawing of how likely each number of hits was. */
  drawn?: boolean;
}

/** How kind the dice were to each side: hits and those expected, by what was rolled for, and whether the faces fell evenly. */
export function Luck({ history, nodes, drawn = false }: LuckProps) {
  const t = useTranslations('ui.lines.luck');
  const { luck, faces } = useMemo(
    () => ({
      luck: luckOfLine(history, nodes),
      faces: (['live', 'typed'] as const).map((source) => ({ source, ...facesOf(history, nodes, source) })),
    }),
    [history, nodes],
  );
  const { sides } = history.start.setup;
  if (!hasRolls(luck)) return <p>{t('none')}</p>;
  return (
    <div className={styles.luck}>
      {SIDES.map((side) => (
        <div key={side} className={styles[side]}>
          <h4 className={styles.name}>
            <SideMark side={side} /> {sides[side].name}
          </h4>
          <OfSide luck={luck[side]} drawn={drawn} />
        </div>
      ))}
      <ByKind luck={luck} sides={sides} />
      {faces
        .filter(({ dice }) => dice > 0)
        .map(({ source, dice, uneven }) => (
          <p key={source} className={styles.faces}>
            {source === 'typed' && `${t('typed')} `}
            {uneven
              ? t(uneven.chance < RARE ? 'uneven' : 'even', {
                  dice,
                  squares: uneven.squares,
                  atMost: toPerMille(uneven.chance),
                })
              : t('tooFew', { dice, enough: ENOUGH_DICE })}
          </p>
        ))}
    </div>
  );
}

function OfSide({ luck: { live, typed, takenBack, fixed }, drawn }: { luck: LineLuck[Side]; drawn: boolean }) {
  const t = useTranslations('ui.lines.luck');
  const tell = ({ hits, expected, soFew, soMany }: Rolled): string =>
    hits < expected ? t('few', { hits, expected, chance: soFew }) : t('many', { hits, expected, chance: soMany });
  const apart = [
    ...(typed.rolls > 0 ? [`${t('typed')} ${tell(typed)}`] : []),
    ...(takenBack.rolls > 0 ? [`${t('takenBack')} ${tell(takenBack)}`] : []),
    ...(fixed > 0 ? [t('fixed', { count: fixed })] : []),
  ];
  return (
    <>
      {(live.rolls > 0 || apart.length === 0) && <p>{live.rolls > 0 ? tell(live) : t('none')}</p>}
      {drawn && live.rolls > 0 && <Spread of={live} />}
      {apart.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </>
  );
}

/** What was rolled for, live or typed, on one row each; where it was only one thing it has been told. */
function ByKind({ luck, sides }: { luck: LineLuck; sides: Setup['sides'] }) {
  const t = useTranslations('ui.lines.luck');
  const kindWords = useTranslations('ui.rulebook.groups');
  const of = (side: Side, kind: (typeof HIT_KINDS)[number]): Hits => {
    const { live, typed } = luck[side];
    const [p, q] = [live.kinds[kind], typed.kinds[kind]];
    return p && q
      ? { rolls: p.rolls + q.rolls, hits: p.hits + q.hits, expected: p.expected + q.expected }
      : (p ?? q ?? { rolls: 0, hits: 0, expected: 0 });
  };
  const kinds = HIT_KINDS.filter((kind) => SIDES.some((side) => of(side, kind).rolls > 0));
  if (kinds.length < 2) return null;
  return (
    <table className={styles.kinds}>
      <thead>
        <tr>
          <th scope="col">{t('hitsOfExpected')}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {sides[side].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{kindWords(kind)}</th>
            {SIDES.map((side) => {
              const { rolls, hits, expected } = of(side, kind);
              return <td key={side}>{rolls > 0 ? t('ratio', { hits, expected }) : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
