import { Languages } from 'lucide-react';
import { LANGUAGES, LOCALES, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { speak, useLanguage } from '../../store/language.ts';
import { usePreferences } from '../../store/preferences.ts';
import styles from './LanguageSwitch.module.css';

/** All languages, each by its own name: for those who cannot read the one they see. */
export function LanguageSwitch() {
  const t = useTranslations('ui.shell.language');
  const { spoken, failed } = useLanguage();
  const set = usePreferences((p) => p.set);
  return (
    <fieldset aria-label={t('title')} className={styles.switch}>
      <Languages size={18} aria-hidden="true" />
      {LOCALES.map((locale) => (
        <Button
          key={locale}
          look="quiet"
          pressed={spoken?.locale === locale}
          onClick={() => {
            set({ language: locale });
            if (failed === locale) void speak(locale); // nothing changes, but the network may be back
          }}
        >
          <span lang={locale}>{LANGUAGES[locale]}</span>
        </Button>
      ))}
      {failed && (
        <p className={form.fault} role="alert">
          {t('failed', { language: LANGUAGES[failed] })}
        </p>
      )}
    </fieldset>
  );
}
