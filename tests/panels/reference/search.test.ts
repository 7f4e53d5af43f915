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
