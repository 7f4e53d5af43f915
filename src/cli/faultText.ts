import { translator } from '../i18n/everyLanguage.ts';
import type { FileFault } from '../play/files/fault.ts';

export const t = translator();

/** `scenery[3].shape.points: fewer than 3 points`. */
export const faultText = ({ path, fault, data }: FileFault): string =>
  t('files.at', { path: path || t('files.whole'), fault: t(`files.faults.${fault}`, { ...data } as never) });
