import { box, crater, disk, element, foxhole, polygon, wall } from '../element.ts';
import type { ReadyTable } from '../table.ts';

/** A deep stream with a bridge by a mill, and upstream a muddy ford: small enough that both sides are at it soon. */
export const mill: ReadyTable = {
  id: 'mill',
  table: { width: 24, height: 24, name: 'mill', ground: 'grass' },
  scenery: [
    // The stream and the ways across it
    element('road', 'road', polygon([10.4, 0], [12.6, 0], [13.2, 10.4], [10.8, 10.4])),
    element('south-road', 'road', polygon([10.8, 13.8], [13.2, 13.8], [12.8, 24], [10.6, 24])),
    element('stream-west', 'deep-stream', polygon([0, 10.6], [4.4, 11], [4.4, 12.9], [0, 12.6])),
    element('ford', 'mud', polygon([4.5, 10.8], [7.1, 11], [7.1, 13.3], [4.5, 13.1])),
    element('stream-middle', 'deep-stream', polygon([7.2, 11.2], [10.6, 11.2], [10.6, 13], [7.2, 13.1])),
    element('bridge', 'bridge', polygon([10.6, 10.3], [13.4, 10.3], [13.4, 13.9], [10.6, 13.9])),
    element(
      'stream-east',
      'deep-stream',
      polygon([13.4, 11.2], [18, 11], [24, 11.6], [24, 13.4], [18, 12.9], [13.4, 13]),
    ),

    // North
    element('mill-house', 'house', box([14.4, 5.8], 3.8, 2.8), 4),
    element('north-wood', 'wood', polygon([5.2, 5.8], [7.4, 5.2], [8.8, 6.6], [8.4, 8.6], [6.4, 9], [5.2, 7.8])),
    element('north-sandbags', 'sandbags', wall([10.4, 8.6], [13.2, 8.6], 0.6)),
    foxhole('north-foxhole', [15.4, 9.9]),
    element('mill-wall', 'stone-wall', wall([9.4, 5.4], [13, 5.4], 0.4)),
    element('willow', 'tree', disk([9, 10.2], 0.7)),
    element('north-wire', 'wire', wall([17, 9.9], [18.4, 9.9], 1)),
    element('mill-rocks', 'rocks', disk([9.6, 7.2], 0.6)),

    // South
    element('cottage', 'house', box([6, 15.6], 3.6, 2.8), -3),
    element(
      'south-wood',
      'wood',
      polygon([15.2, 15.8], [17.4, 15.2], [18.8, 16.4], [18.6, 18.4], [16.6, 18.8], [15.2, 17.6]),
    ),
    element('south-barricade', 'barricade', wall([10.4, 15.2], [13.2, 15.2], 0.9)),
    foxhole('south-foxhole', [14.9, 14.3]),
    element('garden-hedge', 'hedge', wall([9.8, 18.5], [13.4, 18.6], 0.7)),
    element('logs', 'log-pile', box([7.4, 14], 1.8, 0.9), -8),
    crater('crater', [13.6, 16.9]),
    element('bushes', 'bushes', disk([18, 14.2], 0.8)),
  ],
};
