import { expect, test } from 'vitest';
import { findLeafCategory } from '../../../../catalog/lookup.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { listOwnListings } from '../../../../contracts/selling/my-listings.ts';
import { createProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs, db } = await buildTestApp();

test('a listing names its category in every language, also in those without a text', async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('names@example.com') });
  await createProduct(db, Number(post.id), { title: 'Thing' });
  const [listing] = (await apiAs(token)(listOwnListings, { body: {} })).listings;
  const leafCategory = findLeafCategory(listing?.super_sub_category_id ?? '');
  expect(listing?.names?.es).toEqual({ title: 'Thing', category: leafCategory?.names.es });
  expect(listing?.names?.en).toEqual({ title: 'Thing', category: leafCategory?.names.en });
});
