import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

// Of a long list of the same kind a few entries are enough.
const oneOfMany = 'main li:nth-of-type(n+6)';

/** Everything axe finds in both themes, with the page as it stands. Between the themes only colours differ. */
export async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  const before = await page.evaluate(() => document.body.dataset.theme);
  for (const theme of ['light', 'dark']) {
    await show(page, theme);
    const axe = new AxeBuilder({ page }).include(part).exclude(oneOfMany);
    const { violations } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
    expect(violations.map(({ id, nodes }) => [theme, id, nodes[0]?.html])).toEqual([]);
  }
  await show(page, before ?? 'light');
}

/** Colours fade into each other; what is measured half-way is neither the one nor the other. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.body.dataset.theme = name;
    await new Promise(requestAnimationFrame);
    const settled = Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    // Some never end: what turns while something loads, what follows the scrolling.
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 400))]);
  }, theme);
}
