import { useEffect, useId, useRef, useState } from 'react';
import { type Force, forcePoints, type ReadyScenario } from '../../content/index.ts';
import { rulesetOf } from '../../editions/index.ts';
import { prepareSetup, SIDES, type Side } from '../../engine/index.ts';
import { named, useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import form from '../../parts/form.module.css';
import { startOf } from '../../play/newGame.ts';
import type { PlayedBy } from '../../play/players.ts';
import { leftOutOf } from '../../play/storeyWarnings.ts';
import { useGameStore } from '../../store/game.ts';
import { isUnsaved } from '../../store/leaving.ts';
import { useNewGame } from '../../store/newGame.ts';
import { newSeed } from '../../store/seed.ts';
import { useWorkshop } from '../../store/workshop.ts';
import { ClockFields } from '../clock/ClockFields.tsx';
import { RuleSetsDialog } from '../ruleSets/RuleSetsDialog.tsx';
import { SaveRules } from '../ruleSets/SaveRules.tsx';
import { useRuleSets } from '../ruleSets/useRuleSets.ts';
import { type ChosenGame, choiceOf, firstGame } from './chosenGame.ts';
import { type ChosenRules, FIRST_RULES, inEdition, isSameRules } from './chosenRules.ts';
import { GameFields, GameTypeField } from './GameFields.tsx';
import { GrenadeFields } from './GrenadeFields.tsx';
import { HouseRuleChoices } from './HouseRuleChoices.tsx';
import { LeftOut, WITH_LEVELS } from './LeftOut.tsx';
import styles from './NewGame.module.css';
import { NewGameFaults } from './NewGameFaults.tsx';
import { NumberField } from './NumberField.tsx';
import { newGameFaults } from './newGameFaults.ts';
import { PlayerFields } from './PlayerFields.tsx';
import { RulesField } from './RulesField.tsx';
import { RulingChoices } from './RulingChoices.tsx';
import { ScenarioChoice } from './ScenarioChoice.tsx';
import { TableChoice } from './TableChoice.tsx';
import { useOffered } from './useOffered.ts';

/** Everything the players agree on before a game. */
export function NewGame({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ui');
  const id = useId();
  const newGame = useGameStore((s) => s.newGame);
  const leaveWorkshop = useWorkshop((s) => s.leave);
  const stored = useRuleSets();
  const offered = useOffered();
  const words = useTranslations();
  const called = ({ id: scenario, own }: ReadyScenario): string => own?.name ?? named(words, 'scenarios', scenario);
  const told = ({ id: scenario, own, briefing = '' }: ReadyScenario): string =>
    own ? briefing : named(words, 'scenarioNotes', scenario);
  const [managing, setManaging] = useState(false);
  const players = { a: t('start.defaultNames.a'), b: t('start.defaultNames.b') };
  const computer = t('opponent.name');
  /** A name that nobody has typed follows who plays. */
  const nameFor = (by: PlayedBy, name: string, usual: string): string =>
    ['', usual, computer].includes(name.trim()) ? (by === 'person' ? usual : computer) : name;
  const [agreed, setAgreed] = useState<ChosenRules>(FIRST_RULES);
  const [chosen, setChosen] = useState(() => firstGame(players));
  const change = (part: Partial<ChosenGame>) => setChosen((was) => ({ ...was, ...part }));
  const changeRules = (part: Partial<ChosenRules>) => setAgreed((was) => ({ ...was, ...part, dropped: [] }));
  const set = stored.sets.find((each) => each.id === agreed.set?.id) ?? null; // renamed or deleted meanwhile
  const rules: ChosenRules = { ...agreed, set };
  const ruleset = rulesetOf(rules.edition, rules.rulings, rules.rules);
  const [seed] = useState(newSeed);
  const choice = choiceOf(chosen, rules, players, seed);
  const isInTheWay = useGameStore(isUnsaved);
  const faults = choice ? [...(isInTheWay ? [{ kind: 'unsaved' } as const] : []), ...newGameFaults(choice)] : [];
  const { forces, names, mostPoints } = chosen;
  const first = useNewGame((s) => s.first);
  useEffect(() => {
    const table = offered.tables.find(({ id: each }) => each === first);
    const force = offered.forces.find(({ id: each }) => each === first);
    if (!table && !force) return;
    setChosen((was) => ({
      ...was,
      ...(table && { table }),
      ...(force && { forces: { ...was.forces, a: force } }),
    }));
    if (table && leftOutOf({ ...table, ruleset: rulesetOf(FIRST_RULES.edition) }) > 0)
      setAgreed((was) => inEdition(was, WITH_LEVELS));
    useNewGame.setState({ first: null });
    setShown(table ? 'table' : 'force-a');
  }, [first, offered]);
  const fields = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<'table' | 'force-a' | null>(null);
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>(`select[name="${shown}"], [name="${shown}"]:checked`)?.focus();
  }, [shown]);
  const isScenario = chosen.type === 'scenario';
  const place = isScenario ? chosen.scenario : chosen.table;
  const { extra } = ruleset.grenades;
  const pointsOf = (side: Side, force: Force) =>
    forcePoints(force) + (extra?.points ?? 0) * chosen.grenades[side].length;
  const difference = forces.a && forces.b ? Math.abs(pointsOf('a', forces.a) - pointsOf('b', forces.b)) : 0;
  return (
    <>
      <Dialog title={t('newGame.title')} onClose={onClose} wide>
        <form
          ref={fields}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!choice) return;
            newGame(
              isScenario && chosen.scenario
                ? { ...choice, title: called(chosen.scenario), briefing: told(chosen.scenario) }
                : choice,
            );
            leaveWorkshop();
            onClose();
          }}
        >
          <div className={styles.fields}>
            <RulesField chosen={rules} sets={stored.playable} onChoose={setAgreed} onManage={() => setManaging(true)} />
            <GameTypeField chosen={chosen} ruleset={ruleset} onChange={change} />
            {isScenario ? (
              <ScenarioChoice
                chosen={chosen.scenario}
                own={offered.scenarios}
                setup={choice && prepareSetup(startOf(choice).setup)}
                onChoose={(scenario) => {
                  change({ scenario });
                  const meant = offered.scenarios.find(({ id: each }) => each === scenario.id)?.rules;
                  if (meant) setAgreed({ ...meant, set: null, dropped: [] });
                }}
              />
            ) : (
              <TableChoice
                chosen={chosen.table}
                own={offered.tables}
                ruleset={ruleset}
                onChoose={(table) => change({ table })}
              />
            )}
            {place && (
              <LeftOut
                table={place}
                edition={rules.edition}
                ruleset={ruleset}
                onEdition={(edition) => setAgreed(inEdition(agreed, edition))}
              />
            )}
            {!isScenario && ruleset.setup.forceValue === 'at-most' && (
              <NumberField
                label={t('houseRules.mostPoints')}
                value={mostPoints}
                fault={Number.isNaN(mostPoints) ? t('houseRules.mostPointsFault') : undefined}
                onChange={(next) => change({ mostPoints: next })}
              />
            )}
            <div className={form.columns}>
              {SIDES.map((side) => (
                <PlayerFields
                  key={side}
                  side={side}
                  name={names[side]}
                  force={forces[side]}
                  ownForces={offered.forces}
                  playedBy={chosen.playedBy[side]}
                  choosing={!isScenario}
                  onName={(name) => change({ names: { ...names, [side]: name } })}
                  onPlayedBy={(by) =>
                    change({
                      playedBy: { ...chosen.playedBy, [side]: by },
                      names: { ...names, [side]: nameFor(by, names[side], players[side]) },
                    })
                  }
                  onForce={(force) => change({ forces: { ...forces, [side]: force } })}
                />
              ))}
            </div>
            {!isScenario && extra && (
              <div className={form.columns}>
                {SIDES.map((side) => (
                  <GrenadeFields
                    key={side}
                    name={names[side] || players[side]}
                    extra={extra}
                    bought={chosen.grenades[side]}
                    onChange={(bought) => change({ grenades: { ...chosen.grenades, [side]: bought } })}
                  />
                ))}
              </div>
            )}
            {!isScenario && difference > 0 && (
              <p className={form.hint}>{t('newGame.pointsDiffer', { points: difference })}</p>
            )}
            <GameFields chosen={chosen} ruleset={ruleset} onChange={change} />
            <ClockFields chosen={chosen.clock} onChange={(clock) => change({ clock })} />
            <RulingChoices
              edition={rules.edition}
              rulings={rules.rulings}
              onChange={(rulings) => changeRules({ rulings })}
            />
            <HouseRuleChoices rules={rules} onChange={(own) => changeRules({ rules: own })} />
            {Object.keys({ ...rules.rulings, ...rules.rules }).length > 0 && (
              <SaveRules
                rules={rules}
                set={set && !isSameRules(set, rules) ? set : null}
                onSaved={async (saved) => {
                  await stored.reload();
                  changeRules({ set: saved });
                }}
              />
            )}
          </div>
          <div className={styles.begin}>
            <Button submit look="primary" refused={faults.length > 0} describedBy={faults.length > 0 ? id : undefined}>
              {t('newGame.begin')}
            </Button>
            {choice && faults.length > 0 && <NewGameFaults id={id} choice={choice} faults={faults} />}
          </div>
        </form>
      </Dialog>
      {managing && <RuleSetsDialog stored={stored} chosen={rules} onClose={() => setManaging(false)} />}
    </>
  );
}
