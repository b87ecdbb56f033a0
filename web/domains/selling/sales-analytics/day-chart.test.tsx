import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { DayChart } from './day-chart.tsx';

// The test DOM has no layout, and the chart is drawn only where it has a size.
beforeEach(() => {
  const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  measured.mockImplementation(function (this: HTMLElement) {
    return this.className.includes('recharts') ? new DOMRect(0, 0, 600, 220) : new DOMRect(0, 0, 40, 12);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
  return () => vi.restoreAllMocks();
});

const points = ['2026-10-25', '2026-11-17'].map((day) => ({ day, values: { revenue: 41.5 } }));

test.each([
  ['en', '25 Oct', '25 Oct 2026'],
  ['es', '25 oct', '25 oct 2026'],
  ['ja', '10月25日', '2026年10月25日'],
])('the days of a chart are written in the language of the page, %s', async (language, day, date) => {
  document.documentElement.lang = language;
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const { place } = await renderPage(<DayChart points={points} lines={[{ figure: 'revenue', tone: 'brand' }]} />);
  expect(place.textContent).toContain(day);
  const chart = place.querySelector('.recharts-wrapper');
  await act(async () => {
    chart?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 60, clientY: 50 }));
  });
  await expect.poll(() => place.querySelector('.recharts-tooltip-label')?.textContent).toBe(date);
  expect(place.querySelector('.recharts-tooltip-item-value')?.textContent).toBe('$ 41.50');
});
