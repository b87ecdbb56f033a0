import type { Page } from '@playwright/test';

/**
 * Scripts run after the first paint, which may come after the load event, so `goto` and `reload` wait for hydration.
 * Other sites' pages, and calls that wait for an earlier event, are not waited for.
 */
export function openHydrated(page: Page): Page {
  for (const way of ['goto', 'reload'] as const) {
    const open = page[way].bind(page) as (...args: unknown[]) => Promise<unknown>;
    const openAndWait = async (...args: unknown[]) => {
      const answer = await open(...args);
      if (/"(commit|domcontentloaded)"/.test(JSON.stringify(args))) return answer;
      await page.waitForFunction(
        () =>
          !document.querySelector('script[type=after-paint]') &&
          // React marks hydrated nodes, the document last; input before that is lost.
          (Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')) ||
            !document.querySelector('link[rel=modulepreload]')),
      );
      return answer;
    };
    Object.assign(page, { [way]: openAndWait });
  }
  return page;
}
