import type { Browser, Page } from '@playwright/test';
import { openPage } from './reader.ts';

export interface Scrolling {
  cards: number;
  seconds: number;
  longTasks: number;
  longestMs: number;
  /** Total blocking time: the part of long tasks beyond 50 ms. */
  blockingMs: number;
}

export const wantedCards = 400;
/** More than one screen per step, faster than anyone reads. */
const pixelsATurn = 900;
const msATurn = 100;
const turnConcurrency = 10;
const patienceMs = 300_000;

/** Scrolls fast through a long list on a phone until 400 cards are loaded, and measures long tasks. */
export async function measureScrolling(browser: Browser, address: string): Promise<Scrolling> {
  const page = await openPage(browser, 'phone', address);
  try {
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)));
      observer.observe({ type: 'longtask' });
    });
    const began = performance.now();
    const cards = await scrollThrough(page, began + patienceMs);
    const seconds = (performance.now() - began) / 1000;
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    return {
      ...{ cards, seconds, longTasks: tasks.length, longestMs: Math.max(0, ...tasks) },
      blockingMs: tasks.reduce((sum, task) => sum + task - 50, 0),
    };
  } finally {
    await page.context().close();
  }
}

async function scrollThrough(page: Page, end: number): Promise<number> {
  let cards = 0;
  while (cards < wantedCards && performance.now() < end) {
    for (let turn = 0; turn < turnConcurrency; turn += 1) {
      await page.mouse.wheel(0, pixelsATurn);
      await page.waitForTimeout(msATurn);
    }
    cards = await page.locator('article').count();
  }
  return cards;
}
