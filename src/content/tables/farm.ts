import { box, crater, disk, element, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/**
 * A farm between a wood and a shallow stream. The yard in the middle is strong but can be turned on both sides: by the
 * wood in the west and along the banks of the stream in the east.
 */
export const farm: ReadyTable = {
  id: 'farm',
  table: { width: 24, height: 24, name: 'farm', ground: 'grass' },
  scenery: [
    // For the eye
    element(
      'stream',
      'stream',
      polygon(
        [17.2, 0],
        [18.6, 0],
        [19.4, 5],
        [20.6, 9],
        [20.4, 14],
        [19.2, 18],
        [19.6, 24],
        [18.2, 24],
        [17.8, 18],
        [19, 14],
        [19.2, 9],
        [18, 5],
      ),
    ),
    element(
      'lane',
      'road',
      polygon(
        [0, 18],
        [6, 17.4],
        [11, 18.4],
        [17, 18.2],
        [24, 17.2],
        [24, 18.8],
        [17, 19.8],
        [11, 20],
        [6, 19],
        [0, 19.6],
      ),
    ),
    element('field', 'field', polygon([7.4, 0.6], [15.4, 0.6], [15, 4.2], [7.8, 4.4])),

    // The yard
    element('farmhouse', 'house', box([9.8, 7], 4.6, 3), 3),
    element('barn', 'barn', box([8.4, 13], 3.2, 4), -4),
    element('shed', 'barn', box([14.2, 14.2], 2.4, 2.2), 12),
    element('yard-wall-west', 'stone-wall', wall([7.6, 7.4], [7.6, 11.4], 0.4)),
    element('yard-wall-east', 'stone-wall', wall([16.4, 8.2], [16.4, 12.2], 0.4)),
    element('yard-cart', 'cart', box([12.6, 11.2], 2.2, 1.1), -24),
    element('yard-well', 'well', disk([10.2, 11.4], 0.6)),
    element('yard-logs', 'log-pile', box([12.6, 16.6], 2.2, 1)),

    // North: the edge of the field
    element('field-hedge', 'hedge', wall([9, 4.9], [13.6, 4.9], 0.7)),
    element('field-haystack', 'haystack', disk([5.6, 3.4], 0.9)),
    element('field-rocks', 'rocks', disk([15.6, 5.6], 0.9)),
    element('field-bushes', 'bushes', polygon([20.8, 3], [22, 2.6], [23, 3.4], [22.6, 4.6], [21.2, 4.6])),

    // West: the wood
    element(
      'wood',
      'wood',
      polygon([2.2, 7.4], [4.2, 6.6], [5.6, 8], [5.4, 10.4], [5.8, 12.6], [4.4, 14], [2.4, 13.4], [1.6, 10.6]),
    ),
    element('wood-rocks', 'rocks', disk([1.4, 16.2], 0.9)),
    element('wood-bushes', 'bushes', disk([2.6, 4.4], 0.9)),
    crater('wood-crater', [6, 15.4]),

    // East: the stream
    element('west-bank', 'bank', wall([18.2, 10.4], [18, 14.2], 0.8)),
    element('east-bank', 'bank', wall([21.6, 6.2], [22, 9.8], 0.8)),
    element(
      'mill',
      'ruin',
      polygon([20.9, 11.6], [23, 11.6], [23, 14.2], [22.6, 14.2], [22.6, 12], [21.3, 12], [21.3, 13.2], [20.9, 13.2]),
      6,
    ),
    element('willow', 'tree', disk([16.2, 2.6], 0.8)),
    element('ford-rocks', 'rocks', disk([21.4, 15.9], 0.8)),
    crater('ford-crater', [21.2, 20.8]),

    // South: the lane
    element('lane-hedge', 'hedge', wall([3.6, 20.6], [8, 20.9], 0.7)),
    element('lane-wall', 'stone-wall', wall([12, 21.4], [16, 20.9], 0.4)),
    element('lane-tree', 'tree', disk([10.4, 22.2], 0.8)),
  ],
};
