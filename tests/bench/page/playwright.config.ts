import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';

const { webServer } = tests;

/** The browser and the server of the browser tests, for pages that are measured. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.page.ts',
  outputDir: '../../../test-results/bench',
  workers: 1,
  retries: 0, // what fails here is out of date, and is to be said soon
  ...(webServer && !Array.isArray(webServer) && { webServer: { ...webServer, cwd: '../../..' } }),
});
