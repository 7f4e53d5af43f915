import { type Attack, character, type Game, type Id, onTable, type Point, sum } from '../../../../engine/index.ts';
import type { ShotPreview } from '../../../../pointing/index.ts';
import { shortName } from '../../shortName.ts';
import { isNearGround, levelBadge, standingOf } from '../../storeys.ts';
import type { Label, Place } from './layOut.ts';
import type { Chip } from './useChips.ts';

/** A word for a base, without its size: that is for the canvas to measure. */
export interface Caption extends Omit<Label, 'width' | 'height'> {
  readonly text: string;
  /** A second line. */
  readonly below?: string;
  /** Behind a name: how many levels above or below the one that is viewed he stands. */
  readonly badge?: string;
  readonly look: 'name' | 'cut' | 'strongName' | 'litName' | 'tag' | 'hopelessTag' | 'chip' | 'chosenChip' | 'unseen';
}

/** Whom the labels are about, and where the view has put their bases. */
export interface Shown {
  readonly selected: Id | null;
  readonly hovered: Id | null;
  readonly asked: readonly Id[];
  readonly targets: readonly ShotPreview[];
  /** What stands by those who can be shot at; empty while it is only pointed out where one might shoot from. */
  readonly chips: ReadonlyMap<Id, Chip>;
  /** The dice of a shot in words. */
  readonly diceOf: (shot: Attack) => string;
  /** Who has been chosen as the target. */
  readonly chosen: Id | null;
  /** Pixels per u. */
  readonly scale: number;
  /** Only these have their names; null: all. */
  readonly named: readonly Id[] | null;
  /** The level that is viewed. */
  readonly level: number;
  /** What has been taken off buildings, in words, each below or above a point of its edge as the view shows it. */
  readonly cuts: readonly { readonly id: string; readonly text: string; readonly at: Point; readonly place: Place }[];
  readonly baseOf: (id: Id) => { readonly at: Point; readonly radius: number };
}

/** Below so many pixels per u, names only stand by those one is busy with; of the others their levels alone. */
export const NAMED = 15;

const DIAGONAL: readonly Place[] = ['belowRight', 'belowLeft', 'aboveRight', 'aboveLeft', 'right', 'left'];
const NAME_PLACES: readonly Place[] = ['below', 'above', ...DIAGONAL];
const CHIP_PLACES: readonly Place[] = ['left', 'right', 'above', 'below', ...DIAGONAL];
const TAG_PLACES: readonly Place[] = ['above', 'below', ...[...DIAGONAL].reverse()];

/** Names and numbers of shots, the most important first: who is busy, who can be hit, who stands there, who cannot. */
export function captionsOf(game: Game, shown: Shown): readonly Caption[] {
  const { selected, hovered, asked, targets, scale } = shown;
  const names = onTable(game).flatMap(({ id }): Caption[] => {
    const entry = game.setup.roster.find((each) => each.id === id);
    const lit = id === selected || asked.includes(id);
    const wanted = lit || id === hovered;
    const badge = badgeOf(game, id, shown.level, wanted);
    const isNamed = wanted || scale >= NAMED;
    if (!entry || (!isNamed && badge === null) || shown.named?.includes(id) === false) return [];
    const look = lit ? 'litName' : wanted ? 'strongName' : 'name';
    const words = { text: isNamed ? shortName(game, id) : '', ...(badge === null ? {} : { badge }) };
    return [{ id: `name ${id}`, ...words, look, wanted, places: NAME_PLACES, ...shown.baseOf(id) }];
  });
  const tags = targets.map((shot): Caption => {
    const look = isHopeless(shot) ? 'hopelessTag' : 'tag';
    const text = look === 'tag' ? shown.diceOf(shot.attack) : '–';
    const wanted = shot.at === hovered || shot.at === shown.chosen;
    const where = { id: `shot ${shot.at}`, wanted, ...shown.baseOf(shot.at) };
    const chip = shown.chips.get(shot.at);
    if (chip && look === 'tag') {
      const text = chip.percent ?? '…';
      return { ...where, text, below: chip.dice, look: wanted ? 'chosenChip' : 'chip', places: CHIP_PLACES };
    }
    if (!shot.attack.sight.los) return { ...where, text: '', look: 'unseen', places: TAG_PLACES };
    return { ...where, text, look, places: TAG_PLACES };
  });
  const cuts = shown.cuts.map(({ id, text, at, place }): Caption => {
    return { id: `cut ${id}`, text, look: 'cut', wanted: false, places: [place], at, radius: 2 };
  });
  const order = ['litName', 'tag', 'name', 'hopelessTag', 'cut'];
  const alike: Partial<Record<Caption['look'], Caption['look']>> = {
    strongName: 'name',
    chip: 'tag',
    chosenChip: 'tag',
    unseen: 'hopelessTag',
  };
  // a strong name keeps the place of its plain one, so that pointing at it moves nothing
  const rank = ({ look }: Caption): number => order.indexOf(alike[look] ?? look);
  return [...names, ...tags, ...cuts].sort((p, q) => rank(p) - rank(q));
}

/** Who is above, or on another floor, always says so; who is on the ground where he may be taken for one on the level that is viewed, and when he is meant. */
function badgeOf(game: Game, id: Id, viewed: number, wanted: boolean): string | null {
  const { at, level } = character(game, id);
  if (!at || level === viewed) return null;
  const isDoubtful = level > 0 || standingOf(game, at, level, viewed) !== 'below' || isNearGround(game, at, viewed);
  return wanted || isDoubtful ? levelBadge(level, viewed) : null;
}

/** Refused, or no number on a die is high enough. */
export const isHopeless = ({ attack, violation }: ShotPreview): boolean => violation !== null || sum(attack.need) > 6;
