import { box, crater, disk, element, foxhole, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/**
 * A deep stream through a wide valley. One bridge crosses it in the middle, and on both flanks a muddy ford that costs
 * time; woods lead to the fords unseen, walls and foxholes watch the bridge.
 */
export const bridge: ReadyTable = {
  id: 'bridge',
  table: { width: 36, height: 36, name: 'bridge', ground: 'grass' },
  scenery: [
    // The stream, what leads across it, and the road
    element('road', 'road', polygon([16.4, 0], [18.8, 0], [18.6, 8], [19.2, 17.4], [16.8, 17.4], [16.2, 8])),
    element('south-road', 'road', polygon([16.8, 20.6], [19.2, 20.6], [18.6, 28], [19, 36], [16.6, 36], [16.2, 28])),
    element(
      'stream-west',
      'deep-stream',
      polygon([0, 16.4], [3, 16.8], [5.9, 17.3], [5.9, 19.3], [3, 18.8], [0, 18.6]),
    ),
    element('ford-west', 'mud', polygon([6, 17.1], [9, 17.5], [9, 20], [6, 19.5])),
    element(
      'stream-mid-west',
      'deep-stream',
      polygon([9.1, 17.7], [13, 18.1], [16.6, 18], [16.6, 20], [13, 20.1], [9.1, 19.8]),
    ),
    element('bridge', 'bridge', polygon([16.6, 17], [19.4, 17], [19.4, 21], [16.6, 21])),
    element(
      'stream-mid-east',
      'deep-stream',
      polygon([19.4, 18], [23, 17.5], [26.9, 17], [26.9, 19], [23, 19.5], [19.4, 20]),
    ),
    element('ford-east', 'mud', polygon([27, 16.8], [30, 16.5], [30, 18.9], [27, 19.2])),
    element(
      'stream-east',
      'deep-stream',
      polygon([30.1, 16.6], [33, 16.2], [36, 16.6], [36, 18.6], [33, 18.2], [30.1, 18.6]),
    ),
    element('wheat', 'field', polygon([20.4, 1], [27, 1], [26.6, 4.6], [20.8, 4.6])),
    element('stubble', 'field', polygon([8, 31.6], [15, 31.4], [15.2, 35.2], [8.4, 35.2])),

    // North of the stream
    element('farmhouse', 'house', box([12, 7], 4, 5), 2),
    element('barn', 'barn', box([20.4, 6.4], 3.4, 4.6), -3),
    element(
      'north-wood',
      'wood',
      polygon([25.4, 6.4], [28.2, 5.6], [30.6, 7.2], [30.2, 10.4], [28.4, 12.6], [26, 11.8], [24.8, 9]),
    ),
    element('west-copse', 'wood', polygon([5.4, 9.6], [7.8, 8.8], [9, 10.6], [8.6, 13.4], [6.4, 14], [5.2, 12])),
    element('farm-wall', 'stone-wall', wall([11.4, 13.4], [15.4, 13.4], 0.4)),
    element('orchard-hedge', 'hedge', wall([20, 12.8], [24.4, 12.4], 0.7)),
    element('lookout-rocks', 'rocks', disk([10, 6.6], 0.9)),
    element('haystack', 'haystack', disk([10.6, 9], 0.9)),
    element('toll-house', 'house', box([21, 14.2], 2.6, 2.2), 4),
    element('north-sandbags', 'sandbags', wall([16.7, 15.2], [19.7, 15.2], 0.6)),
    element('north-wire', 'wire', wall([10.8, 16.4], [14, 16.7], 1)),
    foxhole('north-foxhole', [15.2, 14.8]),
    crater('north-crater', [25.4, 14.4]),
    element('ford-willow', 'tree', disk([9.6, 15.6], 0.8)),
    element('ford-bushes', 'bushes', disk([29.4, 14.4], 1)),

    // South of the stream
    element('mill', 'house', box([11.6, 21.4], 3.4, 4), -3),
    element('cottage', 'house', box([21.6, 25], 4.6, 3.4), 3),
    element('chapel', 'ruin', polygon([12.2, 28], [12.2, 31], [15.6, 31], [15.6, 30.6], [12.6, 30.6], [12.6, 28])),
    element('south-wood', 'wood', polygon([5.4, 24], [8, 23.2], [10, 25], [9.6, 28.6], [7.6, 30.2], [5.4, 28.6])),
    element(
      'east-copse',
      'wood',
      polygon([27.6, 22.4], [29.8, 21.8], [30.8, 23.6], [30.4, 26.6], [28.4, 27.2], [27.2, 25]),
    ),
    element('south-barricade', 'barricade', wall([16.6, 22.8], [19.4, 22.8], 0.9)),
    element('south-wire', 'wire', wall([21.6, 22], [24.6, 21.7], 1)),
    foxhole('south-foxhole', [20.5, 23.7]),
    element('mill-wall', 'stone-wall', wall([11, 26.8], [15, 26.8], 0.4)),
    element('cottage-fence', 'board-fence', wall([21.4, 29.8], [25.6, 29.6], 0.3)),
    element('lane-hedge', 'hedge', wall([26.8, 29.4], [30.6, 28.8], 0.7)),
    element('mill-logs', 'log-pile', box([8.2, 21.2], 2.2, 1), 20),
    crater('south-crater', [17.6, 26]),
    element('ford-rocks', 'rocks', disk([25.8, 22], 0.8)),
    element('cart', 'cart', box([19.4, 28.2], 1.1, 2.2), -14),
  ],
};
