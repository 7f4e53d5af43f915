import { carryOut, moveLines, movePreview, moveTitle, usePlan } from '../../board/index.ts';
import { type Game, type Point, profile } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { IDLE, useUiStore } from '../../store/ui.ts';
import { Button } from '../parts/Button.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useWords } from '../words.ts';
import styles from './Prompt.module.css';

/** The move pointed at, in words: how long, at what price, over what, in whose sight, and why not. */
export function MovePanel({ game }: { game: Game }) {
  const t = useTranslations();
  const words = useWords(game);
  const plan = usePlan(game);
  const tool = useUiStore((ui) => ui.tool);
  const notice = useUiStore((ui) => (ui.pointer === null ? ui.notice : null));
  const adding = useUiStore((ui) => ui.addingWaypoints);
  const sightLines = useUiStore((ui) => ui.sightLines);
  const { setAddingWaypoints, setSightLines, setTool, escape: backOut, refuse } = useUiStore.getState();
  if (tool.kind !== 'move') return null;
  const { who, waypoints, end, offer } = tool;
  const speech = { t, names: words.names };
  const said = plan && [moveTitle(plan.move, speech), ...moveLines(plan.move, plan.danger, speech)];
  const violation = plan?.move.violation ?? notice;
  const nearest = plan?.move.instead ?? offer;

  const goTo = (place: Point): void => {
    const move = movePreview(game, tool, place);
    if (!move) return;
    if (!move.violation) setTool(IDLE);
    refuse(move.violation ?? carryOut(move.commands));
  };

  return (
    <div className={styles.answers}>
      <p className={styles.preview}>
        {said ? said.join(' · ') : t('ui.move.hint', { who: words.name(who), most: profile(game, who).move })}
      </p>
      {violation && <Refusal game={game} violation={violation} />}
      {nearest && (
        <Button look="primary" onClick={() => goTo(nearest)}>
          {t('ui.move.goNearest')}
        </Button>
      )}
      <Button pressed={adding} onClick={() => setAddingWaypoints(!adding)}>
        {t('ui.move.wayPoints')}
      </Button>
      <Button pressed={sightLines} shortcut="v" onClick={() => setSightLines(!sightLines)}>
        {t('ui.move.sightLines')}
      </Button>
      {(waypoints.length > 0 || end || offer) && (
        <Button shortcut="Escape" onClick={backOut}>
          {t('ui.move.undoPoint')}
        </Button>
      )}
    </div>
  );
}
