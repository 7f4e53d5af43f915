import { gameText } from '../../play/files/writeGame.ts';
import { gameAt, type History } from '../../play/history.ts';
import type { Start } from '../../play/start.ts';
import { ENDINGS, type Ending, endingsOf } from './endings.ts';

/** Of all games that have come to a first turn, the shortest file of each way to end. */
export class Keeper {
  private readonly shortest = new Map<Ending, string>();

  offer(start: Start, history: History): void {
    const endings = endingsOf(history);
    if (endings.length === 0 || gameAt(history).state.turn.number === 0) return;
    const text = gameText(start, history);
    for (const ending of endings) {
      const best = this.shortest.get(ending);
      if (best === undefined || text.length < best.length) this.shortest.set(ending, text);
    }
  }

  /** Each game once, under the first of its endings. */
  kept(): readonly { readonly ending: Ending; readonly text: string }[] {
    const texts = new Set<string>();
    return ENDINGS.flatMap((ending) => {
      const text = this.shortest.get(ending);
      if (text === undefined || texts.has(text)) return [];
      texts.add(text);
      return [{ ending, text }];
    });
  }
}
