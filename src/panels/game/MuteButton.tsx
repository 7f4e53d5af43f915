import { Volume2, VolumeX } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import { IconButton } from '../../parts/IconButton.tsx';
import { usePreferences } from '../../store/preferences.ts';

/** Silences the table, or lets it be heard again. */
export function MuteButton() {
  const t = useTranslations('ui.event.sound');
  const sound = usePreferences((p) => p.sound);
  const set = usePreferences((p) => p.set);
  const isMuted = sound === 'off';
  const Sign = isMuted ? VolumeX : Volume2;
  return (
    <IconButton
      look="onFrame"
      shortcut="h"
      label={t('mute')}
      pressed={isMuted}
      onClick={() => set({ sound: isMuted ? 'on' : 'off' })}
    >
      <Sign size={18} aria-hidden="true" />
    </IconButton>
  );
}
