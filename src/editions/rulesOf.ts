import { type LedgerId, RULE_IDS } from '../engine/index.ts';
import { EDITION_LETTERS, type EditionId } from './ids.ts';

/** The rules of the ledger that not every edition has, by the letters of those that do. */
const ONLY_IN: Readonly<Record<string, string>> = {
  B:
    'SETUP-9 SETUP-10 SETUP-12 TURN-13 TURN-15 WIN-5 MOVE-9 MOVE-10 MOVE-12 MOVE-13 FIRE-11 MF-3 TC-6 GREN-11 GREN-14 ' +
    'GREN-15 GREN-16 GREN-17 GREN-18 H2H-6 SF-11 LOS-13 COVER-10 COVER-11 COVER-16 REIN-1 REIN-2 REIN-3 REIN-4 PSY-1 ' +
    'PSY-2 PSY-3 MULTI-1',
  BQIF: 'TURN-4 MOVE-11 FIRE-10 AIM-2 GREN-10 H2H-5 OF-8',
  BI: 'SETUP-4',
  C: 'SETUP-3',
  CQIF: 'SF-10',
};

/** The rules of the ledger that an edition has, in order; any of them where house rules bring in those of others. */
export function rulesOf(edition: EditionId, houseRules: object = {}): readonly LedgerId[] {
  if (Object.keys(houseRules).length > 0) return RULE_IDS;
  const foreign = Object.entries(ONLY_IN).filter(([letters]) => !letters.includes(EDITION_LETTERS[edition]));
  const ids = new Set(foreign.flatMap(([, named]) => named.split(' ')));
  return RULE_IDS.filter((id) => !ids.has(id));
}
