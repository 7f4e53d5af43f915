import { HIGHEST_LEVEL } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Field } from '../Field.tsx';

/** On which level something is, by the lowest of its levels; no higher than that its highest is still a level (MOVE-11). */
export function LevelField({ low, high, onKeep }: { low: number; high: number; onKeep: (level: number) => void }) {
  const t = useTranslations('ui.workshop.fields');
  return <Field label={t('level')} whole least={0} most={HIGHEST_LEVEL - high + low} value={low} onKeep={onKeep} />;
}
