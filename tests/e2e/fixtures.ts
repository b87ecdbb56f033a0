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
    async ({ page, context, allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error('content policy broken', effectiveDirective, blockedURI, sample),
        ),
      );
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      // In words of our own, so that no allowance for a failed request covers it.
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`The content policy was broken: ${effectiveDirective} ${blockedURI}`),
        ),
      );
      await use(undefined);
      const isAllowed = (error: string) => allowedConsoleErrors.some((pattern) => pattern.test(error));
      expect(errors.filter((error) => !isAllowed(error))).toEqual([]);
    },
    { auto: true },
  ],
});
