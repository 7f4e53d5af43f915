import { useState } from 'react';
import {
  type Awaiting,
  type Command,
  character,
  flattened,
  type Game,
  type Id,
  type Waypoint,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useOpponent } from '../../store/opponentState.ts';
import { useSettingUp } from '../../store/settingUp.ts';
import { useCommandWords } from '../compare/useCommandWords.ts';
import { useWords } from '../useWords.ts';
import { placeOf } from './placeOf.ts';

interface Caption {
  readonly says: string;
  /** What that is good for, to those who see it for the first time. */
  readonly teaches: string;
  readonly who: Id | null;
}

/** What is done in the game that is shown, in words for those who look on; it stays until the next thing is done. */
export function useCaption(game: Game, awaiting: Awaiting): Caption {
  const t = useTranslations('ui.club');
  const isSettingUp = useSettingUp((s) => s.on);
  const sayCommand = useSaid(game);
  const { phase, command } = useOpponent();
  const [last, setLast] = useState<Caption | null>(null);
  const now = ((): Caption | null => {
    if (awaiting.kind === 'over') return { ...over(awaiting), who: null };
    if (isSettingUp) return { says: t('settingUp'), teaches: t('teaches.settingUp'), who: null };
    return phase === 'about' && command ? sayCommand(command) : null;
  })();
  if (now && (now.says !== last?.says || now.who !== last.who)) setLast(now); // what is said stays while it is being done
  return now ?? last ?? { says: t('settingUp'), teaches: '', who: null };

  function over({ outcome: { winner } }: Extract<Awaiting, { kind: 'over' }>): Pick<Caption, 'says' | 'teaches'> {
    const says = winner ? t('wins', { name: game.setup.sides[winner].name }) : t('draw');
    return { says, teaches: t('next') };
  }
}

function useSaid(game: Game): (command: Command) => Caption | null {
  const t = useTranslations('ui.club');
  const plain = useCommandWords(game);
  const words = useWords(game);
  const place = (at: Waypoint | null | undefined): string => t(`place.${at ? placeOf(game, flattened(at)) : 'open'}`);
  return (command) => {
    const who = 'who' in command && typeof command.who === 'string' ? command.who : null;
    const name = who === null ? '' : words.name(who);
    const caption = (says: string, teaches = ''): Caption => ({ says, teaches, who });
    switch (command.type) {
      case 'move':
        return caption(t('said.move', { who: name, place: place(command.path.at(-1)) }), t('teaches.move'));
      case 'fire':
        return caption(
          t('said.fire', { who: name, at: words.name(command.at), place: place(character(game, command.at).at) }),
          t('teaches.fire'),
        );
      case 'grenade':
        return caption(t('said.grenade', { who: name, place: place(command.at) }), t('teaches.grenade'));
      case 'opportunityFire':
      case 'suppressionFire':
        return caption(
          t(`said.${command.type}`, { who: name, place: place(command.at) }),
          t(`teaches.${command.type}`),
        );
      case 'takeCover':
        return caption(t('said.takeCover', { who: name }), t('teaches.takeCover'));
      case 'aim':
        return caption(t('said.aim'), t('teaches.aim'));
      case 'pass':
        return null; // what it lets happen has been said
      case 'endTurn':
        return caption(t('said.endTurn', { name: game.setup.sides[game.state.turn.side].name }), t('teaches.endTurn'));
      default:
        return caption(`${plain(command)}.`);
    }
  };
}
