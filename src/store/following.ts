import { create } from 'zustand';
import { apply, awaiting } from '../engine/index.ts';
import { begin, gameAt, type History, type Node, nodeAt } from '../play/history.ts';
import { gameOf } from '../play/start.ts';
import { type GameSaid, openLine, type Said } from './channel.ts';
import { useClock } from './clock.ts';
import { useGameStore } from './game.ts';

/** `waiting`: no playing window has answered yet; `gone`: the one that was followed is closed or loaded anew. */
export type Following = 'waiting' | 'noGame' | 'on' | 'gone';

export const useFollowing = create<{
  readonly state: Following;
  /** The level that is viewed in the playing window. */
  readonly level: number;
}>()(() => ({ state: 'waiting', level: 0 }));

/** How often it is asked whether the playing window is still there, and when no answer means no; ms. */
const ASKING = 2000;
const SILENCE = 7000;

/** Shows in this window the game that is played in another, until it is stopped: the stores here are filled from there. */
export function follow(now: () => number = Date.now): () => void {
  let leader: string | null = null;
  let heard = now();

  const hear = (said: Said): void => {
    if (said.say === 'follow' || said.say === 'there') return;
    if (leader === null) leader = said.from;
    if (said.from !== leader) return; // another window plays a game of its own
    heard = now();
    switch (said.say) {
      case 'gone':
        return lose();
      case 'noGame':
        useGameStore.getState().leave();
        return useFollowing.setState({ state: 'noGame' });
      case 'clock':
        return useClock.getState().set(said.clock);
      case 'level':
        return useFollowing.setState({ level: said.level });
      case 'told':
        return useGameStore.getState().endTelling();
      case 'game':
        if (put(said)) useFollowing.setState({ state: 'on' });
        else if (said.since > 0) line.say({ say: 'follow' }); // something before it has been missed
    }
  };
  const lose = (): void => {
    leader = null;
    useFollowing.setState(({ state }) => ({ state: state === 'on' || state === 'gone' ? 'gone' : 'waiting' }));
  };
  const line = openLine(hear);
  const ask = (): void => {
    if (leader !== null && now() - heard > SILENCE) lose();
    line.say({ say: leader === null ? 'follow' : 'there' });
  };
  ask();
  const asking = setInterval(ask, ASKING);
  return () => {
    clearInterval(asking);
    line.close();
  };
}

/** Plays what was said on this table; false where something before it is missing. */
function put({ start, since, steps, at, looking, clock }: GameSaid): boolean {
  useGameStore.getState().endTelling();
  const { history: past, looking: was } = useGameStore.getState();
  const known = since === 0 ? begin(gameOf(start), start.settings.takeBack) : past;
  if (!known || known.nodes.length !== since) return false;
  const nodes = played(known, steps);
  if (!nodes) return false;
  const history: History = { ...known, nodes, at, tip: at };
  const game = gameAt(history);
  const [from, to] = [was?.at ?? known.at, looking?.at ?? at];
  const node = nodeAt(history, to);
  const events = node?.parent === from && looking?.event == null ? node.events : [];
  const goesOn = since > 0 && from !== to;
  useClock.getState().set(clock);
  useGameStore.setState({ start, settings: start.settings });
  useGameStore.getState().tell({
    history,
    game,
    awaiting: awaiting(game),
    looking,
    lastStep: goesOn ? { before: gameAt(known, from), after: gameAt(history, to), events } : null,
  });
  return true;
}

function played(known: History, steps: GameSaid['steps']): readonly Node[] | null {
  const nodes = [...known.nodes];
  for (const { command, parent } of steps) {
    const result = apply(gameAt({ ...known, nodes }, parent), command);
    if (!result.ok) return null;
    nodes.push({ command, parent, game: result.game, events: result.events });
  }
  return nodes;
}
