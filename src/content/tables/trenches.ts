import { box, crater, disk, element, foxhole, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/**
 * What the guns have left of a farm between two lines. Craters and foxholes lead from one to the next, belts of wire and
 * mud cost time, and only the two ruins break the view.
 * Of 400 games of two equal forces (`match --table trenches`, both `bot-shooting`) 100 were won from the north and 92 from the south,
 * 101 from the west and 107 from the east.
 */
export const trenches: ReadyTable = {
  id: 'trenches',
  table: { width: 24, height: 24, name: 'trenches', ground: 'sand' },
  scenery: [
    element(
      'track',
      'road',
      polygon(
        [0, 9.4],
        [6, 10.6],
        [12, 11.2],
        [18, 13],
        [24, 13.6],
        [24, 15],
        [18, 14.3],
        [12, 12.6],
        [6, 12],
        [0, 10.9],
      ),
    ),

    // The northern line
    element('north-sandbags-1', 'sandbags', wall([6, 5.8], [8.8, 5.6], 0.6)),
    element('north-sandbags-2', 'sandbags', wall([14.4, 5.8], [17.6, 5.6], 0.6)),
    foxhole('north-foxhole', [11.6, 6.4]),
    element('north-wire', 'wire', wall([10.2, 8.6], [14, 8.8], 1)),

    // The southern line
    element('south-sandbags-1', 'sandbags', wall([15.2, 18.2], [18, 18.4], 0.6)),
    element('south-sandbags-2', 'sandbags', wall([6.4, 18.2], [9.6, 18.4], 0.6)),
    foxhole('south-foxhole', [12.4, 17.6]),
    element('south-wire', 'wire', wall([10, 15.2], [13.8, 15.4], 1)),

    // The farm
    element(
      'farm-ruin',
      'ruin',
      polygon([14.8, 8.4], [18.6, 8.4], [18.6, 11.6], [18.2, 11.6], [18.2, 8.8], [14.8, 8.8]),
    ),
    element('farm-rubble', 'rubble', polygon([15.4, 9.7], [16.6, 9.3], [17.3, 10.2], [16.8, 11.3], [15.5, 11.1])),
    element('barn-ruin', 'ruin', polygon([9.2, 15.6], [5.4, 15.6], [5.4, 12.4], [5.8, 12.4], [5.8, 15.2], [9.2, 15.2])),
    element('barn-rubble', 'rubble', polygon([8.6, 14.3], [7.4, 14.7], [6.7, 13.8], [7.2, 12.7], [8.5, 12.9])),
    element('beams', 'log-pile', box([11, 11.5], 2, 1), 24),

    // Between the lines
    crater('crater-1', [7.6, 9]),
    crater('crater-2', [16.4, 15]),
    crater('crater-3', [14.8, 12.8]),
    crater('crater-4', [9.2, 11.2]),
    element('mud-west', 'mud', polygon([1.2, 12.6], [3.8, 12], [4.6, 13.8], [3.6, 15.8], [1.4, 15.2])),
    element('mud-east', 'mud', polygon([22.8, 11.4], [20.2, 12], [19.4, 10.2], [20.4, 8.2], [22.6, 8.8])),
    element('stump-1', 'tree', disk([5.7, 7.6], 0.6)),
    element('stump-2', 'tree', disk([18.3, 16.4], 0.6)),
  ],
};
