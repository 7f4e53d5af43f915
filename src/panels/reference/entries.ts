import { type EditionId, rulingOptions } from '../../editions/index.ts';
import { WORD_RULES, type WordId } from '../../editions/register/words.ts';
import { type LedgerId, RULE_IDS, RULING_IDS, type RulingId } from '../../engine/index.ts';
import { ruleText, ruleTitle, rulingOption, type Translator } from '../../i18n/index.ts';
import type { Searchable } from './search.ts';

/** A rule, a ruling or a word of the game, as one edition has it. */
export type Entry = Searchable & { readonly group: Group } & (
    | { readonly kind: 'rule'; readonly id: LedgerId }
    | { readonly kind: 'ruling'; readonly id: RulingId }
    | { readonly kind: 'word'; readonly id: WordId }
  );

/** By the first part of a rule's id; where several belong together, under one of them. */
const GROUP_OF = {
  SETUP: 'setup',
  TURN: 'turn',
  WIN: 'victory',
  MOVE: 'move',
  FIRE: 'fire',
  ATK: 'fire',
  AIM: 'fire',
  MF: 'fire',
  TC: 'takeCover',
  GREN: 'grenades',
  H2H: 'closeCombat',
  OF: 'opportunity',
  SF: 'suppression',
  WOUND: 'wounds',
  CMD: 'abilities',
  CAM: 'abilities',
  LOS: 'sight',
  COVER: 'sight',
  REIN: 'advanced',
  PSY: 'advanced',
  MULTI: 'advanced',
} as const;

/** The parts of the contents. */
export type Group = (typeof GROUP_OF)[keyof typeof GROUP_OF] | 'rulings' | 'words';

export const groupOf = (id: LedgerId): Group => GROUP_OF[id.slice(0, id.lastIndexOf('-')) as keyof typeof GROUP_OF];

/** All that can be looked up, in the order of the contents: rules, rulings, words. */
export function entriesOf(t: Translator, edition: EditionId): readonly Entry[] {
  const options = rulingOptions(edition);
  return [
    ...RULE_IDS.map((id) => ({
      kind: 'rule' as const,
      id,
      group: groupOf(id),
      also: '',
      part: t(`ui.rulebook.groups.${groupOf(id)}`),
      ...said(id),
    })),
    ...RULING_IDS.map((id) => ({
      kind: 'ruling' as const,
      id,
      group: 'rulings' as const,
      also: '',
      part: '',
      ...said(
        id,
        (options.get(id) ?? []).map((option) => rulingOption(t, id, option)),
      ),
    })),
    ...wordIds().map((id) => ({
      kind: 'word' as const,
      id,
      group: 'words' as const,
      title: t(`glossary.${id}.term`),
      also: t.has(`glossary.${id}.also` as 'glossary.base.term')
        ? t(`glossary.${id}.also` as 'glossary.base.term')
        : '',
      part: '',
      text: t(`glossary.${id}.text`),
    })),
  ];

  function said(id: LedgerId | RulingId, more: readonly string[] = []): { title: string; text: string } {
    return { title: ruleTitle(t, id, edition), text: [ruleText(t, id, edition), ...more].join(' ') };
  }
}

const wordIds = (): readonly WordId[] => Object.keys(WORD_RULES) as WordId[];
