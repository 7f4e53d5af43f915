import { box, crater, disk, element, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/**
 * A paved street between town houses, barred at both ends. Every way across it is seen along its whole length: a screen
 * of smoke, a crater or the fences of the yards are the ways over.
 */
export const street: ReadyTable = {
  id: 'street',
  table: { width: 24, height: 24, name: 'street', ground: 'city' },
  scenery: [
    // For the eye
    element('north-garden', 'field', polygon([1.2, 2.4], [8.6, 2.2], [8.6, 4.4], [1.4, 4.6])),
    element('east-garden', 'field', polygon([19.8, 3.2], [23, 3], [23.2, 8.6], [19.9, 8.8])),
    element('south-garden', 'field', polygon([15, 20.4], [22.6, 20.2], [22.4, 23], [15.2, 23.2])),
    element('west-garden', 'field', polygon([1, 15.4], [3.8, 15.2], [4, 22.6], [1.2, 22.8])),
    element('lane', 'street', polygon([10, 0], [13.6, 0], [13.4, 12], [13.8, 24], [10.2, 24], [9.8, 12])),
    element('high-street', 'street', polygon([0, 10], [12, 9.8], [24, 10.1], [24, 13.9], [12, 14.1], [0, 13.8])),

    // North of the street
    element('bakery', 'town-house', box([5.2, 5.4], 4.2, 3.6), 1),
    element('post-office', 'town-house', box([14.2, 5.5], 4.4, 3.6), -2),
    element('north-fence', 'board-fence', wall([9.9, 5.3], [13.5, 5.3], 0.3)),
    element('crates', 'log-pile', box([11.4, 7.4], 2, 1), 12),
    element('lime-tree', 'tree', disk([17.6, 9.8], 0.6)),
    element('lilac', 'bushes', disk([6.6, 9.9], 0.7)),

    // The street itself
    element('west-sandbags', 'sandbags', wall([5.5, 10.8], [5.5, 13.2], 0.6), -4),
    element('west-barricade', 'barricade', wall([8.6, 10.2], [8.6, 12.8], 0.9), 5),
    element('fountain', 'well', disk([11.8, 11.8], 0.8)),
    crater('street-crater', [14, 12.6]),
    element('east-barricade', 'barricade', wall([16.6, 11.4], [16.6, 13.8], 0.9), -6),
    element('cart', 'cart', box([17.5, 10.7], 1, 2.2), 8),

    // South of the street
    element('school', 'town-house', box([5.4, 15.2], 3.8, 3.5), -2),
    element('plane-tree', 'tree', disk([6.2, 14.3], 0.6)),
    element(
      'burnt-shop',
      'ruin',
      polygon([14.8, 15.2], [18.6, 15.2], [18.6, 18.8], [18.2, 18.8], [18.2, 15.6], [14.8, 15.6]),
    ),
    element('shop-rubble', 'rubble', polygon([15.2, 16.6], [16.4, 16.1], [17.4, 16.8], [17, 18], [15.6, 18])),
    element('south-fence', 'board-fence', wall([9.8, 18.6], [13, 18.6], 0.3)),
    element('yard-wire', 'wire', wall([10.6, 16.6], [13, 16.8], 1)),
    element('yard-wall', 'stone-wall', wall([9.9, 14.8], [12.4, 14.8], 0.4)),
  ],
};
