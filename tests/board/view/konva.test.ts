import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import game from '../../../package.json' with { type: 'json' };
import { readSources } from '../../support/architecture/sources.ts';

const sources = readSources(resolve(import.meta.dirname, '../../../src'));

test('[case K10] the canvas libraries are pinned: a new one is a decision, measured by the bench of the page', () => {
  const { konva, 'react-konva': reactKonva } = game.dependencies;
  expect([konva, reactKonva].filter((version) => /^\d+\.\d+\.\d+$/.test(version))).toHaveLength(2);
});

// there is no editor of tables; one that comes takes its sizes from the camera, as all that is pointed at does
test('[case K12] no handle, drag or hit area of the canvas library is used, which a scaled stage would put out of reach', () => {
  const board = sources.filter(({ file }) => file.startsWith('board/'));
  expect(board.filter(({ text }) => text.includes('react-konva')).length).toBeGreaterThan(0);
  const drawn = sources.filter(({ file, text }) => file.startsWith('board/') || text.includes('konva'));
  const used = drawn.filter(({ text }) =>
    /\bTransformer\b|\bdraggable\b|\bonDrag(Start|Move|End)\b|\bhitFunc\b/.test(text),
  );
  expect(used.map(({ file }) => file)).toEqual([]);
});
