import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { EDITIONS, idsChangedBy } from '../../../src/editions/index.ts';
import { RULE_IDS } from '../../../src/engine/index.ts';
import { translator } from '../../../src/i18n/everyLanguage.ts';
import { changesOf } from '../../../src/panels/editions/changesOf.ts';
import { EditionPage } from '../../../src/panels/editions/EditionPage.tsx';
import { useRulebook } from '../../../src/store/rulebook.ts';
import { show } from '../../support/page/page.tsx';

describe.each(EDITIONS)('%s', (edition) => {
  test('every rule behind a value of its own has words of its own', () => {
    const ids = idsChangedBy(edition);
    expect(changesOf(translator(), edition).changed).toEqual(RULE_IDS.filter((id) => ids.has(id)));
  });

  test('says where its text comes from, and that the product is nobody’s but ours', () => {
    show(<EditionPage edition={edition} />);
    expect(screen.getByText(/^Follows: .*not connected with the makers/)).toBeVisible();
  });

  test('tells what its text leaves open, and how it is settled', () => {
    show(<EditionPage edition={edition} />);
    const gaps = within(screen.getByRole('region', { name: /silent/ })).getAllByRole('listitem');
    expect(gaps.length).toBeGreaterThan(5);
    for (const gap of gaps) expect(gap).toHaveTextContent(/R\d+ ?We play: [A-Z]/);
  });
});

test('tactic-2.2 is compared with nothing', () => {
  show(<EditionPage edition="tactic-2.2" />);
  expect(screen.queryByRole('table')).toBeNull();
});

test('the Italian quick start: rule by rule beside tactic-2.2, each id to be looked up', async () => {
  show(<EditionPage edition="tactic-qs-it" />);
  const [changes] = screen.getAllByRole('table');
  const row = within(changes as HTMLElement).getByRole('row', { name: /WIN-4/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/worth half of the enemy’s points/),
    expect.stringMatching(/half of the enemy characters/),
  ]);
  await userEvent.click(within(row).getByRole('button', { name: 'WIN-4' }));
  expect(useRulebook.getState().places).toEqual([{ kind: 'look-up', entry: 'WIN-4' }]);
});

test('a ruling with a choice shows our answer and the others', () => {
  show(<EditionPage edition="tactic-qs-fr" />);
  const gap = screen.getByText(/5u itself falls between/).closest('li');
  expect(gap).toHaveTextContent(/We play: An earlier marker counts at exactly 5u/);
  expect(gap).toHaveTextContent(/Or: Taking cover is of no use at exactly 5u either\. R84=b/);
});
