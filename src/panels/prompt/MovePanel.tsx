import { usePreview } from '../../board/index.ts';
import { type Game, profile } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { useUiStore } from '../../store/ui.ts';
import { Button } from '../parts/Button.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useWords } from '../words.ts';
import styles from './Prompt.module.css';

/** The move pointed at, in words: how long, at what price, over what, and why not. */
export function MovePanel({ game }: { game: Game }) {
  const t = useTranslations('ui.move');
  const words = useWords(game);
  const preview = usePreview(game);
  const tool = useUiStore((ui) => ui.tool);
  const adding = useUiStore((ui) => ui.addingWaypoints);
  const { setAddingWaypoints, escape: backOut } = useUiStore.getState();
  if (tool.kind !== 'move') return null;
  const { who, waypoints, end } = tool;
  const move = preview?.kind === 'move' ? preview : null;
  const most = profile(game, who).move;
  const said = move && [
    t('way', { length: move.trace.length, most: move.trace.allowance }),
    t('cost', { tokens: move.trace.tokens }),
    ...(move.trace.crossings.some((c) => c.cost > 0)
      ? [t('crossing', { elements: namesOfCrossed(move.trace.crossings) })]
      : []),
    ...(move.trace.contacts.length > 0 ? [t('contact', { who: move.trace.contacts.map(words.name).join(', ') })] : []),
  ];
  return (
    <div className={styles.answers}>
      <p className={styles.preview}>{said ? said.join(' · ') : t('hint', { who: words.name(who), most })}</p>
      {move?.violation && <Refusal game={game} violation={move.violation} />}
      <Button pressed={adding} onClick={() => setAddingWaypoints(!adding)}>
        {t('wayPoints')}
      </Button>
      {(waypoints.length > 0 || end) && (
        <Button shortcut="Escape" onClick={backOut}>
          {t('undoPoint')}
        </Button>
      )}
    </div>
  );

  function namesOfCrossed(crossings: readonly { readonly element: string; readonly cost: number }[]): string {
    return crossings
      .filter((c) => c.cost > 0)
      .map((c) => words.name(c.element))
      .join(', ');
  }
}
