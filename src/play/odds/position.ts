import { type Awaiting, awaiting, type Command, type Game, type GameState } from '../../engine/index.ts';

/** A position that has been reached. Those of one walk are known by their keys: two with one key are the same. */
export interface Position {
  readonly game: Game;
  /** What has to be rolled or decided before it is known what came of the command; null when nothing has. */
  readonly pending: Pending | null;
}

export type Pending = Extract<Awaiting, { kind: 'roll' | 'choose' | 'drift' }>;

/** How far a command reaches. */
export interface Scope {
  /** The frame that it begins or answers is among the outermost so many; with it gone, all is done. */
  readonly depth: number;
  /** The last turn whose dice are part of it. */
  readonly lastTurn: number;
}

export const scopeOf = ({ state: { frames, turn } }: Game, command: Command | null): Scope => ({
  depth: frames.at(-1)?.kind === 'turn' ? 0 : frames.length,
  lastTurn: turn.number + (command?.type === 'endTurn' ? 1 : 0),
});

export function positionOf(game: Game, { depth, lastTurn }: Scope): Position {
  const { frames, turn } = game.state;
  if (frames.length < depth || turn.number > lastTurn) return { game, pending: null };
  const question = awaiting(game);
  const isOpen = question.kind === 'roll' || question.kind === 'choose' || question.kind === 'drift';
  return { game, pending: isOpen ? question : null };
}

/** A state as text: the same for all that are alike through and through. What a step leaves alone is written only once. */
export const keyOf = (state: GameState): string =>
  Object.values(state)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .map(textOf)
    .join();

const texts = new WeakMap<object, string>();

function textOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return JSON.stringify(part);
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  texts.set(part, text);
  return text;
}
