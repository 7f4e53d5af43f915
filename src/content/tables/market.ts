import { box, disk, element, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/**
 * A market square between two blocks and two ruins of a small town. Stalls and barricades are all there is between the corners, and each lane into the
 * square is watched from the one across.
 * Of 400 games of two equal forces (`match --table market`, both `bot-shooting`) 95 were won from the north and 97 from the south,
 * 112 from the west and 96 from the east.
 */
export const market: ReadyTable = {
  id: 'market',
  table: { width: 24, height: 24, name: 'market', ground: 'city' },
  scenery: [
    element('square', 'street', polygon([8.8, 8.6], [15.4, 8.4], [15.6, 15.2], [8.6, 15.4])),
    element('north-lane', 'street', polygon([10.6, 0], [13.2, 0], [13.2, 8.4], [10.8, 8.5])),
    element('south-lane', 'street', polygon([10.8, 15.4], [13.2, 15.3], [13.4, 24], [10.8, 24])),
    element('west-lane', 'street', polygon([0, 10.6], [8.7, 10.8], [8.7, 13.2], [0, 13.4])),
    element('east-lane', 'street', polygon([15.5, 10.8], [24, 10.6], [24, 13.4], [15.5, 13.2])),

    // The blocks
    element('church', 'town-house', box([5.4, 5.6], 4.6, 3.2), -1),
    element('town-hall', 'town-house', box([14.2, 15], 4.4, 3.4), 1),
    element('inn', 'ruin', polygon([18.6, 9.2], [15, 9.2], [15, 8.8], [18.2, 8.8], [18.2, 5.4], [18.6, 5.4])),
    element('inn-rubble', 'rubble', polygon([17.3, 7.9], [16.1, 8.2], [15.2, 7.3], [15.8, 6.2], [17.1, 6.6])),
    element('school', 'ruin', polygon([5.4, 14.8], [9, 14.8], [9, 15.2], [5.8, 15.2], [5.8, 18.6], [5.4, 18.6])),
    element('school-rubble', 'rubble', polygon([6.7, 16.1], [7.9, 15.8], [8.8, 16.7], [8.2, 17.8], [6.9, 17.4])),

    // The square
    element('fountain', 'well', disk([12, 12], 0.8)),
    element('stall-1', 'cart', box([9.6, 9.8], 2.2, 1.1), 6),
    element('stall-2', 'cart', box([12.2, 13.4], 2.2, 1.1), 4),
    element('crates', 'log-pile', box([13.1, 9.3], 1.1, 1.8), -8),
    element('barrels', 'log-pile', box([9.2, 12.6], 1.1, 1.8), -5),

    // The lanes
    element('north-barricade', 'barricade', wall([10.8, 7.2], [13, 7], 0.9)),
    element('south-barricade', 'barricade', wall([11, 17], [13.2, 16.8], 0.9)),
    element('west-sandbags', 'sandbags', wall([6.6, 10.9], [6.8, 13], 0.6)),
    element('east-sandbags', 'sandbags', wall([17.2, 11], [17.4, 13.1], 0.6)),
    element('lime-tree', 'tree', disk([14, 6.6], 0.6)),
    element('plane-tree', 'tree', disk([10.4, 17.8], 0.6)),
    element('yard-fence', 'board-fence', wall([5.2, 9.9], [8.4, 9.7], 0.3)),
  ],
};
