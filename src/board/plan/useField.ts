import { useEffect, useState } from 'react';
import { type Game, type Id, onGrid, type Point } from '../../engine/index.ts';
import type { Field } from '../../pointing/plans/field.ts';
import { Thinker } from './thinker.ts';

/** A circle on the table, and who looks at it. */
export interface Looked {
  readonly who: Id;
  readonly at: Point;
  readonly radius: number;
}

/** What `who` sees of the circle, thought over beside the page: of where the pointer was a moment ago, or nothing yet. */
export function useField(game: Game, looked: Looked | null): Field | null {
  const [thinker] = useState(() => new Thinker());
  const [found, setFound] = useState<{ game: Game; who: Id; field: Field } | null>(null);
  const who = looked?.who ?? null;
  const [x, y] = looked ? onGrid(looked.at) : [0, 0];
  const radius = looked?.radius ?? 0;
  useEffect(() => {
    if (who === null) return;
    thinker.ask(game, 'field', { who, at: [x, y], radius }, (field) => setFound({ game, who, field }));
  }, [thinker, game, who, x, y, radius]);
  useEffect(() => () => thinker.forget(), [thinker]);
  return found && found.game === game && found.who === who ? found.field : null;
}
