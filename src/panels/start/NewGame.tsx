import { useId, useState } from 'react';
import { FORCES, type Force, forcePoints, type ReadyTable, TABLES } from '../../content/index.ts';
import { EDITIONS, type Rulings, rulingsFault } from '../../editions/index.ts';
import { type Setup, SIDES, type Side } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { GAME_TYPES } from '../../play/newGame.ts';
import { DICE_MODES, GAME_SETTINGS, type Settings, TAKE_BACKS } from '../../play/settings.ts';
import { useGameStore } from '../../store/game.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import form from '../parts/form.module.css';
import { Choices } from './Choices.tsx';
import styles from './NewGame.module.css';
import { PlayerFields } from './PlayerFields.tsx';
import { RulingChoices } from './RulingChoices.tsx';
import { TableChoice } from './TableChoice.tsx';

interface Chosen {
  readonly table: ReadyTable | undefined;
  readonly forces: Readonly<Record<Side, Force | undefined>>;
  readonly names: Readonly<Record<Side, string>>;
  readonly settings: Settings;
  readonly type: Setup['type'];
  readonly rulings: Rulings;
}

/** Everything the players agree on before a game. */
export function NewGame({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ui.newGame');
  const id = useId();
  const newGame = useGameStore((s) => s.newGame);
  const [chosen, setChosen] = useState<Chosen>({
    table: TABLES[0],
    forces: { a: FORCES[0], b: FORCES[1] ?? FORCES[0] },
    names: { a: t('defaultNames.a'), b: t('defaultNames.b') },
    settings: GAME_SETTINGS,
    type: 'skirmish',
    rulings: {},
  });
  const change = (part: Partial<Chosen>) => setChosen((was) => ({ ...was, ...part }));
  const { table, forces, names, settings, type, rulings } = chosen;
  const difference = forces.a && forces.b ? Math.abs(forcePoints(forces.a) - forcePoints(forces.b)) : 0;
  const fault = rulingsFault(EDITIONS[0], rulings);
  const start = (): void => {
    if (!table || !forces.a || !forces.b) return;
    newGame({
      table,
      forces: { a: forces.a, b: forces.b },
      names: { a: names.a.trim() || t('defaultNames.a'), b: names.b.trim() || t('defaultNames.b') },
      edition: EDITIONS[0],
      type,
      rulings,
      settings,
    });
  };
  return (
    <Dialog title={t('title')} onClose={onClose} wide>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div className={styles.fields}>
          <TableChoice chosen={table} onChoose={(next) => change({ table: next })} />
          <div className={form.columns}>
            {SIDES.map((side) => (
              <PlayerFields
                key={side}
                side={side}
                name={names[side]}
                force={forces[side]}
                onName={(name) => change({ names: { ...names, [side]: name } })}
                onForce={(force) => change({ forces: { ...forces, [side]: force } })}
              />
            ))}
          </div>
          {difference > 0 && <p className={form.hint}>{t('pointsDiffer', { points: difference })}</p>}
          <Choices
            legend={t('type')}
            options={GAME_TYPES.map((each) => [each, t(`types.${each}`)] as const)}
            chosen={type}
            onChoose={(next) => change({ type: next })}
          />
          <div className={form.columns}>
            <Choices
              legend={t('dice')}
              options={DICE_MODES.map((mode) => [mode, t(`diceModes.${mode}`)] as const)}
              chosen={settings.dice}
              onChoose={(dice) => change({ settings: { ...settings, dice } })}
            />
            <Choices
              legend={t('takeBacks')}
              options={TAKE_BACKS.map((each) => [each, t(`takeBack.${each}`)] as const)}
              chosen={settings.takeBack}
              onChoose={(takeBack) => change({ settings: { ...settings, takeBack } })}
            />
          </div>
          <RulingChoices rulings={rulings} onChange={(next) => change({ rulings: next })} />
        </div>
        <div className={styles.begin}>
          <Button submit look="primary" refused={fault !== null} describedBy={fault ? id : undefined}>
            {t('begin')}
          </Button>
          {fault && (
            <p id={id} className={form.fault}>
              {t('rulings.fault', { ruling: fault })}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}
