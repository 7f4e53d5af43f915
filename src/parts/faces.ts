/** In ms: how long a page may wait for its letters before it goes on with those that stand in for them. */
const AT_MOST = 1500;

/** What the page is set in; a letter beyond latin has a file of its own. */
const LATIN = ['700 1rem Kreon', '400 1rem "Public Sans"'];
const WRITTEN_ON_THE_BOARD = ['600 1rem "Public Sans"'];

const loaded = async (faces: readonly string[], letters: string): Promise<void> => {
  const all = Promise.all(faces.map((face) => document.fonts?.load(face, letters)));
  await Promise.race([all.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, AT_MOST))]);
};

/** Comes true once the page can be set in its own two faces, or goes on without them. */
export const pageFaces = (): Promise<void> => loaded(LATIN, 'a');

/** The same of what is drawn: unlike a page, a canvas that was drawn without a face is not drawn again when it comes. */
export const boardFaces = (): Promise<void> => loaded(WRITTEN_ON_THE_BOARD, 'ał');
