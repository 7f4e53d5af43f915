import { type Awaiting, type Character, type Game, type Id, onTable, sideOf } from '../../engine/index.ts';
import type { Player } from '../player.ts';
import { Piece } from './Piece.tsx';

interface PiecesProps {
  game: Game;
  awaiting: Awaiting;
  turned: boolean;
  player: Player;
}

/** Everyone on the table, and those who are just leaving it. */
export function Pieces({ game, awaiting, turned, player }: PiecesProps) {
  const motion = player.use((playing) => playing.motion);
  const leaving = motion?.fades.filter((fade) => fade.direction === 'out').map((fade) => fade.who) ?? [];
  const deciding = awaiting.kind === 'act' ? awaiting.by : null;
  const asked = askedOf(awaiting);
  const raised = namesAbove(onTable(game));
  return (
    <>
      {leaving.map((id) => (
        <Piece
          key={id}
          game={motion?.before ?? game}
          id={id}
          ready={false}
          asked={false}
          nameAbove={false}
          turned={turned}
          player={player}
        />
      ))}
      {onTable(game).map(({ id }) => (
        <Piece
          key={id}
          game={game}
          id={id}
          ready={sideOf(game, id) === deciding}
          asked={asked.includes(id)}
          nameAbove={raised.has(id)}
          turned={turned}
          player={player}
        />
      ))}
    </>
  );
}

/** Whom the decision or the roll is about. */
function askedOf(awaiting: Awaiting): readonly Id[] {
  if (awaiting.kind === 'choose' && 'who' in awaiting.about) return [awaiting.about.who];
  if (awaiting.kind === 'roll' && 'who' in awaiting.about) return [awaiting.about.who];
  return [];
}

/** So near to each other, in u, two names side by side would overlap. */
const CROWDED = { along: 2.6, across: 0.8 };

/** Every other one of those who stand side by side has its name over its base. */
function namesAbove(characters: readonly Character[]): ReadonlySet<Id> {
  const raised = new Set<Id>();
  const placed: Character[] = [];
  for (const each of [...characters].sort((p, q) => (p.at?.[0] ?? 0) - (q.at?.[0] ?? 0))) {
    const crowded = placed.some((other) => !raised.has(other.id) && isBeside(other, each));
    if (crowded) raised.add(each.id);
    placed.push(each);
  }
  return raised;
}

const isBeside = ({ at: p }: Character, { at: q }: Character): boolean =>
  p !== null && q !== null && Math.abs(p[0] - q[0]) < CROWDED.along && Math.abs(p[1] - q[1]) < CROWDED.across;
