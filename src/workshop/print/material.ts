import { EDITIONS, type EditionId, rulesetOf } from '../../editions/index.ts';
import { type Card, type Game, prepareSetup, type Ruleset, type Setup, type Side } from '../../engine/index.ts';
import type { Draft } from '../../play/draft/draft.ts';
import type { Content } from '../../play/files/contentOf.ts';
import { gameAt, type History } from '../../play/history.ts';
import type { Start } from '../../play/start.ts';
import { shownOf } from '../editor/things.ts';

/** What there is to print of something. */
export interface Material {
  /** Everybody, each with a card, and the side whose colour it is. */
  readonly people: readonly { readonly card: Card; readonly side: Side }[];
  readonly table: Pick<Setup, 'table' | 'scenery'> | null;
  readonly ruleset: Ruleset;
  readonly rules: Pick<Start, 'edition' | 'rulings' | 'rules'> | null;
  readonly game: Game | null;
}

const [USUAL] = EDITIONS;

/** Of a game all there is, as it stands after the command `at`. */
export function ofGame(start: Start, history: History, at: number): Material {
  const game = gameAt(history, at);
  return { ...ofSetup(start), game };
}

/** Of a position in the making all that has a form; nobody is asked to mend it first. */
export function ofDraft(draft: Draft): Material {
  const game = shownOf(draft);
  return { ...ofSetup({ ...draft, setup: game.setup }), game };
}

function ofSetup(start: Pick<Start, 'setup' | 'edition' | 'rulings' | 'rules'>): Material {
  const { setup } = start;
  const people = prepareSetup(setup).roster.map(({ card, side }) => ({ card, side }));
  return { people, table: setup, ruleset: setup.ruleset, rules: start, game: null };
}

/** Of something of the library. */
export function ofContent(content: Content): Material {
  const bare = (edition: EditionId = USUAL): Material => ({
    ...{ people: [], table: null, rules: null, game: null },
    ruleset: rulesetOf(edition),
  });
  switch (content.kind) {
    case 'cards':
      return { ...bare(), people: [{ card: content.card, side: 'a' }] };
    case 'force': {
      const { cards, force } = content.force;
      const found = force.flatMap((id) => cards.find((card) => card.id === id) ?? []);
      return { ...bare(), people: found.map((card) => ({ card, side: 'a' })) };
    }
    case 'table':
    case 'case':
      return { ...bare(), table: content };
    case 'scenario':
      return ofSetup(content.start);
    case 'ruleset':
      return { ...bare(content.set.edition), rules: content.set };
  }
}
