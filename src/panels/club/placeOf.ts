import { type Game, outlineOf, type Point, toOutline } from '../../engine/index.ts';
import type { en } from '../../i18n/en/index.ts';

type PlaceWord = keyof typeof en.ui.club.place;

/** So near one stands beside a thing, from the middle of the base; in u. */
const BESIDE = 1.2;

const WORDED: Readonly<Record<string, PlaceWord>> = {
  'stone-wall': 'wall',
  'concrete-wall': 'wall',
  'house-wall': 'wall',
  bank: 'bank',
  hedge: 'hedge',
  fence: 'fence',
  'board-fence': 'fence',
  sandbags: 'sandbags',
  barricade: 'barricade',
  wire: 'wire',
  house: 'house',
  'town-house': 'house',
  barn: 'barn',
  ruin: 'ruin',
  wood: 'wood',
  tree: 'tree',
  bushes: 'bushes',
  crater: 'crater',
  foxhole: 'foxhole',
  rubble: 'rubble',
  rocks: 'rocks',
  well: 'well',
  cart: 'cart',
  'log-pile': 'logs',
  haystack: 'haystack',
  mud: 'mud',
  'deep-snow': 'snow',
  'deep-stream': 'stream',
  stream: 'stream',
  road: 'road',
  street: 'street',
  bridge: 'bridge',
  field: 'field',
};

/** What lies flat and is named only by who stands on it. */
const FLAT: readonly PlaceWord[] = ['road', 'street', 'field', 'snow', 'mud'];

/** By what somebody looking on knows a place: the thing it is beside, else the ground it is on, else it lies open. */
export function placeOf({ setup }: Game, at: Point): PlaceWord {
  const near = setup.scenery
    .flatMap(({ look, shape, rotation }) => {
      const word = WORDED[look];
      return word ? [{ word, far: toOutline(at, outlineOf(shape, rotation)) }] : [];
    })
    .sort((one, other) => one.far - other.far);
  const beside = near.find(({ word, far }) => !FLAT.includes(word) && far <= BESIDE);
  const ground = near.findLast(({ word, far }) => FLAT.includes(word) && far === 0);
  return (beside ?? ground)?.word ?? 'open';
}
