import { useStore } from 'zustand';
import { type Awaiting, type Id, isFreeToAct, onTable } from '../../../engine/index.ts';
import type { Tool } from '../../../pointing/hand.ts';
import { pointables } from '../../../pointing/index.ts';
import type { Facings } from '../../motion/facing.ts';
import type { Player } from '../../motion/player.ts';
import type { Shows } from '../../props.ts';
import type { Palette } from '../palette.ts';
import { Piece } from './Piece.tsx';
import { useNearness } from './piece/figure/useNearness.ts';
import { useLit } from './useLit.ts';

interface PiecesProps {
  shows: Shows;
  turned: boolean;
  player: Player;
  palette: Palette;
  facings: Facings;
  /** CSS pixels per u. */
  scale: number;
  /** How much larger than their bases characters are painted. */
  enlarged: number;
  /** The level that is viewed. */
  level: number;
}

/** Everyone on the table, and those who are just leaving it; whom a step is about while it is told is drawn over it (Event.tsx). */
export function Pieces({ shows, scale, enlarged, ...shared }: PiecesProps) {
  const { game, awaiting, hand } = shows;
  const lit = useLit(shows);
  const near = useNearness(2 * game.setup.ruleset.baseRadius * enlarged * scale);
  const motion = shared.player.use((playing) => playing.motion);
  const leaving = motion?.fades.filter((fade) => fade.direction === 'out').map((fade) => fade.who) ?? [];
  const asked = askedOf(awaiting);
  // whoever is higher is drawn over those below
  const standing = onTable(game)
    .filter(({ id }) => !lit.includes(id))
    .sort((one, other) => one.level - other.level);
  const tool = useStore(hand, (held) => held.tool.kind);
  const measured = goesByBases(tool, awaiting);
  return (
    <>
      {leaving.map((id) => (
        <Piece
          key={id}
          game={motion?.before ?? game}
          hand={hand}
          id={id}
          ready={false}
          asked={false}
          near={near}
          enlarged={enlarged}
          measured={measured}
          {...shared}
        />
      ))}
      {standing.map(({ id }) => (
        <Piece
          key={id}
          game={game}
          hand={hand}
          id={id}
          ready={isFreeToAct(game, id)}
          asked={asked.includes(id)}
          near={near}
          enlarged={enlarged}
          measured={measured}
          {...shared}
        />
      ))}
    </>
  );
}

/** Whom the decision or the roll is about, and who can be pointed at to answer it. */
export function askedOf(awaiting: Awaiting): readonly Id[] {
  if (awaiting.kind !== 'choose' && awaiting.kind !== 'roll') return [];
  const about = 'who' in awaiting.about ? [awaiting.about.who].flat() : [];
  return [...about, ...pointables(awaiting).map(({ target }) => target)];
}

const MEASURING: readonly Tool['kind'][] = [
  'measure',
  'sight',
  'fire',
  'grenade',
  'opportunityFire',
  'suppressionFire',
];

/** Is something measured or aimed at, or is it asked about a shot? Then what counts are the round bases. */
export const goesByBases = (tool: Tool['kind'], awaiting: Awaiting): boolean =>
  MEASURING.includes(tool) ||
  (awaiting.kind === 'choose' && (awaiting.about.what === 'takeCover' || awaiting.about.what === 'aim'));
