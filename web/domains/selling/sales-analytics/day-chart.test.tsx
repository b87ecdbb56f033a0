import { act } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { DayChart } from './day-chart.tsx';
import { formatFigure } from './format-figure.ts';

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
  const plot = place.querySelector('svg')?.parentElement;
  await act(async () => {
    plot?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 0 }));
  });
  const figures = place.querySelector('[data-day-figures]');
  expect(figures?.querySelector('p')?.textContent).toBe(date);
  expect(figures?.querySelector('b')?.textContent).toBe(formatFigure('revenue', 41.5));
});
