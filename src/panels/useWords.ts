import { useMemo } from 'react';
import { isSwitch, type RulingsGiven } from '../editions/index.ts';
import type { Game, Id, Modifier, RuleId, RulingId, Violation, Weapon } from '../engine/index.ts';
import { say, useTranslations } from '../i18n/index.ts';
import { namesOf } from '../i18n/names.ts';
import type { Names } from '../i18n/phrase.ts';
import { reasons } from '../i18n/reasons.ts';
import { refusal } from '../i18n/refusal.ts';
import { houseRule, named, ruleText, ruleTitle, rulingOption } from '../i18n/translator.ts';
import { useEdition } from '../store/edition.ts';
import { useGameStore } from '../store/game.ts';

/** What the panels say again and again about things of one game. */
export interface Words {
  readonly names: Names;
  readonly name: (id: Id) => string;
  readonly role: (id: string) => string;
  readonly faction: (id: string) => string;
  readonly weapon: (weapon: Pick<Weapon, 'id'>) => string;
  /** "3 dice". */
  readonly dice: (count: number) => string;
  /** "hits on 5+", or that nothing can hit. */
  readonly need: (need: number) => string;
  readonly reason: (modifier: Modifier) => string;
  readonly violation: (violation: Violation) => string;
  readonly ruleTitle: (rule: RuleId) => string;
  /** What the rule says; of a ruling or a house rule, what these players agreed on. */
  readonly ruleText: (rule: RuleId) => string;
}

export function useWords({ setup, state: { characters, markers } }: Game): Words {
  const t = useTranslations();
  const rulings = useGameStore((s) => s.start?.rulings);
  const rules = useGameStore((s) => s.start?.rules);
  const edition = useEdition();
  return useMemo(() => {
    const names = namesOf(setup, t, characters, markers);
    return {
      names,
      name: names.thing,
      role: (id) => named(t, 'roles', id),
      faction: (id) => named(t, 'factions', id),
      weapon: ({ id }) => names.weapon(id),
      dice: (count) => t('ui.reasons.count', { count }),
      need: (need) => (need > 6 ? t('ui.reasons.hopeless') : t('ui.reasons.need', { need })),
      reason: (modifier) =>
        reasons([modifier], names)
          .map((each) => say(t, each))
          .join(),
      violation: (violation) => say(t, refusal(t, violation, names, edition)),
      ruleTitle: (rule) => ruleTitle(t, rule, edition),
      ruleText: (rule) => {
        const own = rules?.[rule];
        if (own !== undefined && isSwitch(rule)) return houseRule(t, rule, own);
        const option = (rulings as RulingsGiven | undefined)?.[rule];
        return option === undefined || option === 'a'
          ? ruleText(t, rule, edition)
          : rulingOption(t, rule as RulingId, option);
      },
    };
  }, [setup, t, characters, markers, rulings, rules, edition]);
}
