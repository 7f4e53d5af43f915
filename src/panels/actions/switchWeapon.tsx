import { useTranslations } from '../../i18n/index.ts';
import { useWords } from '../useWords.ts';
import type { ActionOnScreen, PanelProps } from './action.ts';
import { SamplesPanel } from './SamplesPanel.tsx';

/** FIRE-8: before a weapon has been used in the turn there is none to go over from. */
export const switchWeapon: ActionOnScreen<'switchWeapon'> = {
  key: 'w',
  symbol: 'fire',
  hiddenFor: ['R130', 'FIRE-8'],
  tool: (_, who, samples) => (samples.length > 1 ? { kind: 'switchWeapon', who } : null),
  Panel: SwitchWeaponPanel,
  said: ({ who }, t, words) => t('ui.actions.switchWeapon.said', { who: words.name(who) }),
};

/** To which weapon. */
function SwitchWeaponPanel({ game, tool }: PanelProps<'switchWeapon'>) {
  const t = useTranslations('ui.actions.switchWeapon');
  const words = useWords(game);
  return (
    <SamplesPanel
      game={game}
      tool={tool}
      asks={t('which', { who: words.name(tool.who) })}
      label={(command) => (command.type === 'switchWeapon' ? words.weapon({ id: command.weapon }) : '')}
    />
  );
}
