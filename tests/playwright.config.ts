import { defineConfig } from '@playwright/test';
import { BUILD } from './support/browser/build.ts';
import { CHROMIUM_FLAGS, findChromium } from './support/browser/chromium.ts';
import { freePort } from './support/browser/freePort.ts';

const { executablePath, env } = await findChromium();

// Playwright's workers read this file too and inherit the port; two runs at once never meet on one server.
process.env.TAKE_COVER_TEST_PORT ??= String(await freePort());
const port = process.env.TAKE_COVER_TEST_PORT;
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.05, scale: 'device' } }, // letters differ between computers
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: 'list',
  forbidOnly: !!process.env.CI,
  retries: 1, // a loaded machine can be too slow for one wait; a fault fails twice
  use: {
    baseURL: address,
    serviceWorkers: 'block', // each test meets the build as it is; offline.spec.ts allows them
    viewport: { width: 1400, height: 800 },
    contextOptions: { reducedMotion: 'reduce' }, // the truth waits for no motion, nor need a test
    launchOptions: {
      executablePath,
      args: CHROMIUM_FLAGS,
      ...(env && { env: env as Record<string, string> }),
    },
  },
  webServer: {
    command: `vite preview --outDir "${BUILD}" --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    cwd: '..',
  },
});
