import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './fixtures.ts';
import { findLookalikes, findPaleWords, findUntoldLanguages, findViolations } from './unseen-faults.ts';

// Of a long list of the same kind a few entries are enough.
const oneOfMany = 'main :is(li, tr):nth-of-type(n+6)';

/**
 * Everything axe finds in both themes, with the page as it stands, and what it does not look for: words in a language
 * that is not named, and controls that are called the same. Between the themes only colours differ.
 */
export async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  const where = { part, except: oneOfMany };
  // Half a megabyte of script: once for each document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const before = await page.evaluate(() => document.body.dataset.theme);
  await show(page, 'light');
  expect(await page.evaluate(findViolations, where)).toEqual([]);
  expect(await page.evaluate(findUntoldLanguages, part)).toEqual([]);
  expect(await page.evaluate(findLookalikes, where)).toEqual([]);
  await show(page, 'dark');
  expect(await page.evaluate(findPaleWords, where)).toEqual([]);
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
