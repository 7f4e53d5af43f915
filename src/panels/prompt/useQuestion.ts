import type { Kept } from '../../board/index.ts';
import { type Awaiting, bodies, type Command, type Game, type Id, isStanding } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useWords } from '../useWords.ts';
import { useListedWords } from './useListedWords.ts';

/** A question that can be asked on the board, beside what it is about. */
export interface Question {
  readonly title: string;
  /** What has to stay in sight, what it is about first. */
  readonly kept: readonly Kept[];
  readonly answers: readonly ShortAnswer[];
  /** A place can be pointed at as well. */
  readonly pointing: boolean;
}

export interface ShortAnswer {
  readonly command: Command;
  readonly label: string;
  /** In AT; null where no answer costs anything. */
  readonly cost: number | null;
  /** Whose chances depend on it. */
  readonly who: Id | null;
  readonly look: 'primary' | 'plain';
}

type Choosing = Extract<Awaiting, { kind: 'choose' }>;

/** What is asked about a character or a spot, in short; null for what only the panel asks. */
export function useQuestion(game: Game, awaited: Choosing): Question | null {
  const { about, options, by } = awaited;
  const cover = useTranslations('ui.prompt.cover');
  const aim = useTranslations('ui.prompt.aim');
  const fight = useTranslations('ui.prompt.fightFirst');
  const words = useWords(game);
  const isListed =
    about.what !== 'edge' && about.what !== 'takeCover' && about.what !== 'aim' && about.what !== 'fightFirst';
  const listed = useListedWords(game, by, isListed ? about : { what: 'suppressionFirst' });
  const costs = options.some(({ cost }) => cost > 0);
  const kept = keptBy(game, awaited);
  if (kept.length === 0) return null;
  const asked = (title: string, answer: (command: Command) => Omit<ShortAnswer, 'command' | 'cost'>): Question => ({
    title,
    kept,
    answers: options.map(({ command, cost }) => ({ command, cost: costs ? cost : null, ...answer(command) })),
    pointing: false,
  });
  switch (about.what) {
    case 'edge':
      return null;
    case 'takeCover':
      return asked(cover('title', { who: words.name(about.who) }), (command) => {
        const takes = command.type === 'takeCover';
        const label = takes ? cover('take') : cover('decline');
        return { label, who: about.who, look: takes ? 'primary' : 'plain' };
      });
    case 'aim':
      return asked(aim('title', { who: words.name(about.who), at: words.name(about.at) }), (command) => {
        const aims = command.type === 'aim';
        const label = aims ? aim('aim') : aim('decline');
        return { label, who: about.at, look: aims ? 'primary' : 'plain' };
      });
    case 'fightFirst':
      return asked(fight('title', { who: words.name(about.who) }), (command) => ({
        label: command.type === 'choose' ? fight('fight', { who: words.name(command.option) }) : '',
        who: null,
        look: 'primary',
      }));
    default:
      return asked(listed.title, (command) => ({
        label: listed.label(command),
        who: command.type === 'fire' ? command.at : null,
        look: command.type === 'pass' ? 'plain' : 'primary',
      }));
  }
}

/** All on the table that a question and its answers name, the one it is about first: characters, and what lies there. */
function keptBy(game: Game, { about, options }: Choosing): readonly Kept[] {
  const asked = [
    'target' in about ? about.target : null,
    'who' in about ? about.who : null,
    'shooter' in about ? about.shooter : null,
    about.what === 'aim' ? about.at : null,
    'beaten' in about ? about.beaten : null,
    'because' in about ? about.because : null,
    'thrower' in about ? about.thrower : null,
  ];
  const answering = options.flatMap(({ command }) => {
    if (command.type === 'fire') return [command.who, command.at];
    if (command.type === 'takeCover') return [command.who];
    return command.type === 'choose' ? [command.option] : [];
  });
  const ids = new Set([...asked, ...answering].filter((id) => id !== null));
  const lying = lyingOf(game, about);
  return [...[...ids].filter((id) => isStanding(game, id)).map((who) => ({ who })), ...(lying ? [lying] : [])];
}

/** What it is about, if it lies on the table: the body in a hole (R36), or a grenade that was left (GREN-14). */
function lyingOf(game: Game, about: Choosing['about']): Kept | null {
  const marker =
    about.what === 'pickUp'
      ? game.state.markers.find(({ id }) => id === about.marker)
      : about.what === 'takeHole'
        ? bodies(game).find(({ of }) => of === about.beaten)
        : undefined;
  return marker ? { at: marker.at, radius: game.setup.ruleset.baseRadius } : null;
}
