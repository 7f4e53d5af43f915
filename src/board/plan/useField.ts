import { useEffect, useState } from 'react';
import { type Game, type Id, onGrid, type Point } from '../../engine/index.ts';
import type { Field } from '../../pointing/index.ts';
import { fieldQuestion } from '../../pointing/questions.ts';
import { reporting } from '../../store/unanswered.ts';
import { Newest } from '../../thinking/newest.ts';

/** A circle on the table, and who looks at it. */
export interface Looked {
  readonly who: Id;
  readonly at: Point;
  readonly radius: number;
}

/** What `who` sees of the circle, thought over beside the page: of where the pointer was a moment ago, or nothing yet. */
export function useField(game: Game, looked: Looked | null): Field | null {
  const [newest] = useState(() => new Newest());
  const [found, setFound] = useState<{ game: Game; who: Id; field: Field } | null>(null);
  const who = looked?.who ?? null;
  const [x, y] = looked ? onGrid(looked.at) : [0, 0];
  const radius = looked?.radius ?? 0;
  useEffect(() => {
    if (who === null) return;
    const told = reporting(fieldQuestion, (field) => setFound({ game, who, field }));
    newest.ask(fieldQuestion, game, { who, at: [x, y], radius }, told);
  }, [newest, game, who, x, y, radius]);
  useEffect(() => () => newest.forget(), [newest]);
  return found && found.game === game && found.who === who ? found.field : null;
}
