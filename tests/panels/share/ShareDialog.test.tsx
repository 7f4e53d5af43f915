import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CARDS } from '../../../src/content/index.ts';
import { inn } from '../../../src/content/tables/inn.ts';
import { translator } from '../../../src/i18n/everyLanguage.ts';
import { captionOf } from '../../../src/panels/share/captionOf.ts';
import { ShareDialog } from '../../../src/panels/share/ShareDialog.tsx';
import { LinkDialog } from '../../../src/panels/start/LinkDialog.tsx';
import { cardMade } from '../../../src/play/library.ts';
import { linkIn, SOME_CUT } from '../../../src/play/share/address.ts';
import { useBringing } from '../../../src/store/bringing.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { takeLink, useLinks } from '../../../src/store/links.ts';
import { useSharing } from '../../../src/store/sharing.ts';
import '../../../src/play/share/link.ts'; // fetched when it is needed: not within a test
import '../../../src/store/reader.ts';
import { newHistory, playedUntil, readyStart } from '../../play/playing.ts';
import { given } from '../../support/builders/given.ts';
import { show } from '../../support/page/page.tsx';

const STEPS = 20;
const played = playedUntil(newHistory(), 2, (_, commands) => commands >= STEPS);

beforeEach(() => {
  useGameStore.setState({ start: readyStart(), history: played, looking: null });
  useLinks.setState({ came: null });
  useSharing.getState().share({ of: 'game' });
});

const address = async (): Promise<string> =>
  (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'The link' })).value;
const steps = async (): Promise<number> => {
  await takeLink(linkIn(await address()) ?? '');
  const { came } = useLinks.getState();
  return came?.ok && came.game ? came.game.steps : Number.NaN;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a game goes as a link up to the moment that is looked at, or as that moment alone', async () => {
  useGameStore.setState({ looking: { at: 7, event: null, tip: played.tip } });
  show(<ShareDialog />);
  expect(await steps()).toBe(8);
  expect(screen.queryByRole('button', { name: 'Every line' })).toBeVisible();
  await press('Every line');
  await waitFor(async () => expect(await steps()).toBe(STEPS));
  await press('This moment');
  await waitFor(async () => expect(await steps()).toBe(0));
});

test('its length is said, and it is a QR code as long as one can be read', async () => {
  show(<ShareDialog />);
  const short = await address();
  expect(screen.getByText(`${short.length.toLocaleString('en')} characters: fits in every chat.`)).toBeVisible();
  expect(screen.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^With everything in it/ }));
  expect((await address()).length).toBeGreaterThan(SOME_CUT);
  expect(screen.getByText(/some chats cut links as long as this/)).toBeVisible();
  expect(screen.getByText('Too long for a QR code.')).toBeVisible();
});

test('a picture says below which level of a house it shows, where there are levels', () => {
  const caption = (edition: 'tactic-2.0-beta' | 'tactic-2.2') =>
    captionOf(translator('en'), {
      title: 'The inn',
      game: given({ edition, scenery: inn.scenery, a: [{ id: 'anton', at: [21, 21] }] }),
      edition,
      level: 1,
    });
  expect(caption('tactic-2.0-beta')).toMatch(/^The inn · Turn 3 · Level 1 is shown · A – B · /);
  expect(caption('tactic-2.2')).toMatch(/^The inn · Turn 3 · A – B · /);
});

test('as a text it has what happened, each number with its reasons', async () => {
  show(<ShareDialog />);
  await press('Text');
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to share' }).value;
  expect(text).toMatch(/^Played with Take Cover: An evening, 1-48TACTIC 2\.2\.\n\nSet-up:\n/);
  expect(text).toMatch(/\nTurn 1: /);
});

test('as a file it is called by what it is', async () => {
  show(<ShareDialog />);
  await press('File');
  expect(screen.getByText(/^take-cover-An-evening-tactic-2\.2-\d{4}-\d\d-\d\d\.json$/)).toBeVisible();
});

test('a card goes as a link, which says what it is and adds it to the library of whoever opens it', async () => {
  const [card] = CARDS;
  if (!card) throw new Error('no card');
  useSharing.getState().share({ of: 'made', name: 'Anna', made: cardMade({ ...card, id: 'anna', name: 'Anna' }) });
  show(
    <>
      <ShareDialog />
      <LinkDialog />
    </>,
  );
  await takeLink(linkIn(await address()) ?? '');
  const dialog = screen.getByRole('dialog', { name: 'Sent by link' });
  expect(within(dialog).getByText('Anna').closest('li')).toHaveTextContent('Anna · Card');
  expect(within(dialog).queryByRole('button', { name: 'Open it' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add to the library' }));
  expect(useBringing.getState().coming).not.toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Sent by link' })).toBeNull();
});
