import { sql } from 'drizzle-orm';
import type { Db } from '../../server/platform/db/database.ts';
import { demoMarkets } from '../sellers.ts';

/** Sells goods of a demo shop that an earlier version loaded where its buyers live; does nothing the second time. */
export async function widenMarkets(db: Db): Promise<void> {
  const markets = sql`${sql.param([...demoMarkets])}::text[]`;
  await db.execute(sql`
    update products set countries = countries || array(select code from unnest(${markets}) as code where code <> all (countries))
    where is_demo and not countries @> ${markets}`);
}
