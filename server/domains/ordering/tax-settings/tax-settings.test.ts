import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { getCustomerOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { getShipping, putShipping } from '../../../../contracts/ordering/shipping.ts';
import { getTaxSettings, putTaxSettings } from '../../../../contracts/ordering/tax-settings.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const app = await buildTestApp({ now: () => new Date('2026-11-19T12:00:00Z') });
const { newSeller, newBuyer } = ordering(app);

async function newShop(country = 'TH') {
  const seller = await newSeller();
  const move = async (to: string) => {
    const { shipping } = await seller.call(getShipping, { body: {} });
    await seller.call(putShipping, { body: { ...shipping, country: to } });
  };
  if (country !== 'TH') await move(country);
  const put = async (body: z.input<typeof putTaxSettings.body>) => (await seller.call(putTaxSettings, { body })).tax;
  const get = async () => (await seller.call(getTaxSettings, {})).tax;
  return { ...seller, put, get, move };
}

describe('the tax settings of a seller', () => {
  test('say nothing before the seller does, beside what is known of the country', async () => {
    const { get } = await newShop();
    const known = { name: 'vat', standard: 700, reduced: [], tax_id_name: 'Tax identification number' };
    expect(await get()).toMatchObject({ country: 'TH', known, is_registered: false, tax_id: '', share: null });
  });

  test('ask once about a number that looks unlike those of the country, and then take it', async () => {
    const { put, get } = await newShop();
    const doubtful = { is_registered: true, tax_id: ' 12 34 ' };
    await expect(put(doubtful)).rejects.toMatchObject({
      ...{ status: 400, code: 'tax_id_doubtful', message: expect.stringContaining('0105512345678') },
    });
    expect((await get()).is_registered).toBe(false);
    expect((await put({ ...doubtful, is_tax_id_confirmed: true })).tax_id).toBe('12 34');
    expect(await put({ is_registered: true, tax_id: '0-1055-12345-67-8' })).toEqual(await get());
  });

  test.each([
    ['without a number', 'TH', { tax_id: ' ' }, 'tax_id'],
    ['with a rate that the country does not have', 'VN', { tax_id: '0123456789', share: 900 }, 'share'],
    ['where no tax is known', 'US', { tax_id: '123' }, 'No tax of United States'],
  ])('refuse to register %s', async (_, country, body, sentence) => {
    const { put, get } = await newShop(country);
    const message = expect.stringContaining(sentence);
    await expect(put({ is_registered: true, ...body })).rejects.toMatchObject({ code: 'bad_input', message });
    expect((await get()).is_registered).toBe(false);
  });

  test('keep a reduced rate, and forget number and rate with the registration', async () => {
    const { put } = await newShop('VN');
    expect(await put({ is_registered: true, tax_id: '0123456789', share: 800 })).toMatchObject({ share: 800 });
    expect(await put({ is_registered: true, tax_id: '0123456789', share: 1000 })).toMatchObject({ share: null });
    expect(await put({ is_registered: false, tax_id: '0123456789' })).toMatchObject({
      is_registered: false,
      tax_id: '',
    });
  });

  test('end when the shop moves to another country, whose tax office has another number', async () => {
    const { put, get, move } = await newShop();
    await put({ is_registered: true, tax_id: '0105512345678' });
    await move('TH');
    expect((await get()).is_registered).toBe(true);
    await move('DE');
    expect(await get()).toMatchObject({ country: 'DE', is_registered: false, tax_id: '', left_country: 'TH' });
  });

  test('ask again after a move, and leave the number on the orders that were placed before', async () => {
    const { put, get, move, newProduct } = await newShop();
    const buyer = await newBuyer();
    await put({ is_registered: true, tax_id: '0105512345678' });
    const { orders } = await buyer.buy({ product: await newProduct() });
    await move('DE');
    const { order } = await buyer.call(getCustomerOrder, { params: { id: orders[0]?.id ?? '' }, body: {} });
    expect(order.tax).toMatchObject({ country: 'TH', tax_id: '0105512345678', amount_cents: order.tax?.amount_cents });
    expect(await put({ is_registered: false })).toMatchObject({ left_country: null, is_registered: false });
    await move('FR');
    expect((await get()).left_country).toBeNull();
  });

  test('are not a buyer’s', async () => {
    const buyer = await newBuyer();
    await expect(buyer.call(getTaxSettings, {})).rejects.toMatchObject({ status: 403 });
  });
});
