import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** The style guide exists in development only, so it is tested on a site that Vite serves. */
export default defineConfig(site, {
  testIgnore: [],
  testMatch: 'styleguide.spec.ts',
  globalSetup: './tests/support/site/running-dev-site.ts',
  workers: 1,
});
