import { type ReactNode, useId } from 'react';
import { highestLevel } from '../../board/index.ts';
import type { Game } from '../../engine/index.ts';
import { useLocale, useTranslations } from '../../i18n/index.ts';
import form from '../../parts/form.module.css';
import { typedWhole, written } from '../../parts/typedNumber.ts';
import { levelsAt, placeOf, type Wish } from './correction.ts';
import { PointOut } from './PointOut.tsx';

type Place = Pick<Wish, 'x' | 'y' | 'level'>;

interface PlaceFieldsProps {
  game: Game;
  place: Place;
  /** Which of them are no numbers. */
  faults: readonly ('x' | 'y')[];
  onChange: (part: Partial<Place>) => void;
  /** What else stands in the row. */
  children?: ReactNode;
}

/** Where something is to be: across, down, and on which of the levels there. */
export function PlaceFields({ game, place, faults, onChange, children }: PlaceFieldsProps) {
  const t = useTranslations('ui.menu.umpire');
  const notNumber = useTranslations('ui.shell');
  const id = useId();
  const locale = useLocale();
  const levels = levelsAt(game, place);
  const at = placeOf(place);
  return (
    <>
      <div className={form.row}>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis} className={`${form.field} ${form.number}`} htmlFor={`${id}-${axis}`}>
            {t(axis)}
            <input
              id={`${id}-${axis}`}
              inputMode="decimal"
              value={place[axis]}
              aria-invalid={faults.includes(axis)}
              aria-describedby={faults.includes(axis) ? `${id}-${axis}-fault` : undefined}
              onChange={(event) => onChange({ [axis]: event.target.value })}
            />
          </label>
        ))}
        {highestLevel(game.setup) > 0 && (
          <label className={`${form.field} ${form.number}`} htmlFor={`${id}-level`}>
            {t('level')}
            <select
              id={`${id}-level`}
              value={levels.includes(place.level) ? place.level : 0}
              disabled={levels.length < 2}
              onChange={(event) => onChange({ level: typedWhole(event.target.value) || 0 })}
            >
              {levels.map((level) => (
                <option key={level} value={level}>
                  {level}
                </option>
              ))}
            </select>
          </label>
        )}
        {children}
      </div>
      <PointOut
        game={game}
        at={at.some(Number.isNaN) ? null : at}
        level={levels.includes(place.level) ? place.level : 0}
        onPoint={([x, y], level) => onChange({ x: written(x, locale), y: written(y, locale), level })}
      />
      {faults.map((axis) => (
        <p key={axis} id={`${id}-${axis}-fault`} className={form.fault}>
          {notNumber('notNumber', { field: t(axis) })}
        </p>
      ))}
    </>
  );
}
