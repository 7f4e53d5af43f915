import { describe, expect, test } from 'vitest';
import { EDITIONS, optionsOf, SWITCH_IDS } from '../../src/editions/index.ts';
import { FLOW_IDS, RULE_IDS, RULING_IDS } from '../../src/engine/index.ts';
import { MESSAGES } from '../../src/i18n/everyLanguage.ts';
import { houseRule, LOCALES, ruleText, ruleTitle } from '../../src/i18n/index.ts';
import { argumentsOf, plainWords } from './icu.ts';
import { messagesOf, strict } from './words.ts';

const ENGLISH = new Map(messagesOf('en'));
const OTHERS = LOCALES.filter((locale) => locale !== 'en');

/** What is the same in English and in one of these languages, and rightly so. */
const SAME: Readonly<Record<(typeof OTHERS)[number], readonly string[]>> = {
  it: [
    // Names, and the English signs that Italian players read on cards and markers.
    ...['Take Cover', '1-48TACTIC 2.2', '1-48TACTIC 2.0 beta', '1-48COMBAT 1.1', 'COMBAT', '2.0 beta'],
    ...['AT', 'LOS', 'MG', 'OF, Target', 'SF', '{cost, number} AT', '{tokens, number} AT'],
    ...['{length, number, ::.##}u, {tokens, number} AT', '{who}{tokens, plural, =0 {} other { (# AT)}}'],
    // Words that the two languages share.
    ...['Base', 'Camouflage', 'Computer', 'Menu', 'No', 'Scenario', 'Shock', 'Skirmish', 'no'],
    ...['Round', 'Round {number, number}.', 'Round {round, number}', 'Volume', 'cm', 'mm'],
  ],
  fr: [
    'Licences',
    // Names, and signs that stand on cards and markers.
    ...['Take Cover', '1-48TACTIC 2.2', '1-48COMBAT 1.1', 'COMBAT', 'SF', 'MG', 'OF, Target'],
    // Words that the two languages share.
    ...['Action', 'Actions', 'Camouflage', 'Contact', 'Force', 'Grenade', 'Grenades', 'Initiative'],
    ...[
      'Forces ({count, number})',
      'Tables ({count, number})',
      'Distance',
      'Menu',
      'Mission',
      'Points',
      'Position',
      'Question',
      'Table',
      'Volume',
      'barricade',
      'cm',
      'explosion',
      'grenade',
      'mm',
      'normal',
      'obstacle',
      'parapet',
    ],
  ],
};

/** Names of arguments, and the words that a choice among them knows. */
const asked = (message: string): readonly string[] =>
  [
    ...new Set(
      argumentsOf(message).map(({ name, kind, options }) =>
        kind === 'select' ? `${name}: ${[...options].sort().join(' ')}` : name,
      ),
    ),
  ].sort();

/** All that is written in figures, "2,5" as "2.5"; not the ids of rules, nor the 2 of H2H. */
const figures = (message: string): readonly string[] =>
  (
    plainWords(message)
      .replace(/(\d),(\d)/g, '$1.$2')
      .match(/(?<![\p{L}\d.])\d+(?:\.\d+)?/gu) ?? []
  ).toSorted();

describe.each(OTHERS)('%s', (locale) => {
  const messages = messagesOf(locale);

  test('has the keys of English', () => {
    expect(messages.map(([key]) => key).sort()).toEqual([...ENGLISH.keys()].sort());
  });

  test('asks for the same values and choices as English', () => {
    const differing = messages.filter(([key, message]) => {
      const english = ENGLISH.get(key) ?? '';
      return asked(message).join() !== asked(english).join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('has the figures of English: a 5u that is told as 6u would be another rule', () => {
    const differing = messages.filter(([key, message]) => {
      const english = ENGLISH.get(key) ?? '';
      return figures(message).join() !== figures(english).join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('leaves nothing in English but what is the same in both', () => {
    const alike = messages.filter(
      ([key, message]) => message === ENGLISH.get(key) && /\p{L}{2}/u.test(plainWords(message)),
    );
    expect([...new Set(alike.map(([, message]) => message))].sort()).toEqual([...SAME[locale]].sort());
  });

  test('spells out what English shortens, but among the words to look up', () => {
    const shortened = messages.filter(
      ([key, message]) => !key.endsWith('.also') && /\b(?:H2H|OF|SF|M&F)\b(?!-\d)/.test(plainWords(message)),
    );
    expect(shortened).toEqual([]);
  });

  test.each(EDITIONS)('says each rule of %s shortly, and no two alike', (edition) => {
    const t = strict(locale);
    const ids = [...RULE_IDS, ...RULING_IDS, ...FLOW_IDS];
    for (const id of ids) {
      expect(ruleTitle(t, id, edition), id).toMatch(/^\p{Lu}[^.]{1,38}$/u);
      expect(ruleText(t, id, edition), id).toMatch(/^\p{Lu}.{10,260}[.!]$/u);
    }
    expect(new Set(ids.map((id) => `${ruleTitle(t, id, edition)} ${ruleText(t, id, edition)}`)).size).toBe(ids.length);
  });

  test('tells the options of a house rule apart', () => {
    const t = strict(locale);
    for (const id of SWITCH_IDS) {
      const texts = optionsOf(id).words.map((word) => houseRule(t, id, word));
      expect(new Set(texts).size, id).toBe(texts.length);
    }
  });

  test('has a name of its own for each thing', () => {
    for (const [part, names] of Object.entries(MESSAGES[locale].content))
      expect(new Set(Object.values(names)).size, part).toBe(Object.keys(names).length);
  });
});

test('French has no plain space where its signs are set off', () => {
  const plain = messagesOf('fr').filter(([, message]) => / [;!?%»]|« | :(?!:)/.test(message));
  expect(plain.map(([key]) => key)).toEqual([]);
  expect(MESSAGES.fr.ui.start.versus).toBe('{a} contre {b}');
  expect(MESSAGES.fr.files.at).toBe('{path}\u00a0: {fault}');
  expect(MESSAGES.fr.ui.actions.takeCover.label).toBe('À Terre\u202f!');
  expect(MESSAGES.fr.board.length).toBe('{length, number, ::.###}u');
});
