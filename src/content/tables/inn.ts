import { building, door, ladder, partition, stairs, window } from '../building.ts';
import { box, crater, disk, element, foxhole, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/**
 * An inn of two storeys between a mill of three, a ruin with half a floor and a landing on the stairs to it, and a bunker whose top
 * is walked up to: for the levels of the beta. In other editions it is a table with rooms to go into.
 */
export const inn: ReadyTable = {
  id: 'inn',
  table: { width: 24, height: 24, name: 'inn', ground: 'grass' },
  scenery: [
    // For the eye
    element('lane', 'road', polygon([0, 10.6], [4.4, 11], [4.6, 13.2], [0, 12.8])),
    element('road', 'road', polygon([4.4, 0], [6.6, 0], [6.8, 12], [6.4, 24], [4.2, 24], [4.6, 12])),
    element('garden', 'field', polygon([15.4, 10.4], [18.8, 10.6], [18.8, 13.8], [15.4, 13.6])),

    ...building(
      'inn',
      [8, 9.8],
      [6, 4.4],
      [
        {
          openings: {
            north: [window(0.6, 1), door(2.5, 1.2), window(4.4, 1)],
            east: [window(1.4, 1)],
            south: [window(0.7, 1), door(2.3, 1.2), window(4.2, 1)],
            west: [window(1.4, 1)],
          },
          up: stairs([5.2, 3.1], [5.2, 1.3]),
        },
        {
          openings: {
            north: [window(1.2, 1), window(3.8, 1)],
            east: [window(1.4, 1)],
            south: [window(1, 1), window(3.6, 1)],
            west: [window(1.4, 1)],
          },
          inside: [partition([2.4, 0.3], [2.4, 4.1], door(1.4, 1.2))],
          roof: 'tiles',
        },
      ],
    ),
    ...building(
      'tower',
      [14.3, 5.2],
      [4.6, 4.2],
      [
        {
          openings: { east: [window(1.3, 1)], south: [window(1.6, 1)], west: [door(1.6, 1.2)] },
          up: stairs([1.3, 0.8], [3.3, 0.8]),
        },
        {
          openings: {
            north: [window(1.8, 1)],
            east: [window(1.3, 1)],
            south: [window(0.8, 1), window(2.8, 1)],
            west: [window(1.3, 1)],
          },
          up: ladder([3, 3.2], [2.2, 3.2]),
        },
        {
          openings: {
            north: [window(1.8, 1)],
            east: [window(1.3, 1)],
            south: [window(1.8, 1)],
            west: [window(1.3, 1)],
          },
          roof: 'tiles',
        },
      ],
    ),

    // The ruin: what is left of its upper floor, its west wall beyond that, and a stair longer than a move
    {
      ...element(
        'ruin',
        'ruin',
        polygon([5.2, 15.4], [10.2, 15.4], [10.2, 15.8], [5.6, 15.8], [5.6, 17.3], [5.2, 17.3]),
      ),
      part: 'ruin',
    },
    { ...element('ruin-west', 'ruin', box([5.2, 17.3], 0.4, 1.7)), part: 'ruin' },
    { ...element('ruin-floor', 'wooden-floor', box([5.2, 15.4], 5, 1.9)), floor: true, part: 'ruin' },
    { ...element('ruin-north-1', 'parapet', wall([5.2, 15.55], [10.2, 15.55], 0.3)), level: 1, part: 'ruin' },
    { ...element('ruin-west-1', 'parapet', wall([5.35, 15.7], [5.35, 17.3], 0.3)), level: 1, part: 'ruin' },
    {
      ...element('ruin-stairs', 'stairs', wall([6.3, 20.6], [6.3, 17.3], 1)),
      connects: [0, 1],
      passage: 'stairs',
      holes: [[6.3, 18.9]],
      part: 'ruin',
    },

    // The bunker: walls with slits that protect, a roof, and a bank of earth up to it
    { ...element('bunker-north-1', 'concrete-wall', wall([14.4, 15.5], [15.8, 15.5], 0.6)), part: 'bunker' },
    { ...element('bunker-slit', 'window', wall([15.8, 15.5], [17.2, 15.5], 0.6)), opening: 'window', part: 'bunker' },
    { ...element('bunker-north-2', 'concrete-wall', wall([17.2, 15.5], [18.6, 15.5], 0.6)), part: 'bunker' },
    { ...element('bunker-west', 'concrete-wall', wall([14.7, 15.8], [14.7, 18.8], 0.6)), part: 'bunker' },
    { ...element('bunker-east', 'concrete-wall', wall([18.3, 15.8], [18.3, 18.8], 0.6)), part: 'bunker' },
    { ...element('bunker-south', 'concrete-wall', wall([16.4, 18.5], [18, 18.5], 0.6)), part: 'bunker' },
    { ...element('bunker-roof', 'flat-roof', box([14.4, 15.2], 4.2, 3.6)), floor: true, roof: true, part: 'bunker' },
    { ...element('bunker-parapet', 'parapet', wall([14.4, 15.35], [18.6, 15.35], 0.3)), level: 1, part: 'bunker' },
    {
      ...element('bunker-slope', 'slope', wall([17.4, 21.6], [17.4, 18.8], 1.6)),
      connects: [0, 1],
      passage: 'slope',
      part: 'bunker',
    },

    // North
    element('north-wall', 'stone-wall', wall([8.4, 5.4], [12.2, 5.4], 0.4)),
    element('orchard', 'wood', polygon([5.8, 6.4], [7.6, 5.6], [9.2, 6.4], [8.8, 8.2], [6.6, 8.6])),
    foxhole('north-foxhole', [11.8, 7.6]),

    // South
    element('yard-wall', 'stone-wall', wall([10.9, 16], [13.5, 16], 0.4)),
    element('yard-hedge', 'hedge', wall([14.8, 14.3], [18.6, 14.3], 0.6)),
    crater('crater', [12.2, 17.8]),
    element('lime-tree', 'tree', disk([15.2, 10], 0.6)),
    element('well', 'well', disk([16.8, 12.2], 0.7)),
    element('west-bushes', 'bushes', disk([5.9, 13.4], 0.7)),
  ],
};
