import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { findLookalikes, findPaleWords, findUntoldLanguages } from './unseen-faults.ts';

// Of a long list of the same kind a few entries are enough.
const oneOfMany = 'main :is(li, tr):nth-of-type(n+6)';

/**
 * Everything axe finds in both themes, with the page as it stands, and what it does not look for: words in a language
 * that is not named, and controls that are called the same. Between the themes only colours differ.
 */
export async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  const before = await page.evaluate(() => document.body.dataset.theme);
  await show(page, 'light');
  // Run in the page itself: there are no frames whose findings would have to be put together in another.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).exclude(oneOfMany);
  axe.options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  expect(await page.evaluate(findUntoldLanguages, part)).toEqual([]);
  expect(await page.evaluate(findLookalikes, { part, except: oneOfMany })).toEqual([]);
  await show(page, 'dark');
  expect(await page.evaluate(findPaleWords, { part, except: oneOfMany })).toEqual([]);
  await show(page, before ?? 'light');
}

/** Colours fade into each other; what is measured half-way is neither the one nor the other. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    if (document.body.dataset.theme === name) return;
    document.body.dataset.theme = name;
    await new Promise(requestAnimationFrame);
    const settled = Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    // Some never end: what turns while something loads, what follows the scrolling.
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 400))]);
  }, theme);
}

/** Nothing moves for longer than an eye can see, for whoever asked for stillness. */
export async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 200)),
  );
  expect(moving).toEqual([]);
}
