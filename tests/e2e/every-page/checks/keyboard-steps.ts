import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has the focus; every element on the way must show its focus. */
export async function tabTo(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeAttached();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await part.evaluate((element) => element === document.activeElement, undefined, { timeout: 5000 })) return;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(findUnseenFocus)).toBeNull();
  }
  throw new Error('The keyboard does not get there.');
}

export async function pressOn(page: Page, part: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, part);
  await page.keyboard.press(key);
}

/** The focused element if neither it nor its label or container has a visible focus ring. Runs in the page. */
function findUnseenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const hasRing = [focused, focused.closest('label'), focused.closest('form')].some((element) => {
    const { outlineStyle, outlineWidth } = element
      ? getComputedStyle(element)
      : { outlineStyle: 'none', outlineWidth: '0' };
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  return hasRing ? null : focused.outerHTML.slice(0, 300);
}
