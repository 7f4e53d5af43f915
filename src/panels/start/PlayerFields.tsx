import { useId } from 'react';
import { FORCES, type Force, forcePoints } from '../../content/index.ts';
import type { Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { named } from '../../i18n/translator.ts';
import form from '../../parts/form.module.css';
import { SideMark } from '../cards/symbols.tsx';
import { ForceCards } from './ForceCards.tsx';
import { LONGEST_NAME } from './newGameFaults.ts';

interface PlayerFieldsProps {
  side: Side;
  name: string;
  force: Force | undefined;
  /** A scenario has forces of its own. */
  choosing: boolean;
  onName: (name: string) => void;
  onForce: (force: Force | undefined) => void;
}

/** A player's name and force, with what it adds up to. */
export function PlayerFields({ side, name, force, choosing, onName, onForce }: PlayerFieldsProps) {
  const t = useTranslations();
  const id = useId();
  const n = side === 'a' ? 1 : 2;
  const { length } = name.trim();
  const isTooLong = length > LONGEST_NAME;
  return (
    <fieldset className={form.form}>
      <legend className={form.legend}>
        <SideMark side={side} /> {t('ui.newGame.player', { n })}
      </legend>
      <label className={form.field} htmlFor={`${id}-name`}>
        {t('ui.newGame.name', { n })}
        <input
          id={`${id}-name`}
          value={name}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}-length`}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      <p id={`${id}-length`} className={isTooLong ? form.fault : form.hint}>
        {t(isTooLong ? 'ui.newGame.nameTooLong' : 'ui.newGame.nameLength', { most: LONGEST_NAME, length })}
      </p>
      {choosing && (
        <label className={form.field} htmlFor={`${id}-force`}>
          {t('ui.newGame.force', { n })}
          <select
            id={`${id}-force`}
            value={force?.id}
            aria-describedby={force && `${id}-worth`}
            onChange={(event) => onForce(FORCES.find((each) => each.id === event.target.value))}
          >
            {FORCES.map((each) => (
              <option key={each.id} value={each.id}>
                {t('ui.newGame.forceOf', {
                  name: named(t, 'forces', each.id),
                  faction: named(t, 'factions', each.faction),
                })}
              </option>
            ))}
          </select>
        </label>
      )}
      {choosing && force && (
        <p id={`${id}-worth`} className={form.hint}>
          {t('ui.newGame.forcePoints', { count: force.cards.length, points: forcePoints(force) })}
        </p>
      )}
      {choosing && force && <ForceCards force={force} />}
    </fieldset>
  );
}
