import { test as base, expect } from '@playwright/test';
import { openHydrated } from './open-hydrated.ts';

export { expect };

/** A visitor's browser; a console error or a broken content policy fails the test that met it. */
export const test = base.extend<{ allowedConsoleErrors: RegExp[]; watchConsole: undefined }>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env.BASE_URL ?? '');
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    await use(javaScriptEnabled === false ? page : openHydrated(page));
  },
  allowedConsoleErrors: [[], { option: true }],
  watchConsole: [
    async ({ context, allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      // Our own wording, so that no allowed error for a failed request matches it.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error('content policy broken', effectiveDirective, blockedURI, sample),
        ),
      );
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(undefined);
      const isAllowed = (error: string) => allowedConsoleErrors.some((pattern) => pattern.test(error));
      expect(errors.filter((error) => !isAllowed(error))).toEqual([]);
    },
    { auto: true },
  ],
});
