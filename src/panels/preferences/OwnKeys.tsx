import { useId, useState } from 'react';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import form from '../../parts/form.module.css';
import { CHANGEABLE, changeKey, type KeyFault, resetKeys, useOwnKeys } from '../../store/ownKeys.ts';
import styles from './OwnKeys.module.css';

/** The keys that can be changed, one by one: each is in force at once, and kept. */
export function OwnKeys() {
  const t = useTranslations('ui.ownKeys');
  const own = useOwnKeys((keys) => keys.own);
  const [fault, setFault] = useState<{ readonly made: string; readonly key: string; readonly why: KeyFault } | null>(
    null,
  );
  const faultId = useId();
  const nameOf = (made: string): string => t(`does.${NAMES[made as keyof typeof NAMES]}`);
  const change = (made: string, typed: string): void => {
    const key = ([...typed].at(-1) ?? '').toLowerCase();
    if (key === '') return setFault(null);
    const why = changeKey(made, key);
    setFault(why && { made, key, why });
  };
  const says = (key: string, why: KeyFault): string => {
    if (why === 'noSign' || why === null) return t('noSign');
    return why === 'fixed'
      ? t('fixed', { key: key.toUpperCase() })
      : t('taken', { key: key.toUpperCase(), what: nameOf(why.for) });
  };
  return (
    <details>
      <summary>{t('title')}</summary>
      <ul className={styles.keys}>
        {CHANGEABLE.map((made) => (
          <li key={made}>
            <label className={styles.key}>
              <span>{nameOf(made)}</span>
              <input
                value={(own[made] ?? made).toUpperCase()}
                size={2}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                aria-invalid={fault?.made === made}
                aria-describedby={fault?.made === made ? faultId : undefined}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => change(made, target.value)}
              />
            </label>
          </li>
        ))}
      </ul>
      {fault && (
        <p id={faultId} className={form.fault} role="alert">
          {says(fault.key, fault.why)}
        </p>
      )}
      <Button
        onClick={() => {
          resetKeys();
          setFault(null);
        }}
      >
        {t('reset')}
      </Button>
    </details>
  );
}

/** What each was made for. */
const NAMES = {
  m: 'move',
  f: 'fire',
  x: 'moveAndFire',
  g: 'grenade',
  o: 'opportunityFire',
  p: 'suppression',
  j: 'join',
  c: 'takeCover',
  w: 'weapon',
  b: 'body',
  r: 'roll',
  e: 'endTurn',
  u: 'undo',
  l: 'places',
  k: 'tell',
  ';': 'again',
  t: 'table',
  i: 'card',
  s: 'sight',
  d: 'measure',
  v: 'lines',
  q: 'menu',
  y: 'redo',
  '?': 'rules',
} as const satisfies Record<string, string>;
