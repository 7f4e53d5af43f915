import {
  awaiting,
  baseOf,
  between,
  entersRoof,
  flattened,
  type Game,
  type GameEvent,
  type Id,
  isHigher,
  isOn,
  levelOf,
  type Passage,
  type PreparedElement,
  samePoint,
  sleeps,
  toOutline,
  type Waypoint,
} from '../../engine/index.ts';

/** What takes several rules at once, and no event or question of its own tells; most of it on storeys. */
export const MOMENTS = [
  'woken-guard',
  'up-stairs',
  'up-a-ladder',
  'along-a-slope',
  'into-a-landing',
  'out-of-a-landing',
  'deployed-upstairs',
  'arrived-upstairs',
  'shot-upwards',
  'shot-downwards',
  'stopped-on-stairs',
  'back-from-stairs',
  'met-on-stairs',
  'thrown-upstairs',
  'thrown-through-a-window',
  'fell-off-a-roof',
  'felled-upstairs',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What has come up by one command. */
export const momentsOf = (before: Game, after: Game, events: readonly GameEvent[]): readonly Moment[] => [
  ...(hasWokenGuard(before, after) ? (['woken-guard'] as const) : []),
  ...events.flatMap((event) => onStoreys(before, after, event)),
];

/** OF-8: an action ends the suppression under which a guard slept, and he is offered his shot at it. */
function hasWokenGuard(before: Game, after: Game): boolean {
  const question = awaiting(after);
  if (question.kind !== 'choose' || question.about.what !== 'opportunity') return false;
  return question.options.some(({ command }) => command.type === 'fire' && sleeps(before, command.who));
}

function onStoreys(before: Game, after: Game, event: GameEvent): readonly Moment[] {
  switch (event.event) {
    case 'deployed':
      return levelOf(event.at) > 0 ? ['deployed-upstairs'] : [];
    case 'arrived':
      return levelOf(event.at) > 0 ? ['arrived-upstairs'] : [];
    case 'moved':
      return [...climbed(after, event.along), ...landed(after, event), ...stopped(after, event)];
    case 'putBack':
      return isOnStairs(before, event.who) ? ['back-from-stairs'] : [];
    case 'contact':
      return isOnStairs(after, event.who) ? ['met-on-stairs'] : [];
    case 'shot': {
      const [from, to] = [baseOf(before, event.who), baseOf(before, event.at)];
      if (isHigher(from, to)) return ['shot-upwards'];
      return isHigher(to, from) ? ['shot-downwards'] : [];
    }
    case 'grenadeThrown': {
      const isUp = levelOf(event.at) > baseOf(before, event.who).level;
      const isIn = before.setup.ruleset.grenades.roofs !== null && entersRoof(before, event.who, event.at);
      return [...(isUp ? (['thrown-upstairs'] as const) : []), ...(isIn ? (['thrown-through-a-window'] as const) : [])];
    }
    case 'drifted': {
      const frame = before.state.frames.at(-1);
      return frame?.kind === 'grenade' && levelOf(event.to) < levelOf(frame.at) ? ['fell-off-a-roof'] : [];
    }
    case 'eliminated':
      return baseOf(before, event.who).level > 0 ? ['felled-upstairs'] : [];
    default:
      return [];
  }
}

const WAYS_UP: Readonly<Record<Passage, Moment>> = {
  stairs: 'up-stairs',
  ladder: 'up-a-ladder',
  slope: 'along-a-slope',
};

/** By what a way leads upwards; a slope counts downwards as well. */
function climbed({ setup }: Game, along: readonly Waypoint[]): readonly Moment[] {
  return along.slice(1).flatMap((to, i) => {
    const from = along[i] as Waypoint;
    if (levelOf(from) === levelOf(to)) return [];
    const middle = between(flattened(from), flattened(to), 0.5);
    const passage = setup.elements.find(
      (e) =>
        e.passage &&
        isOn(e, Math.min(levelOf(from), levelOf(to))) &&
        toOutline(middle, e.outline) <= setup.ruleset.baseRadius,
    )?.passage;
    const counts = passage && (levelOf(to) > levelOf(from) || passage.kind === 'slope');
    return counts ? [WAYS_UP[passage.kind]] : [];
  });
}

function landed({ setup }: Game, { along, hole }: Extract<GameEvent, { event: 'moved' }>): readonly Moment[] {
  const landings = setup.elements.filter(({ passage }) => passage);
  const [start] = along;
  const into = landings.some(({ id }) => id === hole);
  const outOf = start && landings.some(({ holes }) => holes.some((each) => samePoint(each, flattened(start))));
  return [...(into ? (['into-a-landing'] as const) : []), ...(outOf ? (['out-of-a-landing'] as const) : [])];
}

/** Shot at amid a climb. */
const stopped = (after: Game, { who, hole }: Extract<GameEvent, { event: 'moved' }>): readonly Moment[] =>
  hole === null && after.state.frames.at(-1)?.kind === 'opportunity' && isOnStairs(after, who)
    ? ['stopped-on-stairs']
    : [];

/** On stairs or a ladder, where nobody ends a move but on a landing (R152). */
export function isOnStairs(game: Game, who: Id): boolean {
  const { at, level, radius } = baseOf(game, who);
  const isUnder = ({ passage, outline }: PreparedElement): boolean =>
    passage !== null && passage.kind !== 'slope' && passage.low === level && toOutline(at, outline) < radius;
  return game.state.characters.some((c) => c.id === who && c.at !== null) && game.setup.elements.some(isUnder);
}
