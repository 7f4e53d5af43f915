import type { Stand } from '../../play/stand.ts';
import { namesOfAll, type Speech } from './speech.ts';

/** "Beside cover (stone wall)": the one thing about a place that counts most. */
export function describeStand({ contacts, hole, beside }: Stand, speech: Speech): string {
  const { t, names } = speech;
  if (contacts.length > 0) return t('board.stands.contact', { who: namesOfAll(speech, contacts) });
  if (hole !== null) return t('board.stands.hole', { what: names.thing(hole) });
  return beside === null ? t('board.stands.open') : t('board.stands.beside', { what: names.thing(beside) });
}
