import { KINDS } from '../../play/files/gameForm.ts';
import { t } from '../faultText.ts';
import { EXIT, type Exit, type Io } from '../io.ts';
import { jsonSchema } from './jsonSchema.ts';

/** `schema KIND`: the JSON Schema of a kind of file. */
export function schema(name: string, io: Io): Exit {
  const kind = KINDS.find((each) => each === name);
  if (!kind) {
    io.error(t('files.cli.wantsKind', { kinds: KINDS.join(', ') }));
    return EXIT.unreadable;
  }
  io.out(JSON.stringify(jsonSchema(kind), null, 2));
  return EXIT.ok;
}
