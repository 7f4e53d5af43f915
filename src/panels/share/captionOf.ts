import { highestLevel } from '../../board/index.ts';
import type { EditionId } from '../../editions/index.ts';
import { type Game, SIDES } from '../../engine/index.ts';
import { editionWord, type Translator } from '../../i18n/index.ts';

interface Pictured {
  readonly title: string;
  readonly game: Game;
  readonly edition: EditionId;
  /** The level that is viewed, with all above it taken off. */
  readonly level: number;
}

/** What stands below a picture of the table: what it is, when, and of a table with storeys which level of it. */
export function captionOf(t: Translator, { title, game: { setup, state }, edition, level }: Pictured): string {
  const { number } = state.turn;
  return [
    title,
    number > 0 ? t('ui.header.turn', { number }) : t('ui.header.setup'),
    ...(highestLevel(setup) > 0 ? [t('board.level.viewed', { level })] : []),
    SIDES.map((side) => setup.sides[side].name).join(' – '),
    editionWord(t, 'short', edition),
  ].join(' · ');
}
