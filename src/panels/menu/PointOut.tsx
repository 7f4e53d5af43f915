import { useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { type BoardHolding, type BoardTells, Ring } from '../../board/index.ts';
import { distance, type Game, type Point } from '../../engine/index.ts';
import { useTranslations } from '../../i18n/index.ts';
import { Folded } from '../../parts/Folded.tsx';
import form from '../../parts/form.module.css';
import { IDLE, type Pointed, type Spot } from '../../pointing/hand.ts';
import { lookingOn, MomentBoard } from '../lines/MomentBoard.tsx';
import styles from './PointOut.module.css';

interface PointOutProps {
  game: Game;
  /** Null: what has been typed is no place. */
  at: Point | null;
  level: number;
  onPoint: (at: Point, level: number) => void;
}

/** A place that need not be typed: pointed to or dragged on the table, by mouse, finger or keys. */
export function PointOut(props: PointOutProps) {
  const t = useTranslations('ui.menu.umpire');
  return (
    <Folded summary={t('point')}>
      <PlaceBoard {...props} />
    </Folded>
  );
}

/** As wide as a base and a little more, so that it is seen round it. */
const RADIUS = 0.8;

function PlaceBoard({ game, at, level, onPoint }: PointOutProps) {
  const t = useTranslations('ui');
  const [view] = useState(() => lookingOn(level));
  const [hand] = useState(() => createStore<BoardHolding>(() => ({ tool: IDLE, selected: null, cursor: false })));
  const [pointed] = useState(() => createStore<Pointed>(() => ({ pointer: at, hovered: null, level })));
  const [drag] = useState(() => ({ isOn: false }));
  const tells = useMemo(() => placing(hand, pointed, drag, at, onPoint), [hand, pointed, drag, at, onPoint]);
  return (
    <>
      <div className={styles.board}>
        <MomentBoard game={game} view={view} touched={{ tells, hand, pointed }}>
          {at && <Ring at={at} radius={RADIUS} className={styles.ring} />}
        </MomentBoard>
      </div>
      <output className={form.hint}>{at && t('lines.fact.place', { x: at[0], y: at[1], level })}</output>
    </>
  );
}

/** A tenth of an inch is as near as a hand can mean. */
const toTenths = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** What is done to the board gives the place: a click or Enter, and what lies there is dragged. */
function placing(
  hand: StoreApi<BoardHolding>,
  pointed: StoreApi<Pointed>,
  drag: { isOn: boolean },
  at: Point | null,
  onPoint: PointOutProps['onPoint'],
): BoardTells {
  const put = ({ at: to, level = 0 }: Spot): void => onPoint(toTenths(to), level);
  const end = (): void => {
    drag.isOn = false;
  };
  return {
    pointed(spot) {
      const { at: pointer, who, level = 0 } = spot;
      if (drag.isOn) put(spot);
      else pointed.setState({ pointer, hovered: who, level });
    },
    pointedAway: () => pointed.setState({ pointer: null, hovered: null, level: 0 }),
    clicked: put,
    lifted(spot, reach) {
      drag.isOn = at !== null && distance(spot.at, at) <= Math.max(reach, RADIUS);
      return drag.isOn;
    },
    dropped(spot) {
      end();
      put(spot);
    },
    dragLost: end,
    menuAsked: () => undefined,
    cursorMoved: (pointer, hovered, level) => {
      pointed.setState({ pointer, hovered, level });
      hand.setState({ cursor: true });
    },
    edgeMet: () => undefined,
    zoomed: () => undefined,
    cursorLeft: () => hand.setState({ cursor: false }),
  };
}
