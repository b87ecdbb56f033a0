import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { dayMs } from '../../../contracts/durations.ts';
import { signUpSeller } from '../../../contracts/identity/accounts.ts';
import { languages } from '../../../contracts/languages.ts';
import { getProduct } from '../../../contracts/marketplace/listings.ts';
import { planSale } from '../../../contracts/marketplace/sales.ts';
import { applySales } from '../../../server/domains/marketplace/sales/apply-sales.service.ts';
import { productTexts } from '../../../server/schema/marketplace/listings.ts';
import { priceListEntries } from '../../../server/schema/marketplace/price-list-entries.ts';
import { createProduct } from '../factories.ts';
import { withEmail } from '../identity/credentials.ts';
import type { buildTestApp } from '../test-app.ts';

export const daysAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

let count = 0;

/** A new seller with the means to plan sales, and to run what the job of sales does. */
export async function createSaleShop({ api, apiAs, db }: Awaited<ReturnType<typeof buildTestApp>>) {
  count += 1;
  const { token, post } = await api(signUpSeller, { body: withEmail(`sales-${count}@example.com`) });
  const asSeller = apiAs(token);
  const sellerId = Number(post.id);
  const apply = () => applySales(db, new AbortController().signal);

  /** A listing that has been on sale at its price for twenty days. */
  async function list(price: number, columns: object = {}): Promise<string> {
    const title = `Lamp for ${price}`;
    const product = await createProduct(db, sellerId, { priceCents: price, title, ...columns });
    const others = languages.filter((language) => language !== 'en');
    const texts = others.map((language) => ({ productId: product.id, language, title, description: title }));
    await db.insert(productTexts).values(texts);
    await db.execute(
      sql`update product_prices set started_at = started_at - interval '20 days' where product_id = ${product.id}`,
    );
    return String(product.id);
  }

  async function plan(body: Partial<z.input<typeof planSale.body>>) {
    const { sale } = await asSeller(planSale, { body: { ends_at: daysAhead(3), ...body } });
    await apply();
    return sale?.id ?? '';
  }

  /** Moves a sale in time, as if it had been planned for then; one that has ended began an hour before. */
  async function move(id: string, { startsAt, endsAt }: { startsAt?: Date; endsAt?: Date }) {
    const beforeEnd = endsAt && new Date(endsAt.getTime() - 3_600_000);
    await db
      .update(priceListEntries)
      .set({ startsAt: startsAt ?? beforeEnd, endsAt })
      .where(eq(priceListEntries.id, Number(id)));
  }

  async function pricesOf(id: string) {
    const { product } = await api(getProduct, { params: { id, language: 'en' } });
    return { now: product.price_minor, before: product.price_before_minor, ends: product.sale_ends_at };
  }

  return { asSeller, sellerId, token, apply, list, plan, move, pricesOf };
}
