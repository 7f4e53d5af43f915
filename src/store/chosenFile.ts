import { fileSave, supported } from 'browser-fs-access';
import { create } from 'zustand';
import type { Start } from '../play/start.ts';
import { useGameStore } from './game.ts';
import { gameAsFile } from './gameFile.ts';

/** Whether this browser can write into a file that was chosen once; in others every saving is a download. */
export const canSaveAgain: boolean = supported;

interface ChosenFile {
  /** The game for which the file was chosen: another one on the table begins without. */
  readonly of: Start | null;
  readonly file: FileSystemFileHandle | null;
}

/** Where the players last saved their game to, as long as the page stays open. */
export const useChosenFile = create<ChosenFile>()(() => ({ of: null, file: null }));

/**
 * Writes the game into a file, without asking; with none, or if it is gone, into one that is asked for. `kept`: nobody chose
 * one, and nothing was written.
 */
export async function saveInFile(file: FileSystemFileHandle | null): Promise<'saved' | 'kept' | 'failed'> {
  const state = useGameStore.getState();
  const game = gameAsFile(state);
  if (!game) return 'kept';
  try {
    const written = await fileSave(
      new Blob([game.text], { type: 'application/json' }),
      { fileName: game.name, extensions: ['.json'], id: 'take-cover' },
      file,
    );
    useChosenFile.setState({ of: state.start, file: written });
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'kept' : 'failed';
  }
}
