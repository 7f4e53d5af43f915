import type { Weapon } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { WeaponOutline } from './WeaponOutline.tsx';
import styles from './WeaponValues.module.css';

interface WeaponValuesProps {
  weapon: Weapon;
  name: string;
  isFired: boolean;
  /** On the whole card, at the size of a hand. */
  large?: boolean;
}

/** A weapon as it stands on a card: its outline, and its dice by range or its blast. */
export function WeaponValues({ weapon, name, isFired, large = false }: WeaponValuesProps) {
  const t = useTranslations('ui.card');
  return (
    <article className={`${styles.weapon} ${large ? styles.large : ''}`} aria-label={name}>
      <p className={styles.name}>
        {name}
        <WeaponOutline kind={weapon.kind} />
      </p>
      <dl className={styles.dice}>
        {isFired ? (
          <>
            <Figure label={t('shots')} value={t('value', { value: weapon.shots })} />
            <Figure label={t('short')} value={t('value', { value: weapon.short })} />
            <Figure label={t('long')} value={t('value', { value: weapon.long })} />
            <Figure label={t('aim')} value={weapon.aim > 0 ? t('more', { value: weapon.aim }) : t('none')} />
          </>
        ) : (
          <>
            <Figure label={t('thrown')} value={t('value', { value: weapon.short })} />
            <Figure
              label={t('radius')}
              value={weapon.radius === null ? t('none') : t('value', { value: weapon.radius })}
            />
          </>
        )}
      </dl>
    </article>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
