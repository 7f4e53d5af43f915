import { useTranslations } from '../../i18n/index.ts';
import { THEMES, usePreferences } from '../../store/preferences.ts';
import { Dialog } from '../parts/Dialog.tsx';
import form from '../parts/form.module.css';
import { Choices } from '../start/Choices.tsx';

/** How the people at this screen like it; each choice is in force at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ui.preferences');
  const { theme, motion, set } = usePreferences();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className={form.form}>
        <Choices
          legend={t('theme.title')}
          options={(['auto', ...THEMES] as const).map((each) => [each, t(`theme.${each}`)] as const)}
          chosen={theme}
          onChoose={(chosen) => set({ theme: chosen })}
        />
        <Choices
          legend={t('motion.title')}
          options={(['auto', 'less'] as const).map((each) => [each, t(`motion.${each}`)] as const)}
          chosen={motion}
          onChoose={(chosen) => set({ motion: chosen })}
        />
      </div>
    </Dialog>
  );
}
