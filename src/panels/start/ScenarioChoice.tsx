import { type ReadyScenario, SCENARIOS } from '../../content/index.ts';
import type { PreparedSetup } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { named } from '../../i18n/translator.ts';
import form from '../../parts/form.module.css';
import { AllGoals } from '../side/AllGoals.tsx';
import { ReadyTableRadio } from './ReadyTableRadio.tsx';
import styles from './TableChoice.module.css';

interface ScenarioChoiceProps {
  chosen: ReadyScenario | undefined;
  /** The players' own. */
  own: readonly ReadyScenario[];
  /** As the chosen one would be played. */
  setup: PreparedSetup | null;
  onChoose: (scenario: ReadyScenario) => void;
}

/** The ready scenarios and those of the library, each with its table from above; and of the chosen one by what either side wins (WIN-5). */
export function ScenarioChoice({ chosen, own, setup, onChoose }: ScenarioChoiceProps) {
  const t = useTranslations();
  return (
    <fieldset>
      <legend className={form.legend}>{t('ui.newGame.scenario')}</legend>
      <div className={styles.tables}>
        {[...SCENARIOS, ...own].map((scenario) => (
          <ReadyTableRadio
            key={scenario.id}
            table={scenario}
            group="scenario"
            name={scenario.own ? scenario.own.name || t('ui.library.unnamed') : named(t, 'scenarios', scenario.id)}
            note={scenario.own ? (scenario.briefing ?? t('ui.newGame.own')) : named(t, 'scenarioNotes', scenario.id)}
            checked={scenario.id === chosen?.id}
            onChoose={() => onChoose(scenario)}
          />
        ))}
      </div>
      {setup && <AllGoals setup={setup} />}
    </fieldset>
  );
}
