import { dayMs } from '../../../contracts/durations.ts';
import { priceListEntries } from '../../../server/schema/marketplace/price-list-entries.ts';
import type { buildTestApp } from '../../support/test-app.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

/** A sale that runs, and one that is planned. */
export interface SaleRecords {
  sale: string;
  plannedSale: string;
}

export async function createSaleRecords(app: App, sellerId: number, productId: string): Promise<SaleRecords> {
  const create = (days: number) => createSale(app, { sellerId, productId: Number(productId) }, days);
  return { sale: await create(-1), plannedSale: await create(1) };
}

/** A sale that begins so many days from now, for more than the listing costs, so that it moves no price. */
async function createSale({ db }: App, of: { sellerId: number; productId: number }, days: number): Promise<string> {
  const startsAt = new Date(Date.now() + days * dayMs);
  const endsAt = new Date(startsAt.getTime() + 7 * dayMs);
  const [sale] = await db
    .insert(priceListEntries)
    .values({ ...of, amount: 99_999_999, startsAt, endsAt })
    .returning({ id: priceListEntries.id });
  return String(sale?.id);
}
