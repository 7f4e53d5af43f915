import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CARDS } from '../../src/content/index.ts';
import type { Card } from '../../src/engine/index.ts';
import { emptyDraft, positionOf } from '../../src/play/draft/draft.ts';
import { cardMade, forceMade } from '../../src/play/library.ts';
import { discard, keep, useLibrary } from '../../src/store/library.ts';
import { draftNow, useEditing } from '../../src/workshop/editor/editing.ts';
import { Palette } from '../../src/workshop/editor/Palette.tsx';
import { show } from '../support/page/page.tsx';

const [READY, OTHER] = CARDS as [Card, Card, ...Card[]];
const OWN: Card = { ...READY, id: 'ada', name: 'Ada Penn' };

function Shown() {
  return <Palette draft={useEditing(draftNow)} />;
}

beforeEach(async () => {
  await useLibrary.getState().reload();
  await discard((useLibrary.getState().items ?? []).map(({ id }) => id));
  const force = { name: 'Night watch', faction: READY.faction, cards: [OWN, OTHER], force: ['ada', OTHER.id, 'ada'] };
  await keep([cardMade(OWN), forceMade(force)]);
  useEditing.getState().begin(emptyDraft('tactic-2.2', { a: 'Ann', b: 'Bob' }));
  show(<Shown />);
});

const [forceOf, chips] = [
  (n: number) => screen.getAllByLabelText('Force')[n] as HTMLElement,
  (name: string) => screen.getAllByRole('button', { name: new RegExp(`^Place .* for ${name}$`) }),
];

test('cards of one’s own, and those of one’s forces, are placed like ready ones and stand in the position', async () => {
  await screen.findAllByRole('option', { name: 'My cards' });
  await userEvent.selectOptions(forceOf(0), 'My cards');
  await userEvent.click(screen.getByRole('button', { name: 'Place Ada Penn for Ann' }));
  useEditing.getState().click({ at: [6, 6], level: 0, over: null, again: false });
  await userEvent.selectOptions(forceOf(1), 'Night watch');
  expect(chips('Bob').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Place Ada Penn for Bob',
    `Place ${OTHER.name} for Bob`,
  ]);
  await userEvent.click(chips('Bob')[1] as HTMLElement);
  useEditing.getState().click({ at: [18, 18], level: 0, over: null, again: false });
  const draft = draftNow(useEditing.getState());
  expect(draft.setup.cards).toEqual([OWN, OTHER]);
  expect(draft.position.characters).toMatchObject([
    { id: 'ada', at: [6, 6] },
    { id: OTHER.id, at: [18, 18] },
  ]);
  expect(positionOf(draft).ok).toBe(true);
  expect(within(forceOf(0)).queryByRole('option', { name: /of this position/ })).toBeNull();
});

test('a list that is thrown away gives way to the usual one', async () => {
  await screen.findAllByRole('option', { name: 'Night watch' });
  await userEvent.selectOptions(forceOf(0), 'Night watch');
  await discard((useLibrary.getState().items ?? []).map(({ id }) => id));
  expect(await screen.findAllByRole('option', { name: /Rifle section/ })).toHaveLength(2);
  expect(chips('Ann').length).toBeGreaterThan(2);
});
