import { useMemo } from 'react';
import { Board, type BoardShows } from '../../board/index.ts';
import type { Game } from '../../engine/index.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { draftNow, useEditing } from './editing.ts';
import { editorHand, gameShown, ON_THE_BENCH } from './editorHand.ts';
import type { Found } from './faults.ts';
import { Marks } from './Marks.tsx';
import { useTracing } from './photograph.ts';
import { straightened } from './straightened.ts';
import { quietly } from './things.ts';

interface EditorBoardProps {
  found: readonly Found[];
  controlsIn: HTMLElement | null;
}

/** The table of the draft, with what only its maker sees: what is in hand, how far it is from the edges, what is wrong. */
export function EditorBoard({ found, controlsIn }: EditorBoardProps) {
  const draft = useEditing(draftNow);
  const live = useEditing((s) => s.live);
  const game = useMemo(() => gameLive(draft, live), [draft, live]);
  const under = useUnder(draft);
  const shows: BoardShows = useMemo(
    () => ({ ...ON_THE_BENCH, game, awaiting: { kind: 'act', by: game.state.turn.side }, under }),
    [game, under],
  );
  return (
    <Board shows={shows} tells={editorHand} controlsIn={controlsIn}>
      <Marks draft={live ?? draft} found={found} />
    </Board>
  );
}

/** The photograph that is traced, as it lies on this table. */
function useUnder({ setup: { table } }: Draft): NonNullable<BoardShows['under']> | null {
  const photograph = useTracing((s) => s.photograph);
  const { picture, lies } = photograph ?? {};
  const { map, opacity = 1, shown = false } = lies ?? {};
  const { width, height } = table;
  const laid = useMemo(
    () => (picture && map && shown ? straightened(picture, map, { width, height }) : null),
    [picture, map, shown, width, height],
  );
  return useMemo(() => laid && { picture: laid, opacity }, [laid, opacity]);
}

/** Whoever is dragged goes along at once; scenery stays painted where it is until it is put down, its frame goes along (Marks.tsx). */
function gameLive(draft: Draft, live: Draft | null): Game {
  const game = gameShown(draft);
  return live && live.position !== draft.position
    ? { setup: game.setup, state: quietly(live.position, game.setup) }
    : game;
}
