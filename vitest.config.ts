import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contracts,catalog,phrasebook,market,help,server,web,demo,tests,bench}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: 'tests/support/postgres.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
