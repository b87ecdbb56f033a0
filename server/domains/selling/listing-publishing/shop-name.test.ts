import { describe, expect, test } from 'vitest';
import { getMe, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getSeller } from '../../../../contracts/marketplace/sellers.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { drawPhoto } from '../../../../tests/support/photos/draw-photo.ts';
import { listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs } = await buildTestApp();
const file = await drawPhoto();

async function newSeller(email: string) {
  const { token, post } = await api(signUpSeller, { body: withEmail(email) });
  const call = apiAs(token);
  const publish = (shopName?: string) =>
    call(addProduct, { body: { ...listingForm(), ...(shopName === undefined ? {} : { shopName }) }, file });
  return { publish, me: async () => (await call(getMe)).post, id: post.id };
}

describe('the shop name', () => {
  test('says what the first listing is, until the seller sends one with a listing, and then does not change', async () => {
    const { publish, me, id } = await newSeller('shopkeeper@example.com');
    await publish();
    expect(await me()).toMatchObject({ name: 'Audio shop', has_default_name: true });
    await publish('  Malee’s\u202E Corner ');
    expect(await me()).toMatchObject({ name: 'Malee’s Corner', has_default_name: false });
    expect((await api(getSeller, { params: { id }, body: {} })).seller.name).toBe('Malee’s Corner');
    await publish('Another name');
    expect((await me()).name).toBe('Malee’s Corner');
  });

  test('has the same length limit as any other name', async () => {
    const { publish } = await newSeller('long@example.com');
    await expect(publish('x'.repeat(81))).rejects.toMatchObject({ message: 'Name must have at most 80 characters' });
  });
});
