import { say, useTranslations } from '../../i18n/index.ts';
import type { Opening } from '../../store/opening.ts';

type Failed = Extract<Opening, { ok: false }>;

/** Why a game could not be opened: the field and what is wrong with it, or what the storage says. */
export function useOpeningFault(): (failed: Failed) => string {
  const t = useTranslations();
  return (failed) => {
    if ('storage' in failed) return t(`files.storage.${failed.storage}`);
    const { path, fault, data = {} } = failed.fault;
    const what = say(t, { key: `files.faults.${fault}`, values: data });
    return t('files.at', { path: path === '' ? t('files.whole') : path, fault: what });
  };
}
