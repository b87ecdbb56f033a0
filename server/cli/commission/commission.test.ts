import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { markDelivered, shipOrder } from '../../../contracts/ordering/orders/seller-orders.ts';
import { ordering } from '../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { readConfig } from '../../config.ts';
import { listAllRules } from '../../domains/money/commission/commission-rules.service.ts';
import { runTimeout } from '../../domains/ordering/orders/timeouts.service.ts';
import { orders } from '../../schema/ordering/orders.ts';
import { handleCommission } from './commission.ts';

const now = new Date('2026-11-19T12:00:00Z');
const app = await buildTestApp();
const { db, queue } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const config = readConfig({ OPERATOR: 'Anan' });
const [seller, other, buyer] = [await newSeller(), await newSeller(), await newBuyer()];

async function run(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  await handleCommission({ db, config, now, log: (line) => void lines.push(line) }, words);
  return lines;
}

/** Sells goods for 10 dollars, of which 50 cents are commission, in October. */
async function sell(shop: typeof seller): Promise<void> {
  const { orders: placed } = await buyer.buy({ product: await shop.newProduct() });
  const id = placed[0]?.id ?? '';
  const parcel = { key: newKey(), carrier: 'flash-express', tracking_number: 'TH0123456789' } as const;
  await shop.call(shipOrder, { params: { id }, body: parcel });
  await shop.call(markDelivered, { params: { id }, body: {} });
  await runTimeout(db, { queue }, { orderId: Number(id), timeout: 'complete' }, new Date('2027-01-01T00:00:00Z'));
  const closedAt = new Date('2026-10-31T23:59:00Z');
  await db
    .update(orders)
    .set({ closedAt })
    .where(eq(orders.id, Number(id)));
}

beforeAll(async () => {
  await sell(seller);
  await sell(seller);
  await sell(other);
});

const why = ['--reason', 'Agreed in May'];

describe('the commission command', () => {
  test('says what last month would have been, and saves nothing in a dry run', async () => {
    const ofSeller = ['set', '--percent', '10', '--fixed', '0.30', '--seller', String(seller.id), ...why];
    expect(await run(...ofSeller, '--dry-run')).toEqual([
      '2026-10, completed orders in USD: 3. Commission: $ 1.50; with this rule: $ 3.10.',
      `Not saved: from 2026-11-19, seller ${seller.id}, all categories: 10 % and $ 0.30 an order`,
    ]);
    expect(await run()).toEqual(['Where no rule holds: 5 %.']);
  });

  test('writes rules that start and end, with who and why, and lists them', async () => {
    const scope = ['--seller', String(seller.id), ...why];
    expect((await run('set', '--percent', '7.5', '--from', '2026-12-01', ...scope)).at(-1)).toBe(
      `Saved as rule 1 by Anan: from 2026-12-01, seller ${seller.id}, all categories: 7.5 %`,
    );
    await expect(run('end', ...scope)).rejects.toThrow('holds on 2026-11-19');
    const ended = await run('end', '--from', '2027-01-01', ...scope);
    expect(ended[0]).toBe('2026-10, completed orders in USD: 3. Commission: $ 1.50; with this rule: $ 1.50.');
    await expect(run('end', '--from', '2027-02-01', ...scope)).rejects.toThrow('holds on 2027-02-01');
    expect(await run('list')).toEqual([
      'Where no rule holds: 5 %.',
      `     1  from 2026-12-01, seller ${seller.id}, all categories: 7.5 %  (2026-11-19 Anan: Agreed in May)`,
      `     2  from 2027-01-01, seller ${seller.id}, all categories: no rule of its own  (2026-11-19 Anan: Agreed in May)`,
    ]);
  });

  test('previews a rule of a category, whose goods are told by the product', async () => {
    const product = await seller.newProduct();
    const scope = ['--category', String(product.topCategoryId), ...why];
    const [preview, rule] = await run('set', '--percent', '0', ...scope, '--dry-run');
    expect(preview).toContain('with this rule: $ 0.00.');
    expect(rule).toMatch(/all sellers, category \d+ \(Gadget & Smart Tech\): 0 %$/);
  });

  test.each([
    ['no scope', ['set', '--percent', '5', ...why], 'name a --category'],
    ['no reason', ['set', '--percent', '5', '--seller', '1', '--reason', ' '], 'say why'],
    ['no percent', ['set', '--seller', '1', ...why], '--percent from 0 to 50'],
    ['more than half', ['set', '--percent', '50.01', '--seller', '1', ...why], '--percent from 0 to 50'],
    ['three decimals', ['set', '--percent', '5.123', '--seller', '1', ...why], '--percent from 0 to 50'],
    ['a large fixed part', ['set', '--percent', '5', '--fixed', '1001', '--seller', '1', ...why], '--fixed in US'],
    ['the past', ['set', '--percent', '5', '--from', '2026-11-18', '--seller', '1', ...why], 'today or a later day'],
    ['no day', ['set', '--percent', '5', '--from', '2027-02-30', '--seller', '1', ...why], 'today or a later day'],
    ['no category', ['set', '--percent', '5', '--category', '999999', ...why], 'no top or sub-category 999999'],
    ['no account', ['set', '--percent', '5', '--seller', '999999', ...why], 'There is no seller 999999'],
    ['a buyer', ['set', '--percent', '5', '--seller', String(buyer.id), ...why], `no seller ${buyer.id}`],
    ['a percent of what ends', ['end', '--percent', '5', '--seller', '1', ...why], 'Please use one of'],
    ['an unknown option', ['set', '--per-cent', '5'], 'Please use one of'],
    ['options of a list', ['list', '--seller', '1'], 'Please use one of'],
    ['another word', ['delete'], 'Please use one of'],
  ])('refuses %s in a sentence and saves nothing', async (_, words, sentence) => {
    const before = await listAllRules(db);
    await expect(run(...words)).rejects.toThrow(sentence);
    expect(await listAllRules(db)).toEqual(before);
  });
});
