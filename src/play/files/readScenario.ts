import { type EditionId, rulesetOf } from '../../editions/index.ts';
import { prepareSetup, type Setup } from '../../engine/index.ts';
import { withBriefing } from '../briefing.ts';
import { START } from '../history.ts';
import { settingsOf } from '../settings.ts';
import { type Faults, firstOf, type Read, told } from './fault.ts';
import { checkForm } from './form.ts';
import { type ScenarioForm, unfinishedScenarioForm } from './gameForm.ts';
import { readFile } from './readFile.ts';
import type { GameFile } from './readGame.ts';
import { readRules } from './rulesChecks.ts';
import { agreedFaults, contentFaults, roomFaults } from './setupChecks.ts';

/** Table, forces and how each side wins (WIN-5), with the rules it is meant for. */
export function readScenario(text: string): Read<GameFile> {
  const read = readFile('scenario', text);
  if (!read.ok) return read;
  const agreed = readRules(read.value);
  if (!agreed.ok) return agreed;
  const { name, briefing = '', rulings, rules } = read.value;
  const { edition } = agreed.value;
  const setup = setupOf(read.value, edition);
  const fault = firstOf(faultsIn(setup));
  if (fault) return { ok: false, fault };
  return {
    ok: true,
    value: {
      start: {
        title: name,
        edition,
        rulings,
        rules,
        ruleSet: '',
        setup,
        position: null,
        settings: settingsOf(setup.ruleset),
        extras: withBriefing(briefing),
      },
      commands: [],
      at: START,
      hashes: {},
      last: null,
    },
  };
}

/** A scenario that is being written, as the library has it, be it right or not; null: it has another form. */
export function unfinishedScenario(file: object): ScenarioForm | null {
  const read = checkForm(unfinishedScenarioForm, file);
  return read.ok ? read.value : null;
}

/** Whatever does not go together in a scenario whose form has been checked. */
export function* scenarioFileFaults(file: ScenarioForm): Faults {
  const agreed = readRules(file);
  if (agreed.ok) yield* faultsIn(setupOf(file, agreed.value.edition));
  else yield agreed.fault; // by them all the rest is judged
}

function setupOf(
  { rulings, rules, table, scenery, cards, sides, victory, edges }: ScenarioForm,
  edition: EditionId,
): Setup {
  const ruleset = rulesetOf(edition, rulings, rules);
  return { table, scenery, cards, sides, type: 'scenario', victory, ...(edges ? { edges } : {}), ruleset };
}

function* faultsIn(setup: Setup): Faults {
  const prepared = prepareSetup(setup);
  if (yield* told(contentFaults(setup, prepared.roster, []))) return; // of which all the rest is made
  yield* agreedFaults(setup, true, []);
  yield* roomFaults(prepared, []);
}
