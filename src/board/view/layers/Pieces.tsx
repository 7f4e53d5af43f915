import { type Awaiting, type Id, isFreeToAct, onTable } from '../../../engine/index.ts';
import { pointables } from '../../../pointing/index.ts';
import type { Facings } from '../../motion/facing.ts';
import type { Player } from '../../motion/player.ts';
import type { Shows } from '../../props.ts';
import type { Palette } from '../palette.ts';
import { Piece } from './Piece.tsx';

interface PiecesProps {
  shows: Shows;
  turned: boolean;
  player: Player;
  palette: Palette;
  facings: Facings;
}

/** Everyone on the table, and those who are just leaving it. */
export function Pieces({ shows, turned, player, palette, facings }: PiecesProps) {
  const { game, awaiting, hand } = shows;
  const motion = player.use((playing) => playing.motion);
  const leaving = motion?.fades.filter((fade) => fade.direction === 'out').map((fade) => fade.who) ?? [];
  const asked = askedOf(awaiting);
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
          turned={turned}
          player={player}
          palette={palette}
          facings={facings}
        />
      ))}
      {onTable(game).map(({ id }) => (
        <Piece
          key={id}
          game={game}
          hand={hand}
          id={id}
          ready={isFreeToAct(game, id)}
          asked={asked.includes(id)}
          turned={turned}
          player={player}
          palette={palette}
          facings={facings}
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
