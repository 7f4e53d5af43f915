import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type UIEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslations } from '../../i18n/index.ts';
import type { History } from '../../play/history.ts';
import { forksOf } from '../../play/lines.ts';
import { SideMark } from '../cards/symbols.tsx';
import type { Step, Stretch } from './steps.ts';
import styles from './Timeline.module.css';
import { useChapterWords, useMomentWords } from './useMomentWords.ts';
import type { Stepping } from './useStepping.ts';

interface StripProps {
  history: History;
  stepping: Stepping;
  goTo: (place: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A slider with a sign for each step. A place is a column, all of the same width: START first. */
export function Strip({ history, stepping, goTo, onKeyDown }: StripProps) {
  const t = useTranslations('ui.timeline');
  const { place, last, now, steps, stretches } = stepping;
  const node = steps[place - 1]?.node ?? -1;
  const told = useMomentWords(history, node);
  const chapter = useChapterWords(history, node);
  const strip = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(0);
  const sizes = useRef(UNSEEN);
  /** Brings the thumb into sight, and draws the signs near what is. */
  const follow = (): void => {
    const to = followed(sizes.current, place, last);
    if (strip.current && to !== sizes.current.scrolled) strip.current.scrollLeft = to;
    sizes.current = { ...sizes.current, scrolled: to };
    look();
  };
  /** Which places are in sight, near enough: only their signs are drawn, or a long game would fill the page with them. */
  const look = (): void => {
    const { scrolled, track: width } = sizes.current;
    setFrom(Math.max(0, Math.floor(placeAt(scrolled, width, last) / NEAR - 1) * NEAR));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the thumb wherever it goes
  useEffect(follow, [place, last]);
  const followNow = useRef(follow);
  useEffect(() => {
    followNow.current = follow;
  });
  useEffect(() => {
    const [outer, inner] = [strip.current, track.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => {
      sizes.current = { view: outer.clientWidth, track: inner.clientWidth, scrolled: outer.scrollLeft };
      followNow.current();
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  const scrolled = (event: UIEvent<HTMLDivElement>): void => {
    sizes.current = { ...sizes.current, scrolled: event.currentTarget.scrollLeft };
    look();
  };

  const heard = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons !== 1 || !track.current) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, width } = track.current.getBoundingClientRect();
    const to = placeAt(event.clientX - left, width, last);
    if (to !== place) goTo(to);
  };
  const what = place === 0 ? t('begin') : told.join(' ') || t('nothingTold');
  return (
    <div
      ref={strip}
      className={styles.strip}
      role="slider"
      tabIndex={0}
      aria-label={t('position')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={place}
      aria-valuetext={t('moment', { chapter, step: place, steps: last, what })}
      onKeyDown={onKeyDown}
      onPointerDown={heard}
      onPointerMove={heard}
      onScroll={scrolled}
    >
      <div className={styles.track} ref={track} style={custom({ '--places': last + 1 })}>
        <Signs history={history} steps={steps} stretches={stretches} last={last} now={now} from={from} />
        <div className={styles.thumb} style={custom({ '--place': place })} />
      </div>
    </div>
  );
}

/** Signs are drawn in steps of so many places, and so many at once: at least as many as the widest window shows at their least width. */
const NEAR = 100;
const DRAWN = 800;

/** How wide the strip and its track are, and how far it is scrolled, in pixels: kept, since to ask with every step would lay out the page twice. */
interface Sizes {
  readonly view: number;
  readonly track: number;
  readonly scrolled: number;
}

const UNSEEN: Sizes = { view: 0, track: 0, scrolled: 0 };

/** So many pixels stay in sight beside the thumb. */
const BESIDE = 48;

/** How far the strip has to be scrolled for a place to be in sight: no farther than need be. */
export function followed({ view, track, scrolled }: Sizes, place: number, last: number): number {
  const [left, right] = [place, place + 1].map((edge) => (edge / (last + 1)) * track) as [number, number];
  const to = Math.min(Math.max(scrolled, right + BESIDE - view), left - BESIDE);
  return Math.max(0, Math.min(to, track - view));
}

/** The place under a point so far from the left end of a track of that width, both in pixels. */
export const placeAt = (x: number, width: number, last: number): number =>
  Math.max(0, Math.min(last, Math.floor((x / Math.max(1, width)) * (last + 1))));

/** Custom properties, which the types of React do not know. */
const custom = (properties: Readonly<Record<`--${string}`, number>>): CSSProperties => properties as CSSProperties;

interface SignsProps {
  history: History;
  steps: readonly Step[];
  stretches: readonly Stretch[];
  last: number;
  now: number | null;
  /** The first place that is drawn. */
  from: number;
}

/** All that stays where it is while one looks about: drawn anew only when something has been played. */
const Signs = memo(function Signs({ history, steps, stretches, last, now, from: first }: SignsProps) {
  const t = useTranslations('ui.timeline.chapter');
  const forks = useMemo(() => forksOf(history), [history]);
  return (
    <div className={styles.signs} aria-hidden="true">
      {stretches.map(({ from, round, number, side }, i) => (
        <span
          key={from}
          className={`${styles.stretch} ${side ? styles[side] : ''}`}
          style={custom({ '--place': from, '--width': (stretches[i + 1]?.from ?? last + 1) - from })}
        >
          <span className={side || round > 0 ? styles.number : styles.word}>
            {side ? t('turn', { number }) : round > 0 ? t('round', { round }) : t('setup')}
            {side && <SideMark side={side} size={11} />}
          </span>
        </span>
      ))}
      {steps.slice(first, first + DRAWN).map(({ node, kind }, n) => {
        const i = first + n;
        return (
          <i
            key={node}
            className={`${styles.step} ${styles[kind]} ${forks.has(node) ? styles.fork : ''} ${
              now !== null && i >= now ? styles.ahead : ''
            }`}
            style={custom({ '--place': i + 1 })}
          />
        );
      })}
      {now !== null && <b className={styles.now} style={custom({ '--place': now })} />}
    </div>
  );
});
