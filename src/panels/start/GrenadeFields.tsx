import { GRENADES, type GrenadeKind, type Ruleset } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import { typedWhole } from '../../parts/typedNumber.ts';
import styles from './GrenadeFields.module.css';

interface GrenadeFieldsProps {
  /** Who buys. */
  name: string;
  extra: NonNullable<Ruleset['grenades']['extra']>;
  bought: readonly GrenadeKind[];
  onChange: (bought: readonly GrenadeKind[]) => void;
}

/** So many of a kind can be bought here; a file may hold more. */
const MOST = 9;

/** GREN-14: extra grenades that a side buys before the game, by their kind. */
export function GrenadeFields({ name, extra, bought, onChange }: GrenadeFieldsProps) {
  const t = useTranslations('ui');
  const has = (kind: GrenadeKind) => bought.filter((each) => each === kind).length;
  const buy = (kind: GrenadeKind, count: number) =>
    onChange(GRENADES.flatMap((each) => Array<GrenadeKind>(each === kind ? count : has(each)).fill(each)));
  return (
    <fieldset className={`${form.form} ${styles.field}`}>
      <legend className={form.legend}>{t('newGame.grenades', { name })}</legend>
      <div className={styles.kinds}>
        {GRENADES.map((kind) => (
          <label key={kind} className={form.field}>
            {t(`grenades.${kind}`)}
            <select value={has(kind)} onChange={(event) => buy(kind, typedWhole(event.target.value))}>
              {Array.from({ length: MOST + 1 }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is what is offered
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {bought.length > 0 && (
        <p className={form.hint}>
          {t('newGame.grenadePoints', { count: bought.length, points: bought.length * extra.points })}
        </p>
      )}
    </fieldset>
  );
}
