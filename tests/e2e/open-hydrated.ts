import type { Page } from '@playwright/test';

/**
 * Scripts wait for the first paint, which may come after the load event: a test that opens a page waits until it answers.
 * Pages that are none of ours have nothing to wait for, and who waits for less than the load event asks not to.
 */
export function openHydrated(page: Page): Page {
  for (const way of ['goto', 'reload'] as const) {
    const open = page[way].bind(page) as (...given: unknown[]) => Promise<unknown>;
    const openAndWait = async (...given: unknown[]) => {
      const answer = await open(...given);
      if (/"(commit|domcontentloaded)"/.test(JSON.stringify(given))) return answer;
      await page.waitForFunction(
        () =>
          !document.querySelector('script[type=after-paint]') &&
          // React marks what it has taken over, and the document last: what is typed before is not heard.
          (Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')) ||
            !document.querySelector('link[rel=modulepreload]')),
      );
      return answer;
    };
    Object.assign(page, { [way]: openAndWait });
  }
  return page;
}
