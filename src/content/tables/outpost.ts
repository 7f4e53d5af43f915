import { box, disk, element, foxhole, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/**
 * A winter position about two huts: foxholes behind belts of wire, woods to come through unseen, and snow that is deep
 * where the ground is open. Whoever comes straight is slow; the gaps in the wire are watched.
 */
export const outpost: ReadyTable = {
  id: 'outpost',
  table: { width: 24, height: 24, name: 'outpost', ground: 'snow' },
  scenery: [
    element('track', 'road', polygon([0, 8.2], [5, 9.7], [11, 10.4], [11, 11.6], [5, 11], [0, 9.6])),

    // Deep snow
    element(
      'north-west-snow',
      'deep-snow',
      polygon([1.4, 1.6], [4.6, 0.8], [7, 2.2], [6.4, 4.2], [3, 4.6], [1.2, 3.4]),
    ),
    element('north-east-snow', 'deep-snow', polygon([17.6, 1.4], [21.6, 1], [23, 3], [21.4, 4.8], [18.4, 4])),
    element('east-snow', 'deep-snow', polygon([20.2, 12.4], [22.6, 11.6], [23.4, 14.4], [22, 17], [20.4, 15.8])),
    element('south-snow', 'deep-snow', polygon([11.6, 20.2], [15.8, 19.6], [18, 21.2], [16, 23.2], [12.2, 22.8])),
    element('south-west-snow', 'deep-snow', polygon([1, 15.4], [3.8, 15], [4.6, 18.4], [3, 20.4], [0.8, 19])),
    element('hollow', 'deep-snow', polygon([14.6, 9.8], [16.8, 9.4], [17.4, 11], [16.4, 12.6], [14.8, 12.2])),

    // The huts
    element('guard-hut', 'barn', box([10.4, 9.9], 3.4, 2.7), 6),
    element('store-hut', 'barn', box([6.9, 10.9], 2.1, 2.1), -8),
    element('burnt-hut', 'ruin', polygon([15, 5.4], [18.4, 5.4], [18.4, 8.2], [18, 8.2], [18, 5.8], [15, 5.8])),
    element('log-store', 'barn', box([9.9, 15.7], 3, 1.5), -3),
    element('logs', 'log-pile', box([13.8, 13.1], 1.8, 1), -12),

    // Positions
    foxhole('north-foxhole', [12.6, 7.8]),
    foxhole('west-foxhole', [8.4, 8.9]),
    foxhole('south-foxhole', [12.1, 14.1]),
    foxhole('east-foxhole', [17, 14.3]),
    element('north-wire', 'wire', wall([9.2, 5.7], [13.2, 5.9], 1)),
    element('south-wire', 'wire', wall([6.4, 17.9], [10.4, 18.3], 1)),
    element('west-wire', 'wire', wall([5.7, 12.4], [5.6, 15.4], 1)),
    element('east-wire', 'wire', wall([18.4, 9.4], [18.3, 12.6], 1)),
    element('barricade', 'barricade', wall([9.4, 13.6], [9.2, 15], 0.8)),

    // Woods and rocks
    element(
      'west-wood',
      'wood',
      polygon([5.2, 6.2], [6.6, 5.2], [8.2, 5.8], [8, 7.2], [6.9, 8.2], [6.7, 9.6], [5.4, 9.4]),
    ),
    element(
      'south-wood',
      'wood',
      polygon([14.6, 16], [16.4, 15.6], [18.6, 16.2], [18.8, 18], [17, 18.8], [14.8, 18.4]),
    ),
    element('fir', 'tree', disk([14.7, 8.1], 0.7)),
    element('rocks', 'rocks', disk([7.6, 15.6], 0.9)),
    element('east-rocks', 'rocks', disk([17.4, 8.9], 0.5)),
  ],
};
