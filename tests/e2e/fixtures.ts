import { test as base, expect } from '@playwright/test';

export { expect };

/** A visitor's browser; a console error or a broken content policy fails the test that met it. */
export const test = base.extend<{ allowedConsoleErrors: RegExp[]; watchConsole: undefined }>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env.BASE_URL ?? '');
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
      await use(undefined);
      expect(errors.filter((error) => !allowedConsoleErrors.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});
