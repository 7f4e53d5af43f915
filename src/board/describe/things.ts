import {
  character,
  entry,
  figureOf,
  type Game,
  type Id,
  isPinned,
  isSuppressed,
  type Marker,
  opportunityMarkers,
  other,
  type PreparedElement,
  pinnedBy,
  profile,
  reinforcementOf,
  SIDES,
  type Side,
  type SmokeMarker,
  samePoint,
  sideOf,
  sleeps,
  suppressionMarkers,
} from '../../engine/index.ts';
import { named } from '../../i18n/index.ts';
import { actionsOf, stackAt } from '../../pointing/index.ts';
import { highestLevel } from '../view/storeys.ts';
import { suppressionLasts, suppressionLines } from './aims.ts';
import { kindsOf, knowsKinds } from './ground.ts';
import { type Description, length, namesOfAll, type Speech } from './speech.ts';

export function describeCharacter(game: Game, id: Id, speech: Speech): Description {
  const { t, names } = speech;
  const listed = game.setup.roster.find((e) => e.id === id);
  if (!listed) return { title: id, lines: [] };
  const { at, level } = character(game, id);
  const hasLevels = highestLevel(game.setup) > 0;
  const states = [...(hasLevels && at ? [t('board.level.on', { level })] : []), ...statesOf(game, id, speech)];
  const brief = [
    `${named(t, 'roles', figureOf(game, id).role)} · ${names.side(listed.side)}`,
    ...(states.length > 0 ? [states.join(', ')] : []),
  ];
  return {
    title: names.thing(id),
    brief,
    lines: [
      ...brief,
      ...suppressedLines(game, id, speech),
      t('board.actionsLeft', { ...actionsOf(game, id) }),
      ...othersThere(game, id, speech),
    ],
  };
}

/** Who stands over and under one, each with his level. */
function othersThere(game: Game, who: Id, { t, names }: Speech): readonly string[] {
  const { at } = character(game, who);
  const [, ...others] = at ? stackAt(game, { at, who }) : [];
  if (others.length === 0) return [];
  const named = others.map((id) => t('board.level.other', { who: names.thing(id), level: character(game, id).level }));
  return [t('board.level.others', { who: named.join('; ') })];
}

/** All that is the matter with it, in words; where it stands aside. */
export function statesOf(game: Game, id: Id, speech: Speech): readonly string[] {
  const { t } = speech;
  const { wounded, inCover, coverFrom, shock, panicking } = character(game, id);
  return [
    ...(wounded ? [t('board.state.wounded')] : []),
    ...(shock ? [t('board.state.shock')] : []),
    ...(panicking ? [t('board.state.panicking')] : []),
    ...(inCover ? [t('board.state.inCover')] : []),
    ...(coverFrom.length > 0 ? [t('board.state.coverFrom', { who: namesOfAll(speech, coverFrom) })] : []),
    ...(reinforcementOf(game, entry(game, id))
      ? [t('board.state.reinforcement', { left: character(game, id).firstFell > 0 ? 1 : 2 })]
      : []),
    ...(isSuppressed(game, id) ? [t('board.state.suppressed')] : []),
    ...(opportunityMarkers(game).some((m) => m.owner === id) ? [t('board.state.watching')] : []),
    ...(suppressionMarkers(game).some((m) => m.firers.includes(id)) ? [t('board.state.suppressing')] : []),
  ];
}

/** R125: what is still allowed, where it is not the same inside an area and after leaving it. */
function suppressedLines(game: Game, id: Id, { t }: Speech): readonly string[] {
  const { grenadesOf, grenades, layingOpportunity } = game.setup.ruleset.suppression;
  if (grenadesOf !== 'inside' || !isSuppressed(game, id)) return [];
  return isPinned(game, id)
    ? [t('board.suppressed.inside', { most: grenades, laying: layingOpportunity })]
    : [t('board.suppressed.after')];
}

export function describeElement(game: Game, element: PreparedElement, speech: Speech): Description {
  const { names } = speech;
  const owner = SIDES.find((side) => isObjective(game, side, element.id));
  const lines = [
    ...(owner ? goalLines(owner, speech) : []),
    ...(knowsKinds(game) ? kindsOf(game, element, speech) : hidingLines(element, speech)),
  ];
  return { title: names.thing(element.id), lines };
}

/** What it does to sight, where there is no more to it (SETUP-13). */
const hidingLines = ({ cover, impassable, height }: PreparedElement, { t }: Speech): readonly string[] => [
  ...(cover === 'none' ? [] : [`${t(`board.cover.${cover}`)} · ${t('board.height', { height })}`]),
  ...(impassable && cover !== 'total' ? [t('board.impassable')] : []),
];

const isObjective = (game: Game, side: Side, id: Id): boolean => {
  const objective = game.state.objectives[side];
  return objective !== null && 'element' in objective && objective.element === id;
};

const goalLines = (owner: Side, { t, names }: Speech): readonly string[] => [
  t('board.marker.objective', { side: names.side(owner) }),
  t('board.marker.goal', { other: names.side(other(owner)) }),
];

/** GREN-15: how large it is, and how long it lasts (R121). */
function describeSmoke(game: Game, { owner, radius, spread }: SmokeMarker, speech: Speech): Description {
  const { t, names } = speech;
  const goes = game.setup.ruleset.grenades.smokeGoes === 'own-turn' ? owner : other(owner);
  const lasts = spread
    ? t('board.smoke.gone', { side: names.side(goes) })
    : t('board.smoke.next', { side: names.side(owner) });
  return {
    title: t('board.marker.smoke', { side: names.side(owner) }),
    lines: [t('board.smoke.size', { length: length(speech, 2 * radius) }), lasts, t('board.smoke.hides')],
  };
}

export function describeMarker(game: Game, marker: Marker, speech: Speech): Description {
  const { t, names } = speech;
  if (marker.kind === 'objective') {
    const [title = '', ...lines] = goalLines(marker.owner, speech);
    return { title, lines };
  }
  if (marker.kind === 'body') {
    const closes = game.setup.elements.some(({ holes }) => holes.some((hole) => samePoint(hole, marker.at)));
    const lines = [t('board.marker.bodyCovers', { side: names.side(sideOf(game, marker.of)) })];
    return {
      title: t('board.marker.body', { who: names.thing(marker.of) }),
      lines: closes ? [...lines, t('board.marker.bodyCloses')] : lines,
    };
  }
  if (marker.kind === 'grenade') {
    return { title: t('board.marker.dropped', { grenade: marker.grenade }), lines: [t('board.marker.pickUp')] };
  }
  if (marker.kind === 'smoke') return describeSmoke(game, marker, speech);
  const range = (u: number) =>
    t('board.marker.range', { side: names.side(sideOf(game, marker.owner)), length: length(speech, u) });
  const title = t(`board.marker.${marker.kind}`, { who: names.thing(marker.owner) });
  if (marker.kind === 'opportunity') {
    const asleep = sleeps(game, marker.owner) ? [t('board.marker.sleeps', { who: names.thing(marker.owner) })] : [];
    return { title, lines: [range(profile(game, marker.owner).opportunityFire ?? 0), ...asleep] };
  }
  const { firers } = marker;
  return {
    title,
    lines: [
      range(marker.range),
      ...suppressionLines(game, firers, pinnedBy(game, marker), speech),
      suppressionLasts(game, firers, speech),
    ],
  };
}
