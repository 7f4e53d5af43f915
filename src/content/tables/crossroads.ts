import { box, crater, disk, element, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/**
 * A hamlet where two country roads meet. Four buildings close the long views between opposite edges; each quarter has low
 * cover four to five u from both of its edges and again at the crossing, so that any edge has two ways in.
 */
export const crossroads: ReadyTable = {
  id: 'crossroads',
  table: { width: 24, height: 24, name: 'crossroads', ground: 'grass' },
  scenery: [
    // For the eye
    element(
      'road-north-south',
      'road',
      polygon(
        [11, 0],
        [13.2, 0],
        [13, 5],
        [13.2, 11],
        [13, 17],
        [13.4, 24],
        [11.2, 24],
        [10.9, 17],
        [11, 11],
        [10.8, 5],
      ),
    ),
    element(
      'road-west-east',
      'road',
      polygon(
        [0, 11.4],
        [7, 10.8],
        [13, 11],
        [19, 11.2],
        [24, 10.6],
        [24, 12.8],
        [19, 13.3],
        [13, 13.2],
        [7, 13],
        [0, 13.6],
      ),
    ),
    element('field-north-east', 'field', polygon([16.4, 0.6], [23.4, 0.6], [23.4, 4.4], [17, 4.2])),
    element('field-south-west', 'field', polygon([0.6, 18.6], [5.6, 18.4], [6, 23.4], [0.6, 23.4])),

    // North-west: the inn and its garden
    element('inn', 'house', box([5.6, 6], 4.2, 3.2), -3),
    element('inn-wall', 'stone-wall', wall([3.2, 5], [7.8, 5], 0.4)),
    element('inn-hedge', 'hedge', wall([3, 6.4], [3, 9.8], 0.7)),
    element('inn-tree', 'tree', disk([1.6, 2.6], 0.8)),
    element('signpost-bushes', 'bushes', disk([9.4, 2.8], 1)),

    // North-east: the burnt farmhouse
    element('burnt-house', 'ruin', polygon([14.6, 9.8], [14.6, 6], [18.4, 6], [18.4, 6.4], [15, 6.4], [15, 9.8])),
    element('burnt-rubble', 'rubble', polygon([17, 8.6], [18.4, 8], [19.4, 8.8], [19, 9.9], [17.6, 10])),
    element('burnt-hedge', 'hedge', wall([17, 4.8], [21.4, 4.9], 0.7)),
    element('field-fence', 'fence', wall([16.1, 0.8], [16.7, 4.2], 0.2)),
    crater('burnt-crater', [20.8, 7.2]),
    element('milestone-rocks', 'rocks', disk([22.2, 9], 0.8)),

    // South-east: the barn
    element('barn', 'barn', box([14.6, 14.8], 4.4, 3.2), -5),
    element('barn-fence', 'fence', wall([20.4, 14.4], [20.4, 18.4], 0.2)),
    element('barn-wall', 'stone-wall', wall([16, 19.2], [20.6, 19.2], 0.4)),
    element('barn-logs', 'log-pile', box([22, 15.4], 1, 2.2)),
    element('barn-tree', 'tree', disk([22, 21.4], 0.8)),
    element('barn-haystack', 'haystack', disk([15, 21.4], 0.9)),

    // South-west: the cottage
    element('cottage', 'house', box([6, 14.6], 3.2, 3.4), 4),
    element('cottage-hedge', 'hedge', wall([4.2, 19], [8.8, 19], 0.7)),
    element('cottage-wall', 'stone-wall', wall([4.6, 14.2], [4.6, 17.4], 0.4)),
    element('cottage-well', 'well', disk([9.6, 21], 0.7)),
    element('orchard-tree-1', 'tree', disk([1.6, 14.8], 0.7)),
    element('orchard-tree-2', 'tree', disk([2.6, 16.8], 0.8)),

    // The crossing itself
    element('cart', 'cart', box([11.8, 9], 1.1, 2.2), 18),
    element('barricade', 'sandbags', wall([9.2, 12], [9.2, 14], 0.6), 8),
    element('rubble-heap', 'rubble', polygon([13.8, 12.2], [15, 11.9], [15.8, 12.6], [15.2, 13.6], [14.2, 13.5])),
    crater('road-crater', [12, 15.9]),
  ],
};
