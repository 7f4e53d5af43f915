import { say } from '../i18n/index.ts';
import { namesOf } from '../i18n/names.ts';
import { isAside, narrate } from '../i18n/narrate.ts';
import { facesOf } from '../play/faces.ts';
import { gameAt, type History, lineTo, nodeAt } from '../play/history.ts';
import { gameBefore, isCurrent, isDropped, nameOf, partingOf, tipsOf } from '../play/lines.ts';
import { type Hits, type LineLuck, luckOfLine, type Rolled } from '../play/luck.ts';
import { rounded } from '../play/rounded.ts';
import { t } from './faultText.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { openedFile } from './openedFile.ts';
import { outcomeOf } from './play.ts';

/** `lines FILE`: in which ways a game was played, what sets each apart, how it ended, and how kind the dice were since it parted. */
export function lines(file: string, io: Io): Exit {
  const opened = openedFile(file, io);
  if (!opened) return EXIT.unreadable;
  if (opened.broken) {
    io.out(JSON.stringify(outcomeOf(opened)));
    return EXIT.no;
  }
  const { history } = opened;
  io.out(JSON.stringify(tipsOf(history).map((tip) => lineOf(history, tip))));
  return EXIT.ok;
}

function lineOf(history: History, tip: number): Record<string, unknown> {
  const line = lineTo(history, tip);
  const parting = partingOf(history, tip) ?? line[0] ?? tip;
  const own = line.slice(line.indexOf(parting));
  return {
    tip,
    name: nameOf(history, tip),
    current: isCurrent(history, tip),
    dropped: isDropped(history, tip),
    steps: line.length,
    parting,
    what: told(history, parting),
    outcome: gameAt(history, tip).state.outcome,
    luck: luckOf(luckOfLine(history, own)),
    faces: facesIn(history, own),
  };
}

/** What happened with the command, in words. */
function told(history: History, node: number): string {
  const { setup, state } = gameBefore(history, node);
  const names = namesOf(setup, t, state.characters, state.markers);
  const events = nodeAt(history, node)?.events ?? [];
  return events
    .filter((event) => !isAside(event))
    .map((event) => say(t, narrate(event, names)))
    .join(' ');
}

function luckOf({ a, b }: LineLuck): Record<string, unknown> {
  const hits = ({ rolls, hits, expected }: Hits) => ({ rolls, hits, expected: rounded(expected) });
  const of = ({ soFew, soMany, kinds, ...all }: Rolled) => ({
    ...hits(all),
    soFew: rounded(soFew),
    soMany: rounded(soMany),
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, each]) => [kind, hits(each)])),
  });
  const side = ({ live, typed, takenBack, fixed }: LineLuck['a']) => ({
    ...{ live: of(live), typed: of(typed), takenBack: of(takenBack), fixed },
  });
  return { a: side(a), b: side(b) };
}

/** Of the dice of each source, with χ² and its chance from a hundred on. */
function facesIn(history: History, nodes: readonly number[]): Record<string, unknown> {
  const of = (source: 'live' | 'typed') => {
    const { counts, uneven } = facesOf(history, nodes, source);
    return { counts, ...(uneven && { squares: rounded(uneven.squares), chance: rounded(uneven.chance) }) };
  };
  return { live: of('live'), typed: of('typed') };
}
