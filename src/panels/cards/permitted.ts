import type { Profile } from '../../engine/index.ts';
import type { SymbolName } from './symbols.tsx';

/** What a side of a card permits, in the order in which it is printed; what it does not permit is not on it. */
export function permittedOf(profile: Profile) {
  const all = [
    ['move', profile.move],
    ['actions', profile.actions],
    ['h2h', profile.h2h],
    ['moveAndFire', profile.moveAndFire],
    ['opportunityFire', profile.opportunityFire],
    ['suppressionFire', profile.suppressionFire],
    ['command', profile.command],
    ['camouflage', profile.camouflage || null],
  ] as const satisfies readonly (readonly [SymbolName, number | true | null])[];
  return all.flatMap(([symbol, value]) => (value === null ? [] : [[symbol, value] as const]));
}
