import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CARDS } from '../../src/content/index.ts';
import type { Card, Point, SceneryElement } from '../../src/engine/index.ts';
import { type Change, change } from '../../src/play/draft/change.ts';
import { emptyDraft, faultsOf } from '../../src/play/draft/draft.ts';
import { Advised } from '../../src/workshop/editor/Advised.tsx';
import { adviceOn } from '../../src/workshop/editor/advice.ts';
import { draftNow, useEditing } from '../../src/workshop/editor/editing.ts';
import { useLooking } from '../../src/workshop/editor/editorHand.ts';
import { slab } from '../support/builders/storeys.ts';
import { show } from '../support/page/page.tsx';

const [CARD, OTHER] = CARDS as [Card, Card, ...Card[]];
const NAMES = { a: 'Ann', b: 'Bob' };
const enlist = (card: Card, side: 'a' | 'b', at: Point): Change => ({ change: 'enlist', card, side, now: { at } });
const build = (id: string, terrain: SceneryElement['terrain']): Change => ({
  change: 'build',
  element: { id, look: 'rocks', terrain, shape: { kind: 'circle', at: [12, 12], radius: 1 } },
});

test('[SETUP-4 I] [SETUP-11 I] too little scenery and a small table are said, and keep nobody from playing', () => {
  const two = [enlist(CARD, 'a', [4, 4]), enlist(OTHER, 'b', [20, 20])];
  const small: Change = { change: 'table', now: { width: 22 } };
  const bare = [...two, small].reduce(change, emptyDraft('tactic-qs-it', NAMES));
  expect(adviceOn(bare)).toMatchObject([
    { kind: 'rule', violation: { rule: 'SETUP-4', data: { need: 2 } } },
    { kind: 'small' },
  ]);
  expect(faultsOf(bare)).toEqual([]);
  const full = [build('one', ['protecting']), build('two', ['protecting'])].reduce(change, bare);
  expect(adviceOn(change(full, { change: 'table', now: { width: 24 } }))).toEqual([]);
});

test('[SETUP-3 C] the same card twice in a force is said of the second', () => {
  const edition = 'combat-1.1';
  const twice = [enlist(CARD, 'a', [4, 4]), enlist(CARD, 'a', [6, 4]), enlist(CARD, 'b', [20, 20])];
  const drafted = twice.reduce(change, emptyDraft(edition, NAMES));
  const rules = adviceOn(drafted).flatMap((each) => (each.kind === 'rule' ? [each.violation] : []));
  expect(rules).toContainEqual({ rule: 'SETUP-3', data: { by: 'a', who: `${CARD.id}-2` } });
  expect(rules.filter(({ rule }) => rule === 'SETUP-3')).toHaveLength(1);
});

test('[MOVE-11 B] a floor that nothing leads to is taken in hand, on its level, when it is to be shown', async () => {
  const bench = useEditing.getState();
  bench.begin(change(emptyDraft('tactic-2.0-beta', NAMES), { change: 'build', element: slab('floor') }));
  show(<Advised draft={draftNow(useEditing.getState())} />);
  expect(screen.getByRole('heading', { name: '1 thing to consider' })).toBeVisible();
  expect(screen.getByText(/no stairs, ladder or slope lead up to it, on level 1/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect([useEditing.getState().selected, useLooking.getState().level]).toEqual(['floor', 1]);
});

test('[R165 Q] what rules without levels leave out is counted', () => {
  const upstairs: Change = { change: 'build', element: { ...slab('floor'), level: 1 } };
  expect(adviceOn(change(emptyDraft('tactic-2.2', NAMES), upstairs))).toMatchObject([{ kind: 'leftOut', count: 1 }]);
});
