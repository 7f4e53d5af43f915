import { say, useTranslations } from '../i18n/index.ts';
import type { NoText } from '../store/fileText.ts';
import type { Opening } from '../store/opening.ts';

export type Failed = Extract<Opening, { ok: false }> | NoText;

/** Why a game could not be opened: the field and what is wrong with it, or what the storage or the network says. */
export function useOpeningFault(): (failed: Failed) => string {
  const t = useTranslations();
  return (failed) => {
    if ('storage' in failed) return t(`files.storage.${failed.storage}`);
    if ('part' in failed) return t('ui.shell.notFetched');
    if ('file' in failed) return t('ui.start.fileUnread');
    const { path, fault, data = {} } = failed.fault;
    const what = say(t, { key: `files.faults.${fault}`, values: data });
    return t('files.at', { path: path === '' ? t('files.whole') : path, fault: what });
  };
}
