import {
  character,
  type Game,
  type Id,
  isSuppressed,
  type Marker,
  opportunityMarkers,
  other,
  type PreparedElement,
  pinnedBy,
  profile,
  SIDES,
  type Side,
  sideOf,
  suppressionMarkers,
} from '../../engine/index.ts';
import { named } from '../../i18n/index.ts';
import { actionsOf } from '../actionsOf.ts';
import { suppressionLasts, suppressionLines } from './aims.ts';
import { type Description, length, namesOfAll, type Speech } from './speech.ts';

export function describeCharacter(game: Game, id: Id, speech: Speech): Description {
  const { t, names } = speech;
  const entry = game.setup.roster.find((e) => e.id === id);
  if (!entry) return { title: id, lines: [] };
  const { wounded, inCover, coverFrom, shock } = character(game, id);
  const states = [
    ...(wounded ? [t('board.state.wounded')] : []),
    ...(shock ? [t('board.state.shock')] : []),
    ...(inCover ? [t('board.state.inCover')] : []),
    ...(coverFrom.length > 0 ? [t('board.state.coverFrom', { who: namesOfAll(speech, coverFrom) })] : []),
    ...(isSuppressed(game, id) ? [t('board.state.suppressed')] : []),
    ...(opportunityMarkers(game).some((m) => m.owner === id) ? [t('board.state.watching')] : []),
    ...(suppressionMarkers(game).some((m) => m.firers.includes(id)) ? [t('board.state.suppressing')] : []),
  ];
  return {
    title: names.thing(id),
    lines: [
      `${named(t, 'roles', entry.card.role)} · ${names.side(entry.side)}`,
      ...(states.length > 0 ? [states.join(', ')] : []),
      t('board.actionsLeft', { ...actionsOf(game, id) }),
    ],
  };
}

export function describeElement(game: Game, element: PreparedElement, speech: Speech): Description {
  const { t, names } = speech;
  const { cover, impassable, height } = element;
  const owner = SIDES.find((side) => isObjective(game, side, element.id));
  const lines = [
    ...(owner ? goalLines(owner, speech) : []),
    ...(cover === 'none' ? [] : [`${t(`board.cover.${cover}`)} · ${t('board.height', { height })}`]),
    ...(impassable && cover !== 'total' ? [t('board.impassable')] : []),
  ];
  return { title: names.thing(element.id), lines };
}

const isObjective = (game: Game, side: Side, id: Id): boolean => {
  const objective = game.state.objectives[side];
  return objective !== null && 'element' in objective && objective.element === id;
};

const goalLines = (owner: Side, { t, names }: Speech): readonly string[] => [
  t('board.marker.objective', { side: names.side(owner) }),
  t('board.marker.goal', { other: names.side(other(owner)) }),
];

export function describeMarker(game: Game, marker: Marker, speech: Speech): Description {
  const { t, names } = speech;
  if (marker.kind === 'objective') {
    const [title = '', ...lines] = goalLines(marker.owner, speech);
    return { title, lines };
  }
  const range = (u: number) =>
    t('board.marker.range', { side: names.side(sideOf(game, marker.owner)), length: length(speech, u) });
  const title = t(`board.marker.${marker.kind}`, { who: names.thing(marker.owner) });
  if (marker.kind === 'opportunity') return { title, lines: [range(profile(game, marker.owner).opportunityFire ?? 0)] };
  const { firers } = marker;
  return {
    title,
    lines: [
      range(marker.range),
      ...suppressionLines(firers, pinnedBy(game, marker), speech),
      suppressionLasts(game, firers, speech),
    ],
  };
}
