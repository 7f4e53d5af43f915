import {
  type ChoiceAbout,
  type Command,
  type Game,
  type Side,
  sideOf,
  suppressionMarkers,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { carriesSeveral } from '../odds/useDecided.ts';
import { useWords } from '../useWords.ts';

/** Questions that need no more than a sentence and their answers. */
export type Listed = Exclude<ChoiceAbout['what'], 'edge' | 'takeCover' | 'aim' | 'fightFirst'>;

interface ListedWords {
  readonly title: string;
  readonly text: string;
  /** What an answer is called. */
  readonly label: (command: Command) => string;
}

/** The words of reactions and of choices within other actions. */
export function useListedWords(game: Game, by: Side, about: Extract<ChoiceAbout, { what: Listed }>): ListedWords {
  const t = useTranslations('ui.prompt.listed');
  const words = useWords(game);
  const values = {
    who: 'who' in about ? words.name(about.who) : 'because' in about ? words.name(about.because) : '',
    target: about.what === 'opportunity' ? words.name(about.target) : '',
    beaten: about.what === 'takeHole' ? words.name(about.beaten) : '',
    hits: about.what === 'burstWound' ? about.hits : 0,
    grenade: about.what === 'pickUp' ? about.grenade : '',
    ...waysOf(game),
  };
  const label = (command: Command): string => {
    if (command.type === 'fire') {
      const { who, at, weapon } = command;
      const names = { who: words.name(who), at: words.name(at) };
      if (weapon === undefined || !carriesSeveral(game, who)) return t('shoot', names);
      return t('shootWith', { ...names, weapon: words.weapon({ id: weapon }) });
    }
    if (command.type === 'takeCover') return t('coverAnswer', { who: words.name(command.who) });
    if (command.type !== 'choose') return t('pass');
    if (about.what === 'pickUp') return t(command.option === 'take' ? 'takeAnswer' : 'leaveAnswer');
    if (about.what === 'goOn') return t(command.option === 'goOn' ? 'goOnAnswer' : 'stopAnswer');
    if (about.what === 'bodyStays') return t(command.option === 'stays' ? 'staysAnswer' : 'takenOffAnswer');
    if (about.what === 'takeHole') return t('takeHoleAnswer');
    const marker = suppressionMarkers(game).find(({ id }) => id === command.option);
    if (marker) return t('markerOf', { firers: marker.firers.map(words.name).join(', ') });
    const isOwn = about.what === 'suppressionWound' && sideOf(game, command.option) === by;
    return isOwn ? t('own', { who: words.name(command.option) }) : words.name(command.option);
  };
  return { title: t(about.what, values), text: t(`${about.what}Text`, values), label };
}

/** On what the sentences depend: R74 and R92, MF-1, R22, R98. */
function waysOf({ setup: { ruleset }, state }: Game) {
  const { opportunity, grenades, suppression } = ruleset;
  return {
    shot: opportunity.optional ? opportunity.shot : 'forced',
    moving: String(state.frames.at(-2)?.kind === 'movement'),
    single: grenades.wounds === 'by-sixes' ? grenades.single : 'each',
    victim: suppression.victim,
  };
}
