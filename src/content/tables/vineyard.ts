import { box, crater, disk, element, foxhole, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/**
 * A vineyard between a press house and a store. Along the rows of vines one comes near unseen, across them nobody comes
 * quickly; the terrace walls in the middle face both ways.
 * Of 400 games of two equal forces (`match --table vineyard`, both `bot-shooting`) 94 were won from the north and 98 from the south,
 * 99 from the west and 109 from the east.
 */
export const vineyard: ReadyTable = {
  id: 'vineyard',
  table: { width: 24, height: 24, name: 'vineyard', ground: 'grass' },
  scenery: [
    // For the eye
    element(
      'cart-track',
      'road',
      polygon(
        [0, 3.2],
        [4, 3.6],
        [10, 4.6],
        [11.2, 12],
        [13, 18.6],
        [19, 20.2],
        [24, 20.6],
        [24, 21.8],
        [18.8, 21.4],
        [12, 19.6],
        [10, 12.4],
        [9.2, 5.7],
        [3.8, 4.8],
        [0, 4.4],
      ),
    ),
    element('north-vines', 'field', polygon([5, 5.3], [9.1, 5.4], [9.7, 11.2], [5, 11.2])),
    element('south-vines', 'field', polygon([13.9, 12.8], [19, 12.8], [19, 18.7], [14.6, 18.6])),

    // North-west: the old vines
    element('vines-1', 'hedge', wall([5.3, 6], [8.7, 6], 0.7)),
    element('vines-2', 'hedge', wall([5.3, 8.2], [9, 8.2], 0.7)),
    element('vines-3', 'hedge', wall([5.3, 10.4], [9.3, 10.4], 0.7)),

    // North-east: the press house
    element('press-house', 'house', box([13.4, 5.6], 4.2, 3.2), 2),
    element('press-wall', 'stone-wall', wall([11.4, 6], [11.4, 9.2], 0.4)),
    element('barrels', 'log-pile', box([16.4, 9.8], 2, 1), -6),
    foxhole('north-foxhole', [13.2, 10.4]),
    element('fig-tree', 'tree', disk([18.2, 9], 0.7)),

    // The terrace
    element('west-terrace', 'stone-wall', wall([5.6, 12.4], [9.2, 12.4], 0.4)),
    element('east-terrace', 'stone-wall', wall([14.8, 11.7], [18.4, 11.7], 0.4)),
    element('cistern', 'well', disk([12, 12.3], 0.7)),

    // South-east: the young vines
    element('vines-4', 'hedge', wall([14.6, 13.7], [18.7, 13.7], 0.7)),
    element('vines-5', 'hedge', wall([14.9, 15.9], [18.7, 15.9], 0.7)),
    element('vines-6', 'hedge', wall([15.2, 18.1], [18.7, 18.1], 0.7)),

    // South-west: the store
    element('store', 'barn', box([6.4, 15], 4.2, 3.2), -3),
    element('store-wall', 'stone-wall', wall([12.6, 15], [12.6, 18], 0.4)),
    element('cart', 'cart', box([5.8, 13.6], 2.2, 1.1), 8),
    crater('crater', [10.4, 13.6]),
    element('olive-tree', 'tree', disk([5.8, 18], 0.7)),
  ],
};
