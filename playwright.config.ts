import { defineConfig, devices } from '@playwright/test';

// A machine's network may be closed: the browser must not look for its maker's servers.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: 'styleguide.spec.ts',
  grepInvert: /@(accessibility|slow)/,
  outputDir: 'test-results',
  globalSetup: './tests/support/site/running-site.ts',
  fullyParallel: true,
  // One more than the cores of a small machine, because tests also wait: for pages, animations and jobs.
  workers: 3,
  forbidOnly: true,
  reporter: 'list',
  // Two cores draw the pages, serve them and look at photos at the same time, often beside other work.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath, args },
    screenshot: 'only-on-failure',
    // Requests that a test answers itself would not be seen behind a service worker; app.spec.ts allows it.
    serviceWorkers: 'block',
    // Shorter than the test's own limit, so that a failure names the control it waited for.
    actionTimeout: 40_000,
  },
});
