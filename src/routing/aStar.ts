import { distance } from '../engine/geometry/vector.ts';
import { EXACT } from '../engine/movement/ground.ts';
import { Queue } from './binaryHeap.ts';
import { lastLeg, type Target } from './goal.ts';
import { KnownWays, startOf, type Way } from './labels.ts';
import { walkLeg } from './resources.ts';
import { leadsTo } from './sectors.ts';
import type { Network } from './visibilityGraph.ts';
import { lengthen, stopThere, walkTo } from './walk.ts';

/** Searches that come to no end are given up after this many steps. */
const MOST_STEPS = 20_000;

export interface SearchOptions {
  /** u of one action. */
  readonly move: number;
  /** Ways of more AT are left out. */
  readonly most: number;
  /** Take it that an action may end anywhere: a search for what could be had at best, and a quicker one. */
  readonly anywhere: boolean;
}

interface Open {
  readonly way: Way;
  readonly tokens: number;
  readonly length: number;
}

const sooner = (a: Open, b: Open): boolean =>
  a.tokens < b.tokens || (a.tokens === b.tokens && a.length < b.length - EXACT);

/** The way to a target in the fewest AT, and of those the shortest; null if there is none. */
export function findWay(network: Network, target: Target, options: SearchOptions): Way | null {
  const { field } = network;
  const known = new KnownWays(network, true, options.anywhere);
  const queue = new Queue<Open>(sooner);
  let best: Open | null = null;
  const put = (way: Way): void => {
    const atBest = ahead(way);
    if (atBest.tokens > options.most || (best && !sooner(atBest, best))) return;
    if (known.add(way)) queue.push(atBest);
  };
  const ahead = (way: Way): Open => {
    const left = Math.max(0, distance(way.at, target.at) - target.short);
    const more = Math.max(0, Math.ceil((way.progress.used + left) / options.move - 1 - EXACT));
    return { way, tokens: way.progress.tokens + more, length: way.total + left };
  };
  put(startOf(field.start));
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const next = queue.pop();
    if (!next || (best && !sooner(next, best))) break;
    if (known.isBeaten(next.way)) continue;
    const leads = leadsTo(network, next.way, target.at);
    const leg = leads ? lastLeg(field, target, next.way.at, options.anywhere) : null;
    const home = leg && walkLeg(next.way.progress, leg, options.move, field.rules);
    if (home) {
      const way = lengthen(next.way, -1, target.at, leg.length, home);
      const open = { way, tokens: way.progress.tokens, length: way.total };
      if (open.tokens <= options.most && (!best || sooner(open, best))) best = open;
    }
    onward(network, options, next.way, known, put);
  }
  return best && (best as Open).way;
}

/** All ways to nodes within `most` AT, none of them beaten in AT and u by another to the same node. */
export function findWays(network: Network, options: SearchOptions): Way[] {
  const queue = new Queue<Open>(sooner);
  const known = new KnownWays(network, false, options.anywhere);
  const ways: Way[] = [];
  const put = (way: Way): void => {
    const { tokens, used } = way.progress;
    if (tokens <= options.most && known.add(way)) queue.push({ way, tokens, length: used });
  };
  put(startOf(network.field.start));
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const next = queue.pop();
    if (!next) break;
    if (known.isBeaten(next.way)) continue;
    ways.push(next.way);
    onward(network, options, next.way, known, put);
  }
  return ways;
}

/** The ways that lead one leg farther: to corners, bending as a shortest way does, and to stops where the action ends. */
function onward(network: Network, options: SearchOptions, way: Way, known: KnownWays, found: (way: Way) => void): void {
  const [x, y] = way.at;
  const { move, most } = options;
  const left = move - way.progress.used;
  const farthest = left + (most - way.progress.tokens) * move + EXACT;
  const size = options.anywhere ? network.firstStop : network.size;
  for (let node = 1; node < size; node++) {
    const isStop = network.isStop(node);
    // At a stop the next action begins.
    const within = isStop ? farthest - move : farthest;
    if (network.isFar(node, x, y, within) || !network.isOpen(node)) continue;
    const to = network.at(node);
    const dx = to[0] - x;
    const dy = to[1] - y;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0 || length > within) continue;
    if (isStop && wasted(length, left, move) > WASTE) continue;
    if (!network.comes(node, dx / length, dy / length)) continue;
    if (way.coming && !network.bends(way.node, way.coming, dx / length, dy / length)) continue;
    if (known.wouldBeat(node, way, length, move, isStop)) continue;
    if (!network.isClear(way.node, node)) continue;
    const walked = walkTo(network.field, options, way.progress, way.at, to, () => network.canStand(node));
    if (!walked || (isStop && !network.canStand(node))) continue;
    if (isStop) found(lengthen(way, node, to, length, stopThere(walked, length)));
    else found({ ...lengthen(way, node, to, length, walked), coming: [dx / length, dy / length] });
  }
}

/** A stop is of use to those who would otherwise stop farther back than this, in u. */
const WASTE = 1.25;

/** What remains of an action, in u, at the end of a leg on which every action but the first goes as far as it may. */
function wasted(length: number, left: number, move: number): number {
  let rest = left - length;
  while (rest < -EXACT) rest += move;
  return rest;
}
