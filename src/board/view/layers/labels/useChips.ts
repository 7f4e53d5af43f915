import { useMemo } from 'react';
import { type Attack, type Game, type Id, sum } from '../../../../engine/index.ts';
import { useTranslations } from '../../../../i18n/index.ts';
import { plainest } from '../../../../play/odds/decided.ts';
import { fatesOf } from '../../../../play/odds/fates.ts';
import { wholePercents } from '../../../../play/odds/shares.ts';
import type { ShotPreview } from '../../../../pointing/index.ts';
import { useOddsOf } from '../../../../store/odds.ts';

/** What stands by a target: how likely he is hurt, and by how many dice that hit on what. */
export interface Chip {
  /** null until it has been worked out. */
  readonly percent: string | null;
  readonly dice: string;
}

/** The dice of a shot in words: how many, and what they hit on. */
export function useDiceOf(): (shot: Attack) => string {
  const t = useTranslations('ui.decision');
  return ({ count, need }) =>
    t(count.some(({ rule }) => rule === 'FIRE-11') ? 'chipHigher' : 'chip', { dice: sum(count), need: sum(need) });
}

/**
 * The chips of those who can be shot at. They change with the tool and the game, not with the pointer; the odds are those that the
 * panel asks for as well.
 */
export function useChips(game: Game, targets: readonly ShotPreview[]): ReadonlyMap<Id, Chip> {
  const t = useTranslations('ui.decision');
  const diceOf = useDiceOf();
  const possible = useMemo(() => targets.filter(({ violation }) => violation === null), [targets]);
  const known = useOddsOf(
    game,
    useMemo(() => possible.map(({ command: { aim: _, ...plain } }) => plain), [possible]),
  );
  return new Map(
    possible.map(({ at, attack }, i): [Id, Chip] => {
      const answer = known[i];
      const dice = diceOf(attack);
      return [at, { percent: answer?.ok ? percentOf(fatesOf(plainest(answer.odds), at).least.none) : null, dice }];
    }),
  );

  function percentOf(unhurt: number): string {
    const whole = 100 - (wholePercents([unhurt, 1 - unhurt])[0] ?? 0);
    if (whole === 0 && unhurt < 1) return t('under');
    if (whole === 100 && unhurt > 0) return t('over');
    return t('share', { percent: whole });
  }
}
