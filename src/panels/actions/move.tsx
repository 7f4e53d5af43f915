import { useEffect } from 'react';
import { clickAt, type Plan, shortName, useRestedPlan } from '../../board/index.ts';
import {
  attack,
  character,
  enemiesOf,
  flattened,
  type Game,
  levelOf,
  pathLength,
  profile,
  sum,
} from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import hidden from '../../parts/hidden.module.css';
import type { ToolOf } from '../../pointing/hand.ts';
import { lacksSpot, whenToShoot } from '../../pointing/index.ts';
import { backOut } from '../../store/backOut.ts';
import { point, pointAway, usePointerStore } from '../../store/pointer.ts';
import { usePresses } from '../../store/presses.ts';
import { useUiStore } from '../../store/ui.ts';
import { PointedOdds } from '../odds/PointedOdds.tsx';
import { WayWords } from '../prompt/PreviewWords.tsx';
import styles from '../prompt/Prompt.module.css';
import { Coin } from '../side/Coin.tsx';
import { useWords } from '../useWords.ts';
import type { ActionOnScreen } from './action.ts';
import { WhereTo } from './WhereTo.tsx';

type WayTool = ToolOf<'move' | 'moveAndFire'>;

export const move: ActionOnScreen<'move'> = {
  key: 'm',
  symbol: 'move',
  tool: (_, who) => ({ kind: 'move', who, waypoints: [] }),
  Panel: MovePanel,
  said: ({ who, path }, t, words) =>
    t('ui.actions.move.said', { who: words.name(who), length: pathLength(path.map(flattened)) }),
};

/** The way pointed at, in words: how long, at what price, over what, in whose sight, into whose fire, and why not. */
export function MovePanel({ game, tool }: { game: Game; tool: WayTool }) {
  const t = useTranslations('ui.move');
  const words = useWords(game);
  const plan = useRestedPlan(game);
  const adding = useUiStore((ui) => ui.addingWaypoints);
  const sightLines = useUiStore((ui) => ui.sightLines);
  const touch = usePresses(({ byTouch }) => byTouch);
  const { setAddingWaypoints, setSightLines } = useUiStore.getState();
  const { who, waypoints, end, offer } = tool;
  const { move, moveAndFire } = profile(game, who);
  const isMove = tool.kind === 'move';
  const most = isMove ? (tool.remaining ?? move) : (moveAndFire ?? 0);

  return (
    <div className={styles.answers}>
      {/* before the words, whose length changes as the pointer leaves the board for it */}
      <Nearest tool={tool} plan={plan} />
      {tool.kind === 'move' && tool.remaining === undefined && <WhereTo game={game} tool={tool} />}
      <Go tool={tool} plan={plan} />
      <WayWords game={game} plan={plan} hint={t(hintOf(tool), { who: words.name(who), most, touch: String(touch) })} />
      {plan && <WayOdds plan={plan} />}
      {tool.kind === 'moveAndFire' && <WhenToShoot game={game} tool={tool} />}
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

function hintOf(tool: WayTool) {
  if (tool.kind === 'move') return tool.remaining === undefined ? 'hint' : 'remainingHint';
  if (whenToShoot(tool) !== 'onTheWay') return 'andFireHint';
  return lacksSpot(tool) ? 'spotHint' : 'afterSpotHint';
}

/** Where no base may stand: to the nearest place where one may. A way elsewhere that can be gone is what is wanted now. */
function Nearest({ tool, plan }: { tool: WayTool; plan: Plan | null }) {
  const t = useTranslations('ui.move');
  const nearest = plan?.move.instead ?? tool.offer;
  const isPast = usePointerStore(({ pointer }) => pointer !== null && plan?.move.violation === null && !!tool.offer);
  useEffect(() => {
    if (isPast) useUiStore.getState().setTool({ ...tool, offer: null });
  }, [isPast, tool]);
  return (
    nearest &&
    !lacksSpot(tool) && (
      <Button look="primary" onClick={() => clickAt(nearest)}>
        {t('goNearest')}
      </Button>
    )
  );
}

/** What a tap or the list of places has set down, as one answer: where the table is small a second tap there is hard to make. */
function Go({ tool, plan }: { tool: WayTool; plan: Plan | null }) {
  const t = useTranslations('ui.move');
  const fire = useTranslations('ui.fire');
  const { end } = tool;
  if (!end || plan?.tool !== tool || plan.move.violation !== null || lacksSpot(tool)) return null;
  if (levelOf(end) !== character(plan.game, tool.who).level) return null; // up or down: WhereTo.tsx has a button for that
  return (
    <div className={styles.main}>
      <Button look="primary" onClick={() => clickAt(end)}>
        {t('go')} <Coin tokens={plan.move.tokens} size="middle" />
        <span className={hidden.hidden}>{fire('cost', { cost: plan.move.tokens })}</span>
      </Button>
    </div>
  );
}

/** What may come of a way into contact or through the range of an enemy's marker. */
function WayOdds({ plan: { game, tool, move, danger } }: { plan: Plan }) {
  if (move.violation) return null;
  const met = [...new Set(move.moves.flatMap(({ contacts }) => contacts))];
  const isWatched = danger.some(({ kind }) => kind === 'opportunity');
  if (met.length === 0 && !isWatched) return null;
  const [only, ...others] = met;
  const fight = only !== undefined && others.length === 0 && !isWatched ? ([tool.who, only] as const) : undefined;
  return <PointedOdds game={game} commands={move.commands} who={met.length > 0 ? undefined : tool.who} fight={fight} />;
}

/** R68, MF-1: the shot of Move & Fire after the move, on the way, or at one of those who can be shot at from here before it. */
function WhenToShoot({ game, tool }: { game: Game; tool: ToolOf<'moveAndFire'> }) {
  const t = useTranslations('ui.move');
  const { setTool } = useUiStore.getState();
  const shots = enemiesOf(game, tool.who)
    .map(({ id }) => ({ id, shot: attack(game, tool.who, id) }))
    .filter(({ shot }) => shot.violation === null);
  const anywhere = game.setup.ruleset.moveAndFire.shot === 'anywhere';
  const when = whenToShoot(tool);
  if (shots.length === 0 && !anywhere) return null;
  return (
    <fieldset className={styles.choice}>
      <legend>{t('shot')}</legend>
      <Button pressed={when === 'after'} onClick={() => setTool({ ...tool, target: null, onTheWay: false })}>
        {t('shotAfter')}
      </Button>
      {anywhere && (
        <Button
          pressed={when === 'onTheWay'}
          shortcut="w"
          onClick={() => setTool({ ...tool, target: null, onTheWay: when !== 'onTheWay' })}
        >
          {t('shotOnTheWay')}
        </Button>
      )}
      {shots.map(({ id, shot }) => (
        <span key={id} onPointerEnter={() => point(null, id)} onPointerLeave={pointAway}>
          <Button pressed={tool.target === id} onClick={() => setTool({ ...tool, target: id })}>
            {t('shotFirst', { who: shortName(game, id), dice: sum(shot.count), need: sum(shot.need) })}
          </Button>
        </span>
      ))}
    </fieldset>
  );
}
