import { type ReactNode, useState } from 'react';
import { LANGUAGES, useTranslations } from '../../i18n/index.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { CHOICES, type Preferences, usePreferences } from '../../store/preferences.ts';
import { Choices } from '../start/Choices.tsx';
import { OwnKeys } from './OwnKeys.tsx';
import styles from './PreferencesDialog.module.css';

/** How the people at this screen like it, what is alike together; each choice is in force at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ui.preferences');
  const groups = useTranslations('ui.preferenceGroups');
  const languages = useTranslations('ui.shell.language');
  const hinting = useTranslations('ui.hints.setting');
  const event = useTranslations('ui.event');
  const seats = useTranslations('ui.hotseat.seatChange');
  const club = useTranslations('ui.club.setting');
  const speaking = useTranslations('ui.speaking');
  const turning = useTranslations('ui.hand.turnToDecider');
  const keys = useTranslations('ui.ownKeys');
  const inLanguage = (of: Preferences['language']): string => (of === 'auto' ? languages('auto') : LANGUAGES[of]);
  return (
    <Dialog title={t('title')} onClose={onClose} wide>
      <div className={styles.groups}>
        <Group
          title={groups('look')}
          holds={[languages('title'), t('theme.title'), t('motion.title'), t('ruleNumbers.title')]}
        >
          <Preference of="language" legend={languages('title')} say={inLanguage} />
          <Preference of="theme" legend={t('theme.title')} say={(theme) => t(`theme.${theme}`)} />
          <Preference of="motion" legend={t('motion.title')} say={(motion) => t(`motion.${motion}`)} />
          <Preference of="ruleNumbers" legend={t('ruleNumbers.title')} say={(numbers) => t(`ruleNumbers.${numbers}`)} />
        </Group>
        <Group
          title={groups('told')}
          holds={[event('speed.title'), event('fallen.title'), event('sound.title'), event('volume.title')]}
        >
          <Preference of="eventSpeed" legend={event('speed.title')} say={(speed) => event(`speed.${speed}`)} />
          <Preference of="sound" legend={event('sound.title')} say={(sound) => event(`sound.${sound}`)} />
          <Preference of="volume" legend={event('volume.title')} say={(volume) => event(`volume.${volume}`)} />
          <Preference of="fallen" legend={event('fallen.title')} say={(fallen) => event(`fallen.${fallen}`)} />
        </Group>
        <Group title={groups('table')} holds={[hinting('title'), seats('setting'), turning('title'), club('title')]}>
          <Preference of="hints" legend={hinting('title')} say={hinting} />
          <Preference of="handOver" legend={seats('setting')} say={seats} />
          <Preference of="turnToDecider" legend={turning('title')} say={turning} />
          <Preference of="clubTable" legend={club('title')} say={club} />
        </Group>
        <Group
          wordy
          title={groups('keys')}
          holds={[t('letters.title'), keys('title'), speaking('length.title'), speaking('tones.title')]}
        >
          <Preference of="letters" legend={t('letters.title')} say={(letters) => t(`letters.${letters}`)} />
          <Preference of="speech" legend={speaking('length.title')} say={(length) => speaking(`length.${length}`)} />
          <Preference of="tones" legend={speaking('tones.title')} say={(tones) => speaking(`tones.${tones}`)} />
          <OwnKeys />
        </Group>
      </div>
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  /** The names of all that is in it, to be read while it is closed. */
  holds: readonly string[];
  /** Choices in sentences. */
  wordy?: boolean;
  children: ReactNode;
}

/** Open where all of them have room side by side; on a phone one opens the group one looks for. */
function Group({ title, holds, wordy = false, children }: GroupProps) {
  const [isOpen, setOpen] = useState(() => !window.matchMedia('(max-width: 43.74rem)').matches);
  return (
    <details
      className={`${styles.group} ${wordy ? styles.wordy : ''}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
        <span className={styles.holds}>{holds.join(' · ')}</span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
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
