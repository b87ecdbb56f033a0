import { describe, expect, test } from 'vitest';
import type { LineRow, OrderRow } from '../order-state/order-rows.ts';
import { summarizeOrder } from './order-summary.ts';

const placedAt = new Date('2026-11-15T09:00:00.000Z');
const order = { id: 42, sellerId: 1, placedAt, dueAt: null, country: 'TH', address: null } as OrderRow;
const line = (originalTitle: string, units: number) =>
  ({ title: `${originalTitle}, translated`, originalTitle, units, image: 'a-photo.webp' }) as LineRow;

describe('the summary of an order', () => {
  test('counts the units of the first product apart from those of the others', () => {
    const lines = [line('Lantern', 1), line('Kettle', 3), line('Cup', 1)];
    expect(summarizeOrder(order, lines, { reader: 'seller', language: 'en' })).toMatchObject({
      ...{ first_title: 'Lantern', first_units: 1, more_products: 2, units: 5 },
    });
  });

  test('has no other products where there is one, and the title that the buyer read', () => {
    expect(summarizeOrder(order, [line('Lantern', 2)], { reader: 'buyer', language: 'en' })).toMatchObject({
      ...{ first_title: 'Lantern, translated', first_units: 2, more_products: 0, units: 2 },
    });
  });
});
