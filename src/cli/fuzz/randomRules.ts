import {
  type EditionId,
  type HouseRules,
  optionsOf,
  type RuleValue,
  type Rulings,
  rulesetOf,
  rulingNumbers,
  rulingOptions,
  SWITCH_IDS,
  type SwitchId,
} from '../../editions/index.ts';
import { rulesetFault } from '../../engine/index.ts';
import type { Chance } from '../../play/chance.ts';

/** Few or most of all rulings that have options, such as a game can be played by: some bite only together. */
export function randomRulings(chance: Chance, edition: EditionId): Rulings {
  const all = [...rulingOptions(edition)];
  const share = chance.int(1, 8) / 10;
  const chosen = all.filter(() => chance.happens(share));
  const numbers = [...rulingNumbers(edition)].filter(() => chance.happens(share));
  const drawn: Rulings = {
    ...Object.fromEntries(chosen.map(([id, options]) => [id, chance.pick(options) ?? 'a'])),
    ...Object.fromEntries(numbers.map(([id, { least, most }]) => [id, chance.int(least, most)])),
  };
  return rulesetFault(rulesetOf(edition, drawn)) ? randomRulings(chance, edition) : drawn;
}

/** What goes together or not at all: to play in rounds, or not to. */
const together = (chance: Chance): HouseRules =>
  chance.happens(0.5)
    ? { 'TURN-1': 'rounds', 'TURN-2': 'initiative' }
    : {
        'TURN-1': 'turns',
        'TURN-2': chance.pick(['roll', 'first-to-deploy', 'last-to-deploy']),
        'TURN-7': 'turn',
        'WOUND-2': 'turn',
        'SF-7': 'lasting',
        'CMD-2': 'each',
      };

/** Few or most of the rules that can be switched, but for those that do not go together with the others. */
export function randomHouseRules(chance: Chance, edition: EditionId, rulings: Rulings): HouseRules {
  const share = chance.int(1, 8) / 10;
  const chosen = SWITCH_IDS.filter(() => chance.happens(share));
  const drawn = Object.fromEntries(chosen.map((id) => [id, anyOption(id, chance)]));
  return sound(edition, rulings, chance.happens(0.5) ? { ...drawn, ...together(chance) } : drawn);
}

function anyOption(id: SwitchId, chance: Chance): RuleValue {
  const { words, bounds } = optionsOf(id);
  const number = bounds ? chance.int(bounds.least, bounds.most) : '';
  return chance.pick(bounds ? [...words, number] : words) ?? number;
}

/** Without those that are to blame for what no game can be played by. */
function sound(edition: EditionId, rulings: Rulings, rules: HouseRules): HouseRules {
  const found = rulesetFault(rulesetOf(edition, rulings, rules));
  if (!found) return rules;
  const blamed = found.rules.find((id) => Object.hasOwn(rules, id)) ?? '';
  const { [blamed]: _, ...others } = rules;
  return sound(edition, rulings, others);
}
