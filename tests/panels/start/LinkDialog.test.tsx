import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LinkDialog } from '../../../src/panels/start/LinkDialog.tsx';
import { emptyDraft, fileOf } from '../../../src/play/draft/draft.ts';
import { gameFile } from '../../../src/play/files/writeGame.ts';
import { toLink } from '../../../src/play/share/link.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { takeLink, useLinks, watchLinks } from '../../../src/store/links.ts';
import { useWorkshop } from '../../../src/store/workshop.ts';
import { newHistory, playedUntil, readyStart } from '../../play/playing.ts';
import { show } from '../../support/page/page.tsx';

const played = playedUntil(newHistory(), 2, (_, commands) => commands >= 20);

beforeEach(() => {
  useGameStore.getState().leave();
  useLinks.setState({ came: null });
  show(<LinkDialog />);
});

test('a link says what it is, and its game lies on the table once somebody wants it', async () => {
  await takeLink(await toLink(gameFile(readyStart(), played)));
  expect(await screen.findByText(/2\.2 · 20 steps/)).toBeVisible();
  expect(useGameStore.getState().game).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(useGameStore.getState().history?.nodes).toHaveLength(20);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one that nobody wants, or that is broken, changes nothing', async () => {
  const link = await toLink(gameFile(readyStart(), played));
  await takeLink(link);
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await takeLink(link.slice(0, -40));
  expect(await screen.findByText(/cut off or damaged/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All right' }));
  expect(useGameStore.getState().game).toBeNull();
});

test('a position with something to mend goes to the workshop as it is', async () => {
  const draft = { ...emptyDraft('tactic-2.2', { a: 'Ann', b: 'Bob' }), title: 'Yard' };
  await takeLink(await toLink(fileOf(draft)));
  expect(await screen.findByText(/A position in the making: Yard/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'To the workshop' }));
  expect(useWorkshop.getState()).toMatchObject({ open: true, room: 'table', sent: { title: 'Yard' } });
  useWorkshop.getState().leave();
});

test('the address of the page is taken for a link once, and cleared', async () => {
  const link = await toLink(gameFile(readyStart(), played));
  window.history.replaceState(null, '', `/${link}`);
  const stop = watchLinks();
  expect(location.hash).toBe('');
  expect(await screen.findByText(/20 steps/)).toBeVisible();
  stop();
});
