import { defineConfig } from 'vitest/config';

/** Proofs that kill processes, start databases, run the vision networks, read thousands of rows, or walk every endpoint: `npm run test:slow`. */
const slow = [
  'demo/orders/*.test.ts',
  'listing-copy/compose/every-variant.test.ts',
  'server/cli/backup/*.test.ts',
  'server/platform/db/bundled-postgres/*.test.ts',
  'server/domains/ordering/checkout/checkout-races.test.ts',
  'server/domains/money/invoices/invoice-file.test.ts',
  'server/domains/ordering/order-histories/long-histories.test.ts',
  'server/domains/marketplace/search/index/range-buckets.test.ts',
  'server/domains/marketplace/search/suggestions/every-suggestion.test.ts',
  'server/platform/jobs/dead-workers.test.ts',
  'server/platform/photo-decoder/*.test.ts',
  'server/platform/documents/pdf/write-pdf.test.ts',
  'server/platform/documents/text-drawing/load-fonts.test.ts',
  'server/vision/recognition/recognise.test.ts',
  'server/vision/networks/vision.test.ts',
  'tests/faults/analysis.test.ts',
  'tests/faults/kill.test.ts',
  'tests/scale-out/*.test.ts',
  'tests/security/event-loop.test.ts',
  'tests/security/every-endpoint.test.ts',
  'tests/security/identity/identity-timing.test.ts',
  'tests/security/proxies.test.ts',
  'tests/start/*.test.ts',
  'tests/upgrade/*.test.ts',
];

export default defineConfig({
  test: {
    // Wide enough for a machine that does other work; a test that passes takes no longer for it.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // One more than the cores of a small machine, because tests also wait: for timers, processes and the database.
    maxWorkers: 3,
    // Most files share the modules they import, which saves two thirds of the time. A test of a module that keeps state
    // calls vi.resetModules() and imports it anew; what it changes in the process it puts back.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [
            '{contracts,i18n,catalog,listing-copy,reference-data,help,server,demo,tests,bench,training}/**/*.test.ts',
          ],
          exclude: slow,
          globalSetup: 'tests/support/database/postgres.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: 'tests/support/no-network.ts',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'slow', include: slow, globalSetup: 'tests/support/database/postgres.ts' } },
    ],
  },
});
