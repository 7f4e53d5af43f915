import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SaveInFile } from '../../../src/panels/menu/SaveInFile.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { choice } from '../../store/table.ts';
import { show } from '../../support/page/page.tsx';

const pick = vi.hoisted(() => {
  const picker = vi.fn();
  for (const each of [self, window]) Object.assign(each, { showOpenFilePicker: picker, showSaveFilePicker: picker });
  return picker;
});

/** A file as the browser's dialog gives it. */
class File {
  texts: string[] = [];
  isLocked = false;
  isGone = false;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  getFile = async () => {
    if (this.isGone) throw new DOMException('', 'NotFoundError');
  };
  createWritable = async () => {
    if (this.isLocked) throw new DOMException('', 'NotAllowedError');
    const decoder = new TextDecoder();
    let text = '';
    return new WritableStream<Uint8Array>({
      write: (chunk) => {
        text += decoder.decode(chunk, { stream: true });
      },
      close: () => {
        this.texts.push(text);
      },
    });
  };
  /** How many commands the game has in each text that was written. */
  get commands(): readonly number[] {
    return this.texts.map((text) => JSON.parse(text).commands.length);
  }
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (file: File) => pick.mockResolvedValueOnce(file);
const roll = (...dice: number[]) => useGameStore.getState().send({ type: 'roll', dice, source: 'fixed' });

beforeEach(() => {
  pick.mockReset();
  useGameStore.getState().newGame(choice());
  show(<SaveInFile />);
});

test('a file is chosen once and then written again without a question', async () => {
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Save as …']);
  const file = new File('ours.json');
  choose(file);
  await click('Save as …');
  expect(await screen.findByText('“ours.json” is saved.')).toBeVisible();
  expect(pick.mock.calls[0]?.[0]).toMatchObject({
    suggestedName: expect.stringMatching(/^take-cover-Ann-Bob-tactic-2\.2-\d{4}-\d\d-\d\d\.json$/),
  });
  roll(5, 2);
  await click('Save in “ours.json”');
  await vi.waitFor(() => expect(file.commands).toEqual([0, 1]));
  expect(pick).toHaveBeenCalledOnce();
});

test('another file may be chosen; the one before stays as it is', async () => {
  const [first, second] = [new File('first.json'), new File('second.json')];
  choose(first);
  await click('Save as …');
  await screen.findByText('“first.json” is saved.');
  choose(second);
  await click('Save as …');
  await screen.findByText('“second.json” is saved.');
  expect(screen.queryByText(/first/)).toBeNull();
  expect([first.commands, second.commands]).toEqual([[0], [0]]);
});

test('who chooses no file has saved nothing and reads nothing', async () => {
  pick.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await click('Save as …');
  expect(screen.queryByText(/saved|written/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save in/ })).toBeNull();
});

test('a file that may not be written is said', async () => {
  const file = new File('ours.json');
  file.isLocked = true;
  choose(file);
  await click('Save as …');
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be written.');
});

test('a file that is gone is asked for again', async () => {
  const [file, other] = [new File('ours.json'), new File('other.json')];
  choose(file);
  await click('Save as …');
  file.isGone = true;
  choose(other);
  await click('Save in “ours.json”');
  expect(await screen.findByText('“other.json” is saved.')).toBeVisible();
  expect(other.commands).toEqual([0]);
});

test('another game begins without a file', async () => {
  choose(new File('ours.json'));
  await click('Save as …');
  await screen.findByRole('button', { name: 'Save in “ours.json”' });
  useGameStore.getState().newGame(choice());
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Save in/ })).toBeNull());
});
