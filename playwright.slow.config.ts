import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** Long journeys, and the accessibility of every page, panel and form in both themes. */
export default defineConfig(site, { grep: /@(accessibility|slow)/, grepInvert: [] });
