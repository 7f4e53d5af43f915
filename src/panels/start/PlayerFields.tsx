import { useId } from 'react';
import { FORCES, type Force, forcePoints } from '../../content/index.ts';
import type { Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { named } from '../../i18n/translator.ts';
import form from '../../parts/form.module.css';
import { PLAYED_BY, type PlayedBy } from '../../play/players.ts';
import { SideMark } from '../cards/symbols.tsx';
import { ForceCards } from './ForceCards.tsx';
import { LONGEST_NAME } from './newGameFaults.ts';

interface PlayerFieldsProps {
  side: Side;
  name: string;
  playedBy: PlayedBy;
  force: Force | undefined;
  /** The players' own. */
  ownForces: readonly Force[];
  /** A scenario has forces of its own. */
  choosing: boolean;
  onPlayedBy: (by: PlayedBy) => void;
  onName: (name: string) => void;
  onForce: (force: Force | undefined) => void;
}

/** A player's name and force, with what it adds up to. */
export function PlayerFields({
  side,
  name,
  playedBy,
  force,
  ownForces,
  choosing,
  onPlayedBy,
  onName,
  onForce,
}: PlayerFieldsProps) {
  const t = useTranslations();
  const id = useId();
  const n = side === 'a' ? 1 : 2;
  const forceOf = ({ id: force, faction, own }: Force): string => {
    const called = own ? own.name || t('ui.library.unnamed') : named(t, 'forces', force);
    return faction === '' ? called : t('ui.newGame.forceOf', { name: called, faction: named(t, 'factions', faction) });
  };
  const { length } = name.trim();
  const isTooLong = length > LONGEST_NAME;
  return (
    <fieldset className={form.form}>
      <legend className={form.legend}>
        <SideMark side={side} /> {t('ui.newGame.player', { n })}
      </legend>
      <label className={form.field} htmlFor={`${id}-by`}>
        {t('ui.opponent.playedBy')}
        <select
          id={`${id}-by`}
          value={playedBy}
          aria-describedby={playedBy === 'person' ? undefined : `${id}-dice`}
          onChange={(event) => onPlayedBy(PLAYED_BY.find((by) => by === event.target.value) ?? 'person')}
        >
          {PLAYED_BY.map((by) => (
            <option key={by} value={by}>
              {t(`ui.opponent.by.${by}`)}
            </option>
          ))}
        </select>
      </label>
      {playedBy !== 'person' && (
        <p id={`${id}-dice`} className={form.hint}>
          {t('ui.opponent.sameDice')}
        </p>
      )}
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
            name={`force-${side}`}
            value={force?.id}
            aria-describedby={force && `${id}-worth`}
            onChange={(event) => onForce([...FORCES, ...ownForces].find((each) => each.id === event.target.value))}
          >
            {FORCES.map((each) => (
              <option key={each.id} value={each.id}>
                {forceOf(each)}
              </option>
            ))}
            {ownForces.length > 0 && (
              <optgroup label={t('ui.newGame.own')}>
                {ownForces.map((each) => (
                  <option key={each.id} value={each.id}>
                    {forceOf(each)}
                  </option>
                ))}
              </optgroup>
            )}
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
