import { carryOut, shortName, usePlan, wayPreview } from '../../board/index.ts';
import { attack, enemiesOf, entry, type Game, type Point, profile, sum } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { IDLE, type Tool, useUiStore } from '../../store/ui.ts';
import { Button } from '../parts/Button.tsx';
import { useWords } from '../words.ts';
import { PreviewWords } from './PreviewWords.tsx';
import styles from './Prompt.module.css';

type WayTool = Extract<Tool, { kind: 'move' | 'moveAndFire' }>;

/** The way pointed at, in words: how long, at what price, over what, in whose sight, into whose fire, and why not. */
export function MovePanel({ game, tool }: { game: Game; tool: WayTool }) {
  const t = useTranslations('ui.move');
  const words = useWords(game);
  const adding = useUiStore((ui) => ui.addingWaypoints);
  const sightLines = useUiStore((ui) => ui.sightLines);
  const { setAddingWaypoints, setSightLines, escape: backOut } = useUiStore.getState();
  const { who, waypoints, end, offer } = tool;
  const { move, moveAndFire } = profile(game, who);
  const isMove = tool.kind === 'move';
  const most = isMove ? (tool.rest ?? move) : (moveAndFire ?? 0);
  const hint = isMove ? (tool.rest === undefined ? 'hint' : 'restHint') : 'andFireHint';

  return (
    <div className={styles.answers}>
      <PreviewWords game={game} hint={t(hint, { who: words.name(who), most })} />
      {tool.kind === 'moveAndFire' && <ShotFirst game={game} tool={tool} />}
      <Nearest game={game} tool={tool} />
      <Button pressed={adding} onClick={() => setAddingWaypoints(!adding)}>
        {t('wayPoints')}
      </Button>
      {isMove && (
        <Button pressed={sightLines} shortcut="v" onClick={() => setSightLines(!sightLines)}>
          {t('sightLines')}
        </Button>
      )}
      {(waypoints.length > 0 || end || offer) && (
        <Button shortcut="Escape" onClick={backOut}>
          {t('undoPoint')}
        </Button>
      )}
    </div>
  );
}

/** Where no base may stand: to the nearest place where one may. Alone in following the plan, which changes with each pointer move. */
function Nearest({ game, tool }: { game: Game; tool: WayTool }) {
  const t = useTranslations('ui.move');
  const nearest = usePlan(game)?.move.instead ?? tool.offer;
  const { setTool, refuse } = useUiStore.getState();
  const goTo = (place: Point): void => {
    const way = wayPreview(game, tool, place);
    if (!way) return;
    if (!way.violation) setTool(IDLE);
    refuse(way.violation ?? carryOut(way.commands));
  };
  return (
    nearest && (
      <Button look="primary" onClick={() => goTo(nearest)}>
        {t('goNearest')}
      </Button>
    )
  );
}

/** R68: the shot of Move & Fire after the move, or at one of those who can be shot at from here before it. */
function ShotFirst({ game, tool }: { game: Game; tool: Extract<Tool, { kind: 'moveAndFire' }> }) {
  const t = useTranslations('ui.move');
  const { setTool, point } = useUiStore.getState();
  const shots = enemiesOf(game, tool.who)
    .map(({ id }) => ({ id, shot: attack(game, tool.who, id) }))
    .filter(({ shot }) => shot.violation === null);
  if (shots.length === 0) return null;
  return (
    <fieldset className={styles.choice}>
      <legend>{t('shot')}</legend>
      <Button pressed={tool.target === null} onClick={() => setTool({ ...tool, target: null })}>
        {t('shotAfter')}
      </Button>
      {shots.map(({ id, shot }) => (
        <span key={id} onPointerEnter={() => point(null, id)} onPointerLeave={() => point(null, null)}>
          <Button pressed={tool.target === id} onClick={() => setTool({ ...tool, target: id })}>
            {t('shotFirst', { who: shortName(entry(game, id)), dice: sum(shot.count), need: sum(shot.need) })}
          </Button>
        </span>
      ))}
    </fieldset>
  );
}
