import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/editions/index.ts';
import { RULE_IDS, RULING_IDS } from '../../../src/engine/index.ts';
import { translator } from '../../../src/i18n/everyLanguage.ts';
import { entriesOf } from '../../../src/panels/reference/entries.ts';
import { indexOf, search } from '../../../src/panels/reference/search.ts';

const entry = (id: string, title: string, text = '', also = '', part = '') => ({ id, title, text, also, part });
const index = indexOf([
  entry('OF-1', 'Laying Opportunity Fire', 'One token puts a marker down.'),
  entry('OF-12', 'Something else', 'A grenade is no token.'),
  entry('R03', 'Secret bids', 'Bids are made in secret.'),
  entry('shocks', 'Shocks of all kinds'),
  entry('R30', 'Shock', 'How long it lasts.'),
  entry('takeCover', 'Getting down', 'À couvert behind a hedge.', 'À Terre !, AT'),
  entry('grenade', 'Grenade', 'It bursts.'),
  entry('SF-5', 'Friends too', 'They are pinned as well.', '', 'Suppression Fire'),
]);
const found = (query: string) => search(index, query).map(({ id }) => id);

describe('search', () => {
  test('an empty query finds everything in its order', () => {
    expect(found('')).toEqual(['OF-1', 'OF-12', 'R03', 'shocks', 'R30', 'takeCover', 'grenade', 'SF-5']);
    expect(found('  !')).toEqual(found(''));
  });

  test.each(['OF-1', 'of-1', 'of1', 'OF 1'])(
    '%s is the rule of that id first, then those whose id begins so',
    (query) => {
      expect(found(query)).toEqual(['OF-1', 'OF-12']);
    },
  );

  test.each(['R03', 'r3', 'R 3'])('%s is a ruling, with its zero or without', (query) => {
    expect(found(query)[0]).toBe('R03');
  });

  test.each(['a terre', 'À TERRE', 'terre', 'at'])('“%s” finds by another name, whatever case and accents', (query) => {
    expect(found(query)).toEqual(['takeCover']);
  });

  test('a name comes before the text, an exact word before its beginning', () => {
    expect(found('grenade')).toEqual(['grenade', 'OF-12']);
    expect(found('shock')).toEqual(['R30', 'shocks']);
  });

  test('what it is part of finds it as a name does', () => {
    expect(found('suppression')).toEqual(['SF-5']);
  });

  test('a word may be cut short or have another ending, and each must occur', () => {
    expect(found('gren')).toEqual(['grenade', 'OF-12']);
    expect(found('grenades')).toEqual(['grenade', 'OF-12']);
    expect(found('secret bids')).toEqual(['R03']);
    expect(found('secret grenade')).toEqual([]);
    expect(found('grenadiers')).toEqual([]);
  });
});

describe('a typing error', () => {
  test.each(['grenede', 'grnade', 'greande', 'GRÉNADDE'])('“%s” finds what it was meant to be', (query) => {
    expect(found(query)).toEqual(['grenade', 'OF-12']);
  });

  test('in a longer word there may be two of them', () => {
    expect(found('suppresion')).toEqual(['SF-5']);
    expect(found('supression')).toEqual(['SF-5']);
    expect(found('oportunitty fire')).toEqual(['OF-1']);
    expect(found('oprtunitty')).toEqual([]);
  });

  test('beside words that are right each must still occur', () => {
    expect(found('secret bidz')).toEqual(['R03']);
    expect(found('secret grenede')).toEqual([]);
  });

  test('a word that occurs is none, however much others are like it', () => {
    const alike = indexOf([entry('a', 'Wound'), entry('b', 'Would'), entry('c', 'Wounds')]);
    expect(search(alike, 'wound').map(({ id }) => id)).toEqual(['a', 'c']);
    expect(search(alike, 'woumd').map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('what is typed comes first, what is like it after', () => {
    const endings = indexOf([entry('a', 'Grenade'), entry('b', 'Nothing', 'It speaks of grenades.')]);
    expect(search(endings, 'grenades').map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('is no matter of three letters, nor of numbers', () => {
    expect(found('ony')).toEqual([]);
    expect(found('OF-13')).toEqual([]);
  });

  test.each([
    ['en', 'supression', /suppression/],
    ['en', 'camoflage', /camouflage/],
    ['it', 'sopressione', /soppressione/],
    ['it', 'oportunita', /opportunità/],
    ['it', 'gettonne', /getton/],
    ['fr', 'grennade', /grenade/],
    ['fr', 'opportunitee', /opportunité/],
    ['fr', 'couverrt', /couvert/],
  ] as const)('is forgiven in the rule book (%s): “%s”', (locale, query, meant) => {
    const all = entriesOf(translator(locale), 'tactic-2.2');
    const [first] = search(indexOf(all), query);
    expect(`${first?.title} ${first?.also} ${first?.part}`.toLowerCase()).toMatch(meant);
  });
});

describe.each(EDITIONS)('what can be looked up in %s', (edition) => {
  const entries = entriesOf(translator(), edition);
  const all = indexOf(entries);

  test('is every rule, ruling and word, each first under its own id and title', () => {
    expect(entries.filter(({ kind }) => kind !== 'word').map(({ id }) => id)).toEqual([...RULE_IDS, ...RULING_IDS]);
    for (const { id, kind } of entries) {
      if (kind !== 'word') expect(search(all, id)[0]?.id).toBe(id);
    }
    for (const { title, kind } of entries) {
      if (kind === 'word') expect(search(all, title).map((each) => each.title)).toContain(title);
    }
  });
});

test('the words are those of the edition, with the options it has', () => {
  const of = (edition: (typeof EDITIONS)[number], id: string) =>
    entriesOf(translator(), edition).find((each) => each.id === id)?.text;
  expect(of('combat-1.1', 'TURN-5')).toMatch(/at most 6 tokens/);
  expect(of('tactic-2.2', 'TURN-5')).not.toMatch(/at most 6 tokens/);
  expect(of('tactic-qs-it', 'R85')).toMatch(/exactly the distance/);
  expect(of('tactic-2.2', 'R85')).not.toMatch(/exactly the distance/);
});
