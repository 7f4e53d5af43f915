/** What opening a file takes; a part of the program of its own, so that a first game does not wait for it. */

export { judge } from '../play/cases/judge.ts';
export { readDraft } from '../play/draft/readDraft.ts';
export { checkFile } from '../play/files/checkFile.ts';
export { contentOf } from '../play/files/contentOf.ts';
export { readCase } from '../play/files/readCase.ts';
export { readForLibrary } from '../play/files/readLibrary.ts';
export { readPlayable } from '../play/files/readPlayable.ts';
export { readRuleSet } from '../play/files/readRuleSet.ts';
export { openGame } from '../play/files/replay.ts';
export { fromLink } from '../play/share/link.ts';
export { linkInside } from '../play/share/picture.ts';
