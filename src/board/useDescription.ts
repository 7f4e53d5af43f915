import { useMemo } from 'react';
import type { Game } from '../engine/index.ts';
import { namesOf, useTranslations } from '../i18n/index.ts';
import { type Description, describeCharacter, describeElement, describePreview, type Speech } from './describe.ts';
import { elementAt } from './picking.ts';
import { usePlan, usePointed, usePreview } from './usePreview.ts';

/** What is pointed at, in words: what would come of it first, else who or what it is. */
export function useDescription(game: Game): Description | null {
  const t = useTranslations();
  const speech = useMemo((): Speech => ({ t, names: namesOf(game.setup, t) }), [game.setup, t]);
  const preview = usePreview(game);
  const danger = usePlan(game)?.danger;
  const { pointer, hovered } = usePointed();
  return useMemo(() => {
    if (preview) return describePreview(preview, speech, danger);
    if (hovered !== null) return describeCharacter(game, hovered, speech);
    const element = pointer && elementAt(game, pointer, 0.15);
    return element && describeElement(element, speech);
  }, [game, preview, danger, hovered, pointer, speech]);
}
