import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** Accessibility of every page, panel and form in both themes, which takes as long as half of the other browser tests. */
export default defineConfig(site, { grep: /@accessibility/, grepInvert: [] });
