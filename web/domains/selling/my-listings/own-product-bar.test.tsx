import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { startSession } from '../../identity/session/session.ts';
import { OwnProductBar } from './own-product-bar.tsx';

afterEach(() => localStorage.clear());

const product = { id: '7', seller: { id: '16' } } as Parameters<typeof OwnProductBar>[0]['product'];

async function linksFor(user_type: 'seller' | 'customer', id: string) {
  startSession({ token: 'token', user_type, post: { id } });
  const { place } = await renderPage(<OwnProductBar product={product} />);
  return [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test('a seller on the page of their own product can edit it and go back to their listings', async () => {
  expect(await linksFor('seller', '16')).toEqual(['/storefront', '/storefront?edit=7']);
});

test('another seller, and a customer with the same number, see no such links', async () => {
  expect(await linksFor('seller', '17')).toEqual([]);
  expect(await linksFor('customer', '16')).toEqual([]);
});
