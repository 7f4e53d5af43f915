import { describe, expect, test } from 'vitest';
import { en } from '../../../src/i18n/en/index.ts';
import { FILE_FAULTS } from '../../../src/play/files/fault.ts';
import { KINDS } from '../../../src/play/files/gameForm.ts';
import { stateHash } from '../../../src/play/files/hash.ts';
import { MIGRATIONS, migrated, versionOf } from '../../../src/play/files/migrations.ts';
import { gameFile } from '../../../src/play/files/writeGame.ts';
import { gameAt } from '../../../src/play/history.ts';
import { STORAGE_FAULTS } from '../../../src/play/journal/stored.ts';
import { asksTakeCover, newHistory, playedUntil, readyStart } from '../playing.ts';

describe('the mark of a state', () => {
  const { state } = gameAt(playedUntil(newHistory(), 1, asksTakeCover));

  test('is the same for the same state, in whatever order it is written', () => {
    const backwards = Object.fromEntries(Object.entries(structuredClone(state)).reverse()) as unknown as typeof state;
    expect(stateHash(backwards)).toBe(stateHash(state));
    expect(stateHash(state)).toMatch(/^[0-9a-f]{8}$/);
  });

  test('tells states apart', () => {
    const marks = [
      state,
      { ...state, tokens: { ...state.tokens, a: state.tokens.a + 1 } },
      { ...state, frames: state.frames.slice(0, 1) },
      { ...state, characters: [...state.characters].reverse() },
      { ...state, characters: state.characters.map((c) => ({ ...c, wounded: true })) },
    ].map(stateHash);
    expect(new Set(marks).size).toBe(5);
  });

  test('does not mind the last bits of a number, nor a field at rest that came with a later version', () => {
    const moved = (by: number) => ({
      ...state,
      characters: state.characters.map((c) => ({
        ...c,
        at: c.at && ([c.at[0] + by, c.at[1]] as const),
        climbing: false,
      })),
    });
    expect(stateHash(moved(1e-12))).toBe(stateHash(state));
    expect(stateHash(moved(0.01))).not.toBe(stateHash(state));
  });
});

describe('migrations', () => {
  test('there are none yet: every kind is at its first version', () => {
    expect(KINDS.map(versionOf)).toEqual(KINDS.map(() => 1));
    expect(Object.values(MIGRATIONS).flat()).toEqual([]);
  });

  test('a file is lifted by each migration from its own version on', () => {
    const steps = [1, 2, 3].map((n) => (file: Readonly<Record<string, unknown>>) => ({
      ...file,
      [`to${n + 1}`]: true,
    }));
    expect(migrated({ name: 'x' }, 2, steps)).toEqual({ name: 'x', to3: true, to4: true });
    expect(migrated({ name: 'x' }, 4, steps)).toEqual({ name: 'x' });
  });

  test('what is written has the version that is read', () => {
    expect(gameFile(readyStart(), newHistory())).toMatchObject({
      format: 'take-cover/game',
      version: versionOf('game'),
    });
  });
});

describe('words', () => {
  test('there are some for every fault of a file, and no others', () => {
    expect(Object.keys(en.files.faults).sort()).toEqual([...FILE_FAULTS].sort());
  });

  test('there are some for every fault of storing, and no others', () => {
    expect(Object.keys(en.files.storage).sort()).toEqual([...STORAGE_FAULTS].sort());
  });
});
