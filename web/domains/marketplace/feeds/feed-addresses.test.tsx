import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { FeedAddresses } from './feed-addresses.tsx';

beforeEach(() => {
  const post = { id: '7', name: 'Malee', email: 'malee@shop.example', phone: null };
  localStorage.setItem(storageKeys.session, JSON.stringify({ token: 'a-token', user_type: 'seller', post }));
  document.documentElement.lang = 'th';
  return () => {
    localStorage.clear();
    document.documentElement.removeAttribute('lang');
  };
});

test('a seller sees the addresses of the shop’s feeds in the language of the page, and copies one', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { place } = await renderPage(<FeedAddresses origin="https://bazaar.example" />);
  const shown = [...place.querySelectorAll('code')].map(({ textContent }) => textContent);
  expect(shown).toEqual(
    ['google.xml', 'meta.xml', 'openai.jsonl', 'new.rss'].map(
      (file) => `https://bazaar.example/th/seller/7/feeds/${file}`,
    ),
  );
  await act(async () => place.querySelectorAll('button')[1]?.click());
  expect(writeText).toHaveBeenCalledWith(shown[1]);
});
