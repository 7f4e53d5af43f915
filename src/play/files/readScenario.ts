import { rulesetOf } from '../../editions/index.ts';
import { prepareSetup, type Setup } from '../../engine/index.ts';
import { START } from '../history.ts';
import { settingsOf } from '../settings.ts';
import type { Read } from './fault.ts';
import { readFile } from './readFile.ts';
import type { GameFile } from './readGame.ts';
import { readRules } from './rulesChecks.ts';
import { roomFault, setupFault, setupRulesFault } from './setupChecks.ts';

/** Table, forces and how each side wins (WIN-5), with the rules it is meant for. */
export function readScenario(text: string): Read<GameFile> {
  const read = readFile('scenario', text);
  if (!read.ok) return read;
  const agreed = readRules(read.value);
  if (!agreed.ok) return agreed;
  const { name, rulings, rules, table, scenery, cards, sides, victory, edges } = read.value;
  const { edition } = agreed.value;
  const ruleset = rulesetOf(edition, rulings, rules);
  const setup: Setup = {
    table,
    scenery,
    cards,
    sides,
    type: 'scenario',
    victory,
    ...(edges ? { edges } : {}),
    ruleset,
  };
  const prepared = prepareSetup(setup);
  const fault = setupFault(setup, prepared.roster, []) ?? setupRulesFault(setup, true, []) ?? roomFault(prepared, []);
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
        settings: settingsOf(ruleset),
        extras: {},
      },
      commands: [],
      at: START,
      hashes: {},
      last: null,
    },
  };
}
