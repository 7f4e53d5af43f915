import { checkFile } from '../play/files/checkFile.ts';
import { fileFault, type Read } from '../play/files/fault.ts';
import { parseJson } from '../play/files/json.ts';
import { printed } from '../play/files/writeGame.ts';
import { linkIn } from '../play/share/address.ts';
import { fromLink, toLink } from '../play/share/link.ts';
import { faultText } from './faultText.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { readFrom } from './readFrom.ts';

export interface LinkRun {
  /** A link is given instead of a file. */
  readonly open: boolean;
  /** Ready content goes with it, not by name. */
  readonly full: boolean;
  /** Of the page, before the link. */
  readonly address: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** `link FILE`: a file of whatever kind as a link. `link --open LINK`: the file in it; LINK may stand in a file as well. */
export async function link(file: string, { open, full, address }: LinkRun, io: Io): Promise<Exit> {
  if (open) return opened(file, io);
  const read = readFrom(file, sound, io);
  if (!read) return EXIT.unreadable;
  io.out(`${address}${await toLink(read, full)}`);
  return EXIT.ok;
}

async function opened(given: string, io: Io): Promise<Exit> {
  const found = linkIn(given) ?? linkIn(io.read(given) ?? '');
  const text: Read<string> = found === null ? { ok: false, fault: fileFault([], 'not-a-link') } : await fromLink(found);
  const file = text.ok ? sound(text.value) : text;
  if (file.ok) io.out(printed(file.value).trimEnd());
  else io.error(faultText(file.fault));
  return file.ok ? EXIT.ok : EXIT.unreadable;
}

/** A file with nothing wrong in it, or the first thing that is. */
function sound(text: string): Read<Fields> {
  const [fault] = checkFile(text).faults;
  if (fault) return { ok: false, fault };
  return parseJson(text) as Read<Fields>;
}
