import { useTranslations } from '../i18n/index.ts';
import styles from './FileRefused.module.css';
import { type Failed, useOpeningFault } from './openingFault.ts';

/** Why a file cannot be opened: all that is wrong with it, each with its place. */
export function FileRefused({ failed }: { failed: Failed }) {
  const t = useTranslations('ui.start');
  const faultOf = useOpeningFault();
  const others = 'others' in failed ? (failed.others ?? []) : [];
  return (
    <>
      <span>{t('fileRefused', { reason: faultOf(failed) })}</span>
      {others.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys
        <ul className={styles.others} tabIndex={0}>
          {others.map((fault) => (
            <li key={`${fault.path} ${fault.fault}`}>{faultOf({ ok: false, fault })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
