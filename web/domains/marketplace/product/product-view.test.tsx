import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../../contracts/languages.ts';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { ProductView } from './product-view.tsx';

const texts = Object.fromEntries(
  languages.map((language) => [language, { title: `Title in ${language}`, description: `Words in ${language}` }]),
) as ProductDetails['texts'];
const product = {
  id: '7',
  productImage: 'a-photo.webp',
  images: ['a-photo.webp'],
  facts: [],
  options: [],
  variants: [],
  price_cents: 4900,
  currency: 'USD',
  price: 49,
  price_minor: 4900,
  price_before_minor: null,
  price_before_cents: null,
  rating: { average: 4.8, count: 23 },
  category_id: '1000',
  sub_category_id: '1300',
  super_sub_category_id: '1301',
  texts,
  recommended_countries: [],
  local_prices: {},
  rates_date: '2026-11-12',
  seller: { id: '3', name: 'Malee', place: null, listings: 1, rating: null },
  related: [],
} as unknown as ProductDetails;

beforeEach(() => {
  // Otherwise the currency is guessed in a worker, which the test DOM does not have.
  localStorage.setItem(storageKeys.currency, 'THB');
  return () => {
    localStorage.clear();
    document.documentElement.removeAttribute('lang');
  };
});

async function openPage(language: Language, source_language: Language) {
  document.documentElement.lang = language;
  const page = (
    <ProductView
      product={{ ...product, source_language }}
      ownerActions={null}
      offer={null}
      actions={null}
      photoAction={null}
    />
  );
  const { place } = await renderPage(page);
  const heading = () => place.querySelector('h1');
  const toggle = () => place.querySelector<HTMLButtonElement>('h1 + p button');
  return {
    title: () => heading()?.textContent,
    titleLanguage: () => heading()?.lang,
    note: () => place.querySelector('h1 + p')?.textContent,
    toggle,
    press: () => act(async () => toggle()?.click()),
  };
}

describe('a product page', () => {
  test('in English of a listing written in English says so and offers no other text', async () => {
    const page = await openPage('en', 'en');
    expect(page.note()).toBe('Original in English');
    expect(page.toggle()).toBeNull();
  });

  test('in English shows a Thai original and the translation again', async () => {
    const page = await openPage('en', 'th');
    expect(page.title()).toBe('Title in en');
    expect(page.note()).toBe('Translated from Thai\u00a0·See original');
    await page.press();
    expect([page.title(), page.titleLanguage()]).toEqual(['Title in th', 'th']);
    expect(page.note()).toBe('Original in Thai\u00a0·See translation');
    await page.press();
    expect([page.title(), page.titleLanguage()]).toEqual(['Title in en', 'en']);
  });

  test('in Thai of a listing written in Thai shows no translation', async () => {
    const page = await openPage('th', 'th');
    expect([page.title(), page.titleLanguage()]).toEqual(['Title in th', 'th']);
    expect(page.toggle()).toBeNull();
  });
});
