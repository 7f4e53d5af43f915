import { LANGUAGES, useTranslations } from '../../i18n/index.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { CHOICES, type Preferences, usePreferences } from '../../store/preferences.ts';
import { Choices } from '../start/Choices.tsx';
import { OwnKeys } from './OwnKeys.tsx';

/** How the people at this screen like it; each choice is in force at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ui.preferences');
  const languages = useTranslations('ui.shell.language');
  const hinting = useTranslations('ui.hints.setting');
  const event = useTranslations('ui.event');
  const seats = useTranslations('ui.hotseat.seatChange');
  const club = useTranslations('ui.club.setting');
  const speaking = useTranslations('ui.speaking');
  const turning = useTranslations('ui.hand.turnToDecider');
  const inLanguage = (of: Preferences['language']): string => (of === 'auto' ? languages('auto') : LANGUAGES[of]);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className={form.form}>
        <Preference of="language" legend={languages('title')} say={inLanguage} />
        <Preference of="theme" legend={t('theme.title')} say={(theme) => t(`theme.${theme}`)} />
        <Preference of="motion" legend={t('motion.title')} say={(motion) => t(`motion.${motion}`)} />
        <Preference of="eventSpeed" legend={event('speed.title')} say={(speed) => event(`speed.${speed}`)} />
        <Preference of="fallen" legend={event('fallen.title')} say={(fallen) => event(`fallen.${fallen}`)} />
        <Preference of="sound" legend={event('sound.title')} say={(sound) => event(`sound.${sound}`)} />
        <Preference of="volume" legend={event('volume.title')} say={(volume) => event(`volume.${volume}`)} />
        <Preference of="hints" legend={hinting('title')} say={hinting} />
        <Preference of="handOver" legend={seats('setting')} say={seats} />
        <Preference of="turnToDecider" legend={turning('title')} say={turning} />
        <Preference of="clubTable" legend={club('title')} say={club} />
        <Preference of="letters" legend={t('letters.title')} say={(letters) => t(`letters.${letters}`)} />
        <OwnKeys />
        <Preference of="speech" legend={speaking('length.title')} say={(length) => speaking(`length.${length}`)} />
        <Preference of="tones" legend={speaking('tones.title')} say={(tones) => speaking(`tones.${tones}`)} />
        <Preference of="ruleNumbers" legend={t('ruleNumbers.title')} say={(numbers) => t(`ruleNumbers.${numbers}`)} />
      </div>
    </Dialog>
  );
}

interface PreferenceProps<K extends keyof Preferences> {
  of: K;
  legend: string;
  say: (choice: Preferences[K]) => string;
}

function Preference<K extends keyof Preferences>({ of, legend, say }: PreferenceProps<K>) {
  const chosen = usePreferences((preferences) => preferences[of]);
  return (
    <Choices
      legend={legend}
      options={CHOICES[of].map((choice) => [choice, say(choice)] as const)}
      chosen={chosen}
      onChoose={(choice) => usePreferences.getState().set({ [of]: choice })}
    />
  );
}
