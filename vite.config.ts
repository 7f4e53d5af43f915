/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import game from './package.json' with { type: 'json' };
import { licences } from './scripts/licences.ts';
import { lettersBeside, offline, singlePage, threadsInside, wordsBeside } from './scripts/plugins.ts';
import { HEADERS, policy } from './scripts/policy.ts';

/**
 * Test files share their modules, which is much quicker. These have their own: they put something else in the place of a
 * module or a global, or what they leave in a store or a database would be found by the next.
 */
const APART = [
  'tests/board/Board.test.tsx',
  'tests/board/play/shownWay.test.ts',
  'tests/panels/cases/CasesDialog.test.tsx',
  'tests/panels/cases/KeepCase.test.tsx',
  'tests/panels/cases/MendCase.test.tsx',
  'tests/panels/lines/TwoLines.test.tsx',
  'tests/panels/menu/saveInFile.test.tsx',
  'tests/panels/ruleSets/RuleSets.test.tsx',
  'tests/panels/start/StoredGames.test.tsx',
  'tests/play/journal.test.ts',
  'tests/store/faults.test.ts',
  'tests/store/storing.test.ts',
  'tests/workshop/cards.test.tsx',
  'tests/workshop/library.test.tsx',
  'tests/workshop/scenario.test.tsx',
  'tests/workshop/notKept.test.tsx',
  'tests/workshop/ownCards.test.tsx',
];

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [
    react(),
    licences(),
    ...(mode === 'single'
      ? [threadsInside(), viteSingleFile(), singlePage(), policy()]
      : [wordsBeside(), lettersBeside(), policy(), offline()]),
  ],
  build: mode === 'single' ? { emptyOutDir: false, copyPublicDir: false } : { modulePreload: { polyfill: false } }, // the policy lets it fetch nothing
  preview: { headers: { ...HEADERS, 'x-take-cover': game.version } },
  test: {
    maxWorkers: '100%', // left alone it keeps one core of two for itself
    testTimeout: 20_000, // a busy machine is slow, not wrong
    setupFiles: ['tests/support/seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{long,bench,e2e,browsers,store}/**', ...APART],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          isolate: false,
          include: ['tests/**/*.test.tsx', 'tests/store/**/*.test.ts'],
          exclude: ['tests/{long,bench}/**', ...APART],
          setupFiles: [
            'vitest-canvas-mock',
            ...['ui', 'wholePage', 'emptied'].map((each) => `tests/support/page/${each}.ts`),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          environment: 'happy-dom',
          include: APART,
          setupFiles: ['vitest-canvas-mock', 'tests/support/page/ui.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          environment: 'node',
          include: ['tests/long/**/*.test.{ts,tsx}'],
          testTimeout: 15 * 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}));
