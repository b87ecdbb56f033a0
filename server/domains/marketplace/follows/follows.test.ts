import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { closeAccount } from '../../../../contracts/identity/profile.ts';
import { followSeller, listFollowIds, listFollows, unfollowSeller } from '../../../../contracts/marketplace/follows.ts';
import { getSeller } from '../../../../contracts/marketplace/sellers.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { password } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { isFollower } from './follows.service.ts';

const { api, apiAs, db } = await buildTestApp();
const shops: string[] = [];
let asCustomer: Api;
let asOther: Api;

const customer = async (email: string) => apiAs((await api(signUpCustomer, { body: withEmail(email) })).token);
const followersOf = async (id: string) => (await api(getSeller, { params: { id }, body: {} })).seller.followers;

beforeAll(async () => {
  for (let count = 0; count < 3; count += 1) {
    const seller = await createSeller(db);
    await createProduct(db, seller.id);
    shops.push(String(seller.id));
  }
  asCustomer = await customer('follower@example.com');
  asOther = await customer('other-follower@example.com');
});

describe('followed shops', () => {
  test('are listed once each, last followed first, with how many follow them', async () => {
    for (const id of [...shops, shops[0] ?? '']) await asCustomer(followSeller, { params: { id } });
    const { ids } = await asCustomer(listFollowIds);
    expect(ids).toEqual([...shops].reverse());
    const { shops: listed, next_cursor } = await asCustomer(listFollows, { body: {} });
    expect(listed.map(({ id, followers }) => [id, followers])).toEqual(ids.map((id) => [id, 1]));
    expect(next_cursor).toBeNull();
  });

  test('belong to their customer, and the shop shows the number alone', async () => {
    const [id = ''] = shops;
    expect((await asOther(listFollowIds)).ids).toEqual([]);
    await asOther(unfollowSeller, { params: { id } });
    expect(await followersOf(id)).toBe(1);
    expect((await asOther(followSeller, { params: { id } })).followers).toBe(2);
    expect(await followersOf(id)).toBe(2);
  });

  test('can be unfollowed twice, and count once', async () => {
    const [, id = ''] = shops;
    for (let round = 0; round < 2; round += 1) await asCustomer(unfollowSeller, { params: { id } });
    expect(await followersOf(id)).toBe(0);
    expect((await asCustomer(listFollowIds)).ids).not.toContain(id);
  });

  test('are known to what only followers get', async () => {
    const fan = await api(signUpCustomer, { body: withEmail('fan-of-one@example.com') });
    await apiAs(fan.token)(followSeller, { params: { id: shops[2] ?? '' } });
    expect(await isFollower(db, Number(fan.post.id), Number(shops[2]))).toBe(true);
    expect(await isFollower(db, Number(fan.post.id), Number(shops[1]))).toBe(false);
  });

  test('lose a follower who closes the account', async () => {
    const [id = ''] = shops;
    await asOther(closeAccount, { body: { current_password: password } });
    expect(await followersOf(id)).toBe(1);
  });

  test('cannot be a seller without listings, an unknown one, or followed by a seller', async () => {
    const idle = await createSeller(db);
    for (const id of [String(idle.id), '424242', 'x']) {
      await expect(asCustomer(followSeller, { params: { id } })).rejects.toMatchObject({ status: 404 });
    }
    const { token } = await api(signUpSeller, { body: withEmail('seller-who-follows@example.com') });
    await expect(apiAs(token)(followSeller, { params: { id: shops[0] ?? '' } })).rejects.toMatchObject({ status: 403 });
    await expect(api(listFollowIds)).rejects.toMatchObject({ status: 401 });
  });
});
