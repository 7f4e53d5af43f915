import { type Command, type Game, pathLength } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useWords } from '../words.ts';

const WORDED = ['goOn', 'stop', 'stays', 'takenOff', 'take'] as const;
const isWorded = (option: string): option is (typeof WORDED)[number] => (WORDED as readonly string[]).includes(option);

/** Says a command in a few words. */
export function useCommandWords(game: Game): (command: Command) => string {
  const t = useTranslations('ui.compare.command');
  const decided = useTranslations('ui.odds.decided');
  const words = useWords(game);
  return (command) => {
    switch (command.type) {
      case 'move':
        return t('move', { who: words.name(command.who), length: pathLength(command.path) });
      case 'moveAndFire': {
        const { who, path, at } = command;
        const values = { who: words.name(who), length: pathLength(path) };
        return at === undefined ? t('moveAndFire', values) : t('moveAndFireAt', { ...values, at: words.name(at) });
      }
      case 'fire': {
        const { who, at, shots = 1, aim = false } = command;
        const values = { who: words.name(who), at: words.name(at) };
        if (shots > 1) return t(aim ? 'fireSeveralAimed' : 'fireSeveral', { ...values, shots });
        return t(aim ? 'fireAimed' : 'fire', values);
      }
      case 'grenade':
      case 'opportunityFire':
      case 'suppressionFire':
      case 'joinSuppression':
      case 'takeCover':
      case 'switchWeapon':
      case 'clearBody':
      case 'recover':
      case 'deploy':
      case 'keepBack':
        return t(command.type, { who: words.name(command.who) });
      case 'roll':
        return t('roll', { dice: command.dice.join(', ') });
      case 'choose': {
        const { option } = command;
        return t('choose', { what: isWorded(option) ? decided(option) : words.name(option) });
      }
      case 'aim':
      case 'pass':
      case 'drift':
      case 'bid':
      case 'objective':
      case 'endTurn':
        return t(command.type);
      default:
        return t('other');
    }
  };
}
