import type { Command, Game } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { sayAction } from '../actions/index.ts';
import { useWords } from '../useWords.ts';

const WORDED = ['goOn', 'stop', 'stays', 'takenOff', 'take'] as const;
const isWorded = (option: string): option is (typeof WORDED)[number] => (WORDED as readonly string[]).includes(option);

/** Says a command in a few words. */
export function useCommandWords(game: Game): (command: Command) => string {
  const t = useTranslations();
  const decided = useTranslations('ui.odds.decided');
  const words = useWords(game);
  return (command) => {
    switch (command.type) {
      case 'deploy':
      case 'keepBack':
        return t(`ui.compare.command.${command.type}`, { who: words.name(command.who) });
      case 'roll':
        return t('ui.compare.command.roll', { dice: command.dice.join(', ') });
      case 'choose': {
        const { option } = command;
        return t('ui.compare.command.choose', { what: isWorded(option) ? decided(option) : words.name(option) });
      }
      case 'aim':
      case 'pass':
      case 'drift':
      case 'bid':
      case 'objective':
        return t(`ui.compare.command.${command.type}`);
      case 'equip':
      case 'handOver':
      case 'smoke':
      case 'concede':
      case 'agree':
      case 'freeRoll':
      case 'umpire':
        return t('ui.compare.command.other');
      default:
        return sayAction(command, t, words);
    }
  };
}
