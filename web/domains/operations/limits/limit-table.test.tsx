import { expect, test } from 'vitest';
import type { Limits } from '../../../../contracts/operations/limits.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { LimitTable } from './limit-table.tsx';

const limits: Limits = {
  ...{ upload_megabytes: 15, upload_megapixels: 50, uploads_a_minute: 11, analyses_a_day: 12 },
  ...{ storage_megabytes: 2048, unpublished_photos: 1300, publications_a_minute: 14, photo_edits_a_minute: 16 },
  ...{ ad_pictures_a_minute: 17, questions_a_minute: 18, messages_a_day: 19, transfers_a_minute: 21 },
  model_tokens_a_day: null,
};

async function rowsOf(given: Limits) {
  const { place } = await renderPage(<LimitTable limits={given} />);
  return [...place.querySelectorAll('dd')].map(({ textContent }) => textContent ?? '');
}

test('every limit of the server stands in the table with its own number', async () => {
  const numbers = (await rowsOf(limits)).map((text) => Number(text.replace(/[^\d]/g, '')));
  const set = Object.values(limits).filter((limit) => limit !== null);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(set.toSorted((a, b) => a - b));
});

test('tokens of a model are a row only where a model uses them', async () => {
  const rows = await rowsOf({ ...limits, model_tokens_a_day: 500_000 });
  expect(rows).toHaveLength((await rowsOf(limits)).length + 1);
  expect(rows.at(-1)).toContain('500,000');
});
