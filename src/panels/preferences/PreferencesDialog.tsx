import { LANGUAGES, LOCALES, useTranslations } from '../../i18n/index.ts';
import { THEMES, usePreferences } from '../../store/preferences.ts';
import { Dialog } from '../parts/Dialog.tsx';
import form from '../parts/form.module.css';
import { Choices } from '../start/Choices.tsx';

/** How the people at this screen like it; each choice is in force at once. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ui.preferences');
  const languages = useTranslations('ui.shell.language');
  const hinting = useTranslations('ui.hints.setting');
  const handing = useTranslations('ui.hotseat.handOver');
  const turning = useTranslations('ui.hand.turnToDecider');
  const { language, theme, motion, hints, handOver, turnToDecider, set } = usePreferences();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className={form.form}>
        <Choices
          legend={languages('title')}
          options={[['auto', languages('auto')], ...LOCALES.map((each) => [each, LANGUAGES[each]] as const)]}
          chosen={language}
          onChoose={(chosen) => set({ language: chosen })}
        />
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
        <Choices
          legend={hinting('title')}
          options={(['shown', 'hidden'] as const).map((each) => [each, hinting(each)] as const)}
          chosen={hints}
          onChoose={(chosen) => set({ hints: chosen })}
        />
        <Choices
          legend={handing('setting')}
          options={(['off', 'on'] as const).map((each) => [each, handing(each)] as const)}
          chosen={handOver}
          onChoose={(chosen) => set({ handOver: chosen })}
        />
        <Choices
          legend={turning('title')}
          options={(['off', 'on'] as const).map((each) => [each, turning(each)] as const)}
          chosen={turnToDecider}
          onChoose={(chosen) => set({ turnToDecider: chosen })}
        />
      </div>
    </Dialog>
  );
}
