import { act } from 'react';
import { expect, test } from 'vitest';
import { listReviews, type Review } from '../../../../contracts/marketplace/reviews.ts';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewList } from './review-list.tsx';

const review: Review = {
  ...{ id: '1', stars: 4, text: 'Good light', language: 'en', photo: null, author: 'Mali', answer: null },
  ...{ created_at: '2026-11-15T09:00:00.000Z', product_id: '7', product_title: 'Lamp' },
};

async function settle(check: () => void) {
  await waitFor(async () => {
    await act(async () => undefined);
    check();
  });
}

test('reviews are listed with their average, and further ones are added', async () => {
  const network = fakeApi();
  const rating = { average: 4.5, count: 2 };
  network.answer(listReviews, { reviews: [review], rating, next_cursor: 'more' });
  const { place } = await renderPage(<ReviewList of={{ product_id: '7' }} />);
  await settle(() => expect(place.textContent).toContain('Good light'));
  expect(place.textContent).toContain('4.5');
  network.answer(listReviews, { reviews: [{ ...review, id: '2', text: 'Too dark' }], rating, next_cursor: null });
  const more = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'More');
  await act(async () => more?.click());
  await settle(() => expect(place.textContent).toMatch(/Good light.*Too dark/));
  expect(network.callsOf(listReviews).map(({ body }) => (body as { cursor?: string }).cursor)).toEqual([
    undefined,
    'more',
  ]);
});

test('a product without reviews says so', async () => {
  fakeApi().answer(listReviews, { reviews: [], rating: null, next_cursor: null });
  const { place } = await renderPage(<ReviewList of={{ product_id: '7' }} />);
  await settle(() => expect(place.textContent).toContain('No reviews yet.'));
});

test('reviews that could not be loaded can be tried again', async () => {
  const network = fakeApi();
  network.answer(listReviews, { http: 500, code: 'unexpected', message: 'Something failed' });
  const { place } = await renderPage(<ReviewList of={{ product_id: '7' }} />);
  await settle(() => expect(place.querySelector('button')).not.toBeNull());
  network.answer(listReviews, { reviews: [review], rating: null, next_cursor: null });
  await act(async () => place.querySelector('button')?.click());
  await settle(() => expect(place.textContent).toContain('Good light'));
});

test('a review without a name is by a customer, and shows only the parts that it has', async () => {
  const bare = { ...review, author: '', text: '' };
  const { place } = await renderPage(<ReviewItem review={bare} onReport={() => undefined} />);
  expect(place.textContent).toContain('A customer');
  expect(place.querySelector('img, [lang]')).toBeNull();
  const full = { ...review, photo: 'photo.webp', answer: 'Thank you' };
  const { place: whole } = await renderPage(<ReviewItem review={full} onReport={() => undefined} />);
  expect(whole.querySelector('img')?.alt).toBe('Photo by Mali');
  expect(whole.textContent).toContain('The seller’s answerThank you');
});
