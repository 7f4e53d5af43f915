import { afterEach, expect, test } from 'vitest';
import { CARDS } from '../../src/content/index.ts';
import { change } from '../../src/play/draft/change.ts';
import { emptyDraft, faultsOf, fileOf } from '../../src/play/draft/draft.ts';
import { draftNow, useEditing } from '../../src/workshop/editor/editing.ts';
import { keepDraft, keptDraft } from '../../src/workshop/editor/keptDraft.ts';

const NAMES = { a: 'Ann', b: 'Bob' };
const BARE = emptyDraft('combat-1.1', NAMES);
const [CARD] = CARDS;
if (!CARD) throw new Error('there are no cards');

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what lies on the bench is there again, wrong as it is, with the rules and the place it came from', () => {
  expect(keptDraft(NAMES)).toBeNull();
  useEditing.getState().begin({ ...BARE, extras: { 'x-from': { game: 'Club', step: 7 } } });
  const stop = keepDraft();
  useEditing.getState().do({ change: 'enlist', card: CARD, side: 'a', now: { at: [40, 5] } });
  useEditing.getState().do({ change: 'title', title: 'The yard' });
  dispatchEvent(new Event('pagehide'));
  const kept = keptDraft(NAMES);
  stop();
  expect(kept).toEqual(draftNow(useEditing.getState()));
  expect(kept && faultsOf(kept).map(({ fault }) => fault)).toContain('off-the-table');
});

test('each window has its own, whatever lies on the bench of another; a new one begins with what was changed last', () => {
  const other = change(BARE, { change: 'title', title: 'In the other window' });
  useEditing.getState().begin(BARE);
  const stop = keepDraft();
  localStorage.setItem('take-cover.draft', JSON.stringify(fileOf(other)));
  expect(keptDraft(NAMES)?.title).toBe('');
  useEditing.getState().do({ change: 'title', title: 'The yard' });
  stop();
  localStorage.setItem('take-cover.draft', JSON.stringify(fileOf(other)));
  expect(keptDraft(NAMES)?.title).toBe('The yard');
  sessionStorage.clear(); // as in a new window
  expect(keptDraft(NAMES)?.title).toBe('In the other window');
});

test('what cannot be read, or kept, costs nothing but itself', () => {
  localStorage.setItem('take-cover.draft', '{"format": 7');
  expect(keptDraft(NAMES)).toBeNull();
  useEditing.getState().begin(BARE);
  const stop = keepDraft();
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  useEditing.getState().do({ change: 'title', title: 'The yard' });
  stop();
  Storage.prototype.setItem = setItem;
  expect(draftNow(useEditing.getState())).toEqual(change(BARE, { change: 'title', title: 'The yard' }));
});
