import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawRooms, roomsOf } from '../support/architecture/drawing.ts';
import { readSources } from '../support/architecture/sources.ts';

test('docs/architecture.svg shows the rooms as the imports have them', async () => {
  const rooms = roomsOf(readSources(fileURLToPath(new URL('../../src', import.meta.url))));
  expect(rooms.get('panels')).toContain('board');
  await expect(drawRooms(rooms)).toMatchFileSnapshot('../../docs/architecture.svg');
});
