import { type Game, type Id, sideOf, sum } from '../../engine/index.ts';
import { type BurstPreview, machineGunnersOf, type PreviewOf } from '../../pointing/index.ts';
import { shortName } from '../view/shortName.ts';
import { type Description, length, namesOfAll, type Speech, why } from './speech.ts';

export function describeShot({ at, attack, violation, command }: PreviewOf<'shot'>, speech: Speech): Description {
  const { t, names } = speech;
  const need = sum(attack.need);
  const hits = need > 6 ? t('board.shot.hopeless') : t('board.shot.need', { need });
  const seen = [
    t('board.shot.sum', { distance: length(speech, attack.distance), range: t(`terms.range.${attack.range}`) }),
    [t(`terms.cover.${attack.sight.cover}`), ...behind(attack.sight, speech)].join(', '),
    ...(attack.count.some((m) => m.rule === 'FIRE-11') ? [t('board.shot.higher')] : []),
    ...(attack.need.some((m) => ['TC-2', 'WOUND-3', 'CAM-1'].includes(m.rule)) ? [t('board.shot.takingCover')] : []),
  ];
  const roll = t('board.shot.roll', { dice: sum(attack.count), need: hits });
  const { shots = 1, aim = false } = command;
  const bought =
    shots > 1 || aim ? [t('board.shot.bought', { shots, aim: String(aim), cost: shots + (aim ? 1 : 0) })] : [];
  return {
    title: names.thing(at),
    lines: attack.sight.los ? [...bought, roll, ...seen] : seen,
    brief: attack.sight.los ? [...bought, roll] : [],
    ...why(violation, speech),
  };
}

type Seen = PreviewOf<'sight'>['sight'];

/** What covers the target; how often where one thing counts more than once (COVER-9). */
export function behind({ counted, witness }: Seen, { t, names }: Speech): string[] {
  if (counted.length === 0) return [];
  const along = (witness?.covers ?? []).map(({ id }) => names.thing(id));
  const what = [...new Set(counted.map(({ id }) => names.thing(id)))].map((thing) =>
    t('board.shot.times', { thing, count: along.filter((each) => each === thing).length }),
  );
  return [t('board.shot.behind', { what: what.join(', ') })];
}

export function describeGrenade(game: Game, preview: PreviewOf<'grenade'>, speech: Speech): Description {
  const { t } = speech;
  const drifts = preview.drifts.map((u) => length(speech, u)).join(t('board.grenade.or'));
  const comes = [
    preview.scatters
      ? t('board.grenade.scatters', { drifts, drift: game.setup.ruleset.grenades.drift })
      : t('board.grenade.sure'),
    ...(preview.mayCatch.length > 0 ? [t('board.grenade.mayCatch', { who: shortNames(game, preview.mayCatch) })] : []),
  ];
  const [caught = '', ...more] = burstLines(game, preview.burst, speech);
  return {
    title: t('board.grenade.title', { kind: preview.thrown, length: length(speech, preview.distance) }),
    lines: [
      ...comes,
      ...(preview.smoke === null ? [] : [t('board.grenade.screen', { length: length(speech, 2 * preview.smoke) })]),
      caught,
      ...more,
    ],
    brief: [...comes, caught],
    warnings: ownIn(game, preview.who, preview.burst.caught, 'board.burst.own', speech),
    ...why(preview.violation, speech),
  };
}

export function describeDrift(
  game: Game,
  { burst, aimed, to, distance, violation }: PreviewOf<'drift'>,
  speech: Speech,
): Description {
  const { t } = speech;
  const atEdge = burst && (burst.at[0] !== to[0] || burst.at[1] !== to[1]);
  const lines = burst
    ? [
        ...(burst.level < aimed ? [t('board.drift.falls', { level: burst.level })] : []),
        ...(atEdge ? [t('board.drift.edge')] : []),
        ...burstLines(game, burst, speech),
      ]
    : [t('board.drift.lost')];
  return {
    title: t('board.drift.title', { length: length(speech, distance) }),
    lines,
    brief: lines,
    ...why(violation, speech),
  };
}

function burstLines(game: Game, { caught, sheltered }: BurstPreview, speech: Speech): readonly string[] {
  const { t, names } = speech;
  const safe = sheltered.map(({ who, behind: things }) =>
    things.length > 0
      ? t('board.burst.behind', { who: names.thing(who), what: [...new Set(things.map(names.thing))].join(', ') })
      : t('board.burst.takingCover', { who: names.thing(who) }),
  );
  const bySixes = caught.length > 0 && game.setup.ruleset.grenades.wounds === 'by-sixes'; // GREN-9
  return [
    t('board.burst.caught', { count: caught.length, who: namesOfAll(speech, caught) }),
    ...(bySixes ? [t('board.burst.bySixes', { count: caught.length })] : []),
    ...(safe.length > 0 ? [t('board.burst.sheltered', { who: safe.join(', ') })] : []),
  ];
}

export function describeWatch({ range, inside, violation }: PreviewOf<'opportunityFire'>, speech: Speech): Description {
  const { t, names } = speech;
  const who = inside.map((each) =>
    t(`board.opportunityFire.${each.seen ? 'seen' : 'unseen'}`, { who: names.thing(each.who) }),
  );
  const lines = [
    who.length > 0 ? t('board.opportunityFire.inside', { who: who.join(', ') }) : t('board.opportunityFire.nobody'),
  ];
  return {
    title: t('board.opportunityFire.title', { length: length(speech, range) }),
    lines,
    brief: lines,
    ...why(violation, speech),
  };
}

export function describeSuppression(
  game: Game,
  preview: PreviewOf<'suppressionFire'> | PreviewOf<'joinSuppression'>,
  speech: Speech,
): Description {
  const { t, names } = speech;
  const { who, firers, pinned, violation } = preview;
  const title =
    preview.kind === 'suppressionFire'
      ? t('board.suppressionFire.title', { length: length(speech, preview.range) })
      : t('board.suppressionFire.join', { who: names.thing(preview.marker.owner) });
  return {
    title,
    lines: [
      ...(preview.kind === 'suppressionFire' && firers.length > 0
        ? [t('board.suppressionFire.cost', { cost: firers.length })]
        : []),
      ...suppressionLines(game, firers, pinned, speech),
    ],
    brief: suppressionLines(game, firers, pinned, speech),
    warnings: ownIn(game, who, pinned, 'board.suppressionFire.own', speech),
    ...why(violation, speech),
  };
}

export const suppressionLines = (
  game: Game,
  firers: readonly Id[],
  pinned: readonly Id[],
  { t }: Speech,
): readonly string[] => [
  t('board.suppressionFire.firers', { count: firers.length, who: shortNames(game, firers) }),
  t('board.suppressionFire.pinned', { count: pinned.length, who: shortNames(game, pinned) }),
];

/** As they stand on the table: lists of whole names are too long for what is read while pointing. */
const shortNames = (game: Game, ids: readonly Id[]): string => ids.map((id) => shortName(game, id)).join(', ');

/** What keeps it up and what ends it (SF-7, SF-8). */
export function suppressionLasts(game: Game, firers: readonly Id[], speech: Speech): string {
  const gunners = machineGunnersOf(game, firers);
  const { suppression, opportunity } = game.setup.ruleset;
  return speech.t('board.suppressionFire.lasts', {
    guns: gunners.length,
    gunner: namesOfAll(speech, gunners),
    wounded: String(suppression.woundedFirers === 'drop-out' || !opportunity.staysWhenWounded),
    sees: String(suppression.firersSee),
  });
}

function ownIn(
  game: Game,
  who: Id,
  ids: readonly Id[],
  key: 'board.burst.own' | 'board.suppressionFire.own',
  speech: Speech,
): readonly string[] {
  const own = ids.filter((id) => sideOf(game, id) === sideOf(game, who));
  return own.length > 0 ? [speech.t(key, { who: shortNames(game, own) })] : [];
}
