import {
  charactersOf,
  type Game,
  isOnTable,
  losses,
  type Outcome,
  other,
  SIDES,
  type Side,
} from '../../engine/index.ts';
import { say, useTranslations } from '../../i18n/index.ts';
import { narrate } from '../../i18n/narrate.ts';
import { type History, nodeAt } from '../../play/history.ts';
import type { Likely, Luck, Statistics } from '../../play/statistics.ts';
import { useWords } from '../useWords.ts';

/** How a game has ended, in words: on its page, and where it is shared. */
export interface ResultWords {
  /** "Anna wins", and the rest of that sentence: "in turn 3, with 5 of 5 characters left". */
  readonly headline: string;
  readonly when: string;
  readonly why: string;
  readonly lost: Readonly<Record<Side, string>>;
  readonly decided: (by: NonNullable<Statistics['decided']>) => { readonly who: string; readonly best: string };
  /** A sentence for each side that has shot, and what to think of it. */
  readonly luck: (luck: Statistics['luck']) => readonly string[];
}

export function useResultWords(game: Game, outcome: Outcome, history: History): ResultWords {
  const t = useTranslations('ui.victory');
  const { sides } = game.setup;
  const { winner, how } = outcome;
  const words = useWords(game);
  const why = useWhy(game, outcome, history);
  const turn = game.state.turn.number;
  const all = winner ? charactersOf(game, winner) : [];
  const lost = (side: Side): string => {
    const { of, ...counted } = losses(game, side, how === 'stopped' ? 'points' : undefined); // R141
    return t(`lostOf.${of}`, { lost: counted.lost, total: counted.total });
  };
  const best = ({ cause, who, eliminated, chance }: Likely): string => {
    const deed = t('best', { cause, at: words.name(who), eliminated: String(eliminated) });
    return chance === null ? deed : `${deed} ${t('chance', { chance })}`;
  };
  return {
    headline: winner ? t('wins', { name: sides[winner].name }) : t('draw'),
    when: winner ? t('when', { turn, left: all.filter(isOnTable).length, all: all.length }) : t('whenDrawn', { turn }),
    why,
    lost: { a: lost('a'), b: lost('b') },
    decided: (by) => ({ who: t('decided', { who: words.name(by.who) }), best: best(by.best) }),
    luck: (luck) => [
      ...SIDES.filter((side) => luck[side].rolls > 0).map((side) =>
        t('luck', { name: sides[side].name, ...luck[side] }),
      ),
      t(`verdict.${favoured(luck)}`, { a: sides.a.name, b: sides.b.name }),
    ],
  };
}

function useWhy(game: Game, { winner, how }: Outcome, history: History): string {
  const t = useTranslations();
  const { names } = useWords(game);
  const { sides } = game.setup;
  const met = (nodeAt(history, history.at)?.events ?? []).filter((event) => event.event === 'conditionMet'); // WIN-5
  if (met.length > 0) return met.map((event) => say(t, narrate(event, names))).join(' ');
  return t(`ui.victory.why.${how}`, {
    winner: winner ? sides[winner].name : '',
    loser: winner ? sides[other(winner)].name : '',
    drawn: String(winner === null),
  });
}

/** So many hits more than were to be expected, beside the other side's, are worth a word. */
const WORTH_A_WORD = 1.5;

function favoured({ a, b }: Readonly<Record<Side, Luck>>): Side | 'nobody' | 'none' {
  if (a.rolls + b.rolls === 0) return 'none';
  const ahead = a.hurt - a.expected - (b.hurt - b.expected);
  if (Math.abs(ahead) < WORTH_A_WORD) return 'nobody';
  return ahead > 0 ? 'a' : 'b';
}
