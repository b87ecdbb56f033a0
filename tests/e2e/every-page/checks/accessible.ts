import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../../fixtures.ts';
import {
  findDuplicateNames,
  findLowContrast,
  findUndeclaredLanguages,
  findViolations,
} from './accessibility-checks.ts';

/** Marks a test that only checks accessibility: these are slow and run in a stage of their own. */
export const accessibility = '@accessibility';

// Checking a few entries of a long list is enough.
const oneOfMany = 'main :is(li, tr):nth-of-type(n+6)';

/**
 * Fails on any axe violation in both themes, and on what axe does not check: text in an undeclared language and
 * different controls with the same name. Only colours differ between the themes.
 */
export async function expectAccessible(page: Page, part = 'body'): Promise<void> {
  const where = { part, except: oneOfMany };
  // A dialog may load its code first.
  await page.locator(part).first().waitFor();
  // axe is half a megabyte, so it is injected once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const before = await page.evaluate(() => document.body.dataset.theme);
  await show(page, 'light');
  expect(await page.evaluate(findViolations, where)).toEqual([]);
  expect(await page.evaluate(findLowContrast, where)).toEqual([]);
  expect(await page.evaluate(findUndeclaredLanguages, part)).toEqual([]);
  expect(await page.evaluate(findDuplicateNames, where)).toEqual([]);
  await show(page, 'dark');
  expect(await page.evaluate(findLowContrast, where)).toEqual([]);
  await show(page, before ?? 'light');
}

/** Switches the theme and ends transitions of colours and of dialogs that open, which would distort the contrast. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.body.dataset.theme = name;
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) {
      // Some animations never end, such as spinners and scroll-driven ones.
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  }, theme);
}

/** With reduced motion, no animation lasts long enough to be visible. */
export async function expectStill(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 200)),
  );
  expect(moving).toEqual([]);
}
