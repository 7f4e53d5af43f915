import { box, crater, disk, element, foxhole, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/**
 * A quarry about a flooded pit. Banks and blocks of stone lie in rings round it: whoever goes round is covered from the
 * pit, and seen from the next bank.
 * Of 400 games of two equal forces (`match --table quarry`, both `bot-shooting`) 98 were won from the north and 94 from the south,
 * 107 from the west and 101 from the east.
 */
export const quarry: ReadyTable = {
  id: 'quarry',
  table: { width: 24, height: 24, name: 'quarry', ground: 'sand' },
  scenery: [
    element(
      'haul-road',
      'road',
      polygon(
        [24, 3],
        [19.6, 3.8],
        [13.6, 4.2],
        [9.4, 5.2],
        [8.8, 8],
        [7.4, 7.6],
        [8, 4.4],
        [13.2, 2.8],
        [19.2, 2.4],
        [24, 1.6],
      ),
    ),
    element(
      'pit',
      'deep-stream',
      polygon([10, 10.8], [12.2, 10], [14.2, 10.9], [14.4, 12.6], [13.6, 13.9], [11.4, 14], [9.7, 12.9]),
    ),

    // Buildings
    element('foreman', 'house', box([5.6, 5.6], 3, 3.6), -2),
    element('crusher', 'barn', box([15.2, 14.8], 3.4, 3.8), 4),
    element('shed', 'barn', box([15.4, 5.8], 2.8, 2.4), -6),
    element(
      'powder-house',
      'ruin',
      polygon([5.8, 18.4], [5.8, 15.8], [8.8, 15.8], [8.8, 16.2], [6.2, 16.2], [6.2, 18.4]),
    ),

    // Round the pit
    element('north-bank', 'bank', wall([10.4, 8.2], [14, 8], 0.8)),
    element('south-bank', 'bank', wall([10, 16.2], [13.6, 16.1], 0.8)),
    element('west-bank', 'bank', wall([7.4, 10.4], [7.2, 13.6], 0.8)),
    element('east-bank', 'bank', wall([16, 10.2], [15.9, 13.4], 0.8)),
    element('blocks-1', 'rocks', disk([9.4, 9.9], 0.7)),
    element('blocks-2', 'rocks', disk([14.8, 14.6], 0.5)),

    // Farther out
    element('waste-1', 'rubble', polygon([11, 5.6], [12.6, 5.2], [13.6, 6], [12.8, 6.8], [11.3, 6.7])),
    element('waste-2', 'rubble', polygon([10.4, 18], [11.4, 17.4], [12.9, 17.6], [13, 18.5], [11.2, 18.8])),
    element('cart', 'cart', box([17.6, 8.9], 1.1, 2.2), 12),
    element('props', 'log-pile', box([5.3, 14], 1.1, 1.1)),
    foxhole('east-foxhole', [17.7, 12.4]),
    crater('blast', [8.9, 14.2]),
    element('bushes', 'bushes', disk([5.7, 10.6], 0.7)),
  ],
};
