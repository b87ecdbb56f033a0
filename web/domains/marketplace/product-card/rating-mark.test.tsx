import { expect, onTestFinished, test } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { RatingMark } from './rating-mark.tsx';

test.each([
  ['en', '4.5 (2)'],
  ['vi', '4,5 (2)'],
])('an average is written as the language %s writes numbers', async (language, text) => {
  document.documentElement.lang = language;
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const { place } = await renderPage(<RatingMark rating={{ average: 4.5, count: 2 }} />);
  expect(place.querySelector('[aria-hidden]:last-child')?.textContent).toBe(text);
});
