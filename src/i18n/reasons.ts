import type { Modifier, RuleId } from '../engine/index.ts';
import { listed, type Names, type Phrase, phrase } from './phrase.ts';

const LABELS: Partial<Record<RuleId, string>> = {
  'TC-2': 'takingCover',
  'WOUND-3': 'shock',
  'CAM-1': 'camouflage',
  'FIRE-2': 'weaponDice',
  'FIRE-7': 'moreShots',
  'AIM-1': 'aim',
  'H2H-1': 'closeCombatDice',
  'H2H-2': 'closeCombat',
  'GREN-8': 'burst',
};

/** The reasons of a number as labels, "in the open 4+", "+1 partial cover: hedge": the same in log, tooltip and CLI. */
export const reasons = (modifiers: readonly Modifier[], names: Names): Phrase[] =>
  modifiers.map((modifier) => reason(modifier, names));

function reason({ rule, add, from = [] }: Modifier, names: Names): Phrase {
  const values = { add, signed: add < 0 ? `−${-add}` : `+${add}`, rule, from: listed(from.map(names.thing)) };
  return phrase(`events.reasons.${labelOf(rule, from.length > 0)}`, values);
}

function labelOf(rule: RuleId, hasSource: boolean): string {
  if (rule === 'FIRE-3') return hasSource ? 'cover' : 'open';
  return LABELS[rule] ?? (hasSource ? 'otherFrom' : 'other');
}
