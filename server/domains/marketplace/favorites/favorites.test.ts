import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import {
  listFavoriteIds,
  listFavorites,
  removeFavorite,
  saveFavorite,
} from '../../../../contracts/marketplace/favorites.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs, db } = await buildTestApp();
const ids: string[] = [];
let asCustomer: Api;
let asOther: Api;

const customer = async (email: string) => apiAs((await api(signUpCustomer, { body: withEmail(email) })).token);

beforeAll(async () => {
  const seller = await createSeller(db);
  for (let index = 0; index < 3; index += 1) ids.push(String((await createProduct(db, seller.id)).id));
  asCustomer = await customer('fan@example.com');
  asOther = await customer('other@example.com');
});

describe('favorites', () => {
  test('are listed once each, last saved first', async () => {
    for (const id of [...ids, ids[0] ?? '']) await asCustomer(saveFavorite, { params: { id } });
    const { ids: saved } = await asCustomer(listFavoriteIds);
    expect(saved).toHaveLength(3);
    const { products } = await asCustomer(listFavorites, { body: {} });
    expect(products.map((product) => product.id)).toEqual(saved);
  });

  test('are visible to their customer only', async () => {
    expect((await asOther(listFavoriteIds)).ids).toEqual([]);
    await asOther(removeFavorite, { params: { id: ids[0] ?? '' } });
    expect((await asCustomer(listFavoriteIds)).ids).toContain(ids[0]);
  });

  test('can be removed twice', async () => {
    for (let round = 0; round < 2; round += 1) await asCustomer(removeFavorite, { params: { id: ids[1] ?? '' } });
    expect((await asCustomer(listFavoriteIds)).ids).not.toContain(ids[1]);
  });

  test('cannot contain a product that is not for sale', async () => {
    await expect(asCustomer(saveFavorite, { params: { id: '424242' } })).rejects.toMatchObject({ status: 404 });
  });

  test('are for customers only', async () => {
    await expect(api(listFavoriteIds)).rejects.toMatchObject({ status: 401 });
    const { token } = await api(signUpSeller, {
      body: withEmail('s@example.com'),
    });
    await expect(apiAs(token)(listFavoriteIds)).rejects.toMatchObject({
      status: 403,
      message: 'Your account cannot do this.',
    });
  });
});
