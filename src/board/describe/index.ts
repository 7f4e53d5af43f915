import { distance, type Game } from '../../engine/index.ts';
import type { Spot } from '../../pointing/hand.ts';
import type { Preview } from '../../pointing/index.ts';
import { behind, describeDrift, describeGrenade, describeShot, describeSuppression, describeWatch } from './aims.ts';
import { describeMeasure } from './measure.ts';
import { type Description, length, type Speech, why } from './speech.ts';

export { suppressionLasts } from './aims.ts';
export { type Description, inTenths, type Speech, useSpeech } from './speech.ts';
export { describeStand } from './stand.ts';
export { describeCharacter, describeElement, describeMarker, statesOf } from './things.ts';
export { describeWay } from './ways.ts';

/** What would come of it. Ways have words of their own (ways.ts): they are planned, and come with their dangers. */
export type Described = Exclude<Preview, { kind: 'move' | 'moveAndFire' }>;

export function describePreview(game: Game, preview: Described, speech: Speech): Description {
  const { t, names } = speech;
  switch (preview.kind) {
    case 'shot':
      return describeShot(preview, speech);
    case 'grenade':
      return describeGrenade(game, preview, speech);
    case 'drift':
      return describeDrift(game, preview, speech);
    case 'opportunityFire':
      return describeWatch(preview, speech);
    case 'suppressionFire':
    case 'joinSuppression':
      return describeSuppression(game, preview, speech);
    case 'smoke':
      return {
        title: t('board.smoke.title', { length: length(speech, distance(preview.from, preview.at)) }),
        lines: [t('board.smoke.size', { length: length(speech, 2 * preview.radius) })],
        ...why(preview.violation, speech),
      };
    case 'handOver':
      return {
        title: t('board.handOver.title', { who: names.thing(preview.to), length: length(speech, preview.distance) }),
        lines: preview.violation ? [] : [t('board.handOver.free')],
        ...why(preview.violation, speech),
      };
    case 'objective': {
      const what = preview.element === null ? t('board.spot') : names.thing(preview.element);
      return { title: t('board.objective', { what }), lines: [], ...why(preview.violation, speech) };
    }
    case 'sight':
      return {
        title: t(`board.sight.${preview.sight.cover}`),
        lines: [
          t('board.sight.between', {
            from: spotWords(preview.from, speech),
            to: spotWords(preview.to, speech),
            length: length(speech, preview.distance),
          }),
          ...behind(preview.sight, speech),
        ],
        ...why(preview.nobody, speech),
      };
    case 'measure':
      return describeMeasure(preview, speech);
    case 'deploy':
      return {
        title: t('board.deploy', { who: names.either(preview.who, preview.flipped) }),
        lines: [],
        ...why(preview.violation, speech),
      };
  }
}

const spotWords = ({ who }: Spot, { t, names }: Speech): string =>
  who === null ? t('board.sight.place') : names.thing(who);
