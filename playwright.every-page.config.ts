import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** Accessibility of every page on two screens and in two themes, which takes as long as half of the other browser tests. */
export default defineConfig(site, { testIgnore: [], testMatch: 'every-page.spec.ts' });
