import { verifyNewAccounts } from '../../support/identity/verified-accounts.ts';
import type { Site } from '../site/site.ts';
import type { Acknowledged } from '../traffic/acknowledged.ts';
import type { Findings } from './findings.ts';
import { checkOrders } from './order-checks.ts';
import { checkStripe } from './stripe-checks.ts';

/** Installs triggers that record each completion of an analysis and verify the contact of each new account. */
export async function watchAnalyses({ database }: Site): Promise<void> {
  await verifyNewAccounts(database);
  await database.query('create table finished (uuid uuid, round int)');
  await database.query(`create function note_finish() returns trigger language plpgsql as
    'begin insert into finished values (new.uuid, new.round); return new; end'`);
  await database.query(`create trigger note_finish after update on analyses for each row
    when (old.model is null and new.model is not null) execute function note_finish()`);
}

/** Compares all acknowledged requests with the database. */
export async function check({ database, stripe }: Site, acknowledged: Acknowledged): Promise<Findings> {
  const found: Findings = { lost: [], doubled: [], unfinished: [] };
  const { lost, doubled, unfinished } = found;
  const acts = {
    signUps: acknowledged.of('sign-up'),
    favourites: acknowledged.of('favourite'),
    listings: acknowledged.of('listing'),
    photos: acknowledged.of('photo'),
    deposits: acknowledged.of('deposit'),
  };
  const column = async (text: string) =>
    new Map((await database.query<{ name: string; value: string }>(text)).map(({ name, value }) => [name, value]));

  const accounts = await column(
    "select role || ' ' || email as name, count(*)::text as value from accounts group by 1",
  );
  for (const { userType, email } of acts.signUps) {
    if (!accounts.has(`${userType} ${email}`)) lost.push(`sign-up ${email}`);
  }
  const saved = await column("select customer_id || ' ' || product_id as name, '' as value from favorites");
  for (const { customerId, productId } of acts.favourites) {
    if (!saved.has(`${customerId} ${productId}`)) lost.push(`favourite ${customerId} ${productId}`);
  }
  const published = await column(`select publish_key as name, product_id::text as value from product_plans
    join products on products.id = product_id
    where is_live and 7 = (select count(*) from product_texts where product_texts.product_id = products.id)`);
  for (const { key, productId } of acts.listings) {
    if (published.get(`draft:${key}`) !== productId) lost.push(`listing ${productId}`);
  }
  const analyses = await column('select uuid::text as name, stage as value from analyses');
  for (const { uuid } of acts.photos) {
    const stage = analyses.get(uuid);
    if (!stage) lost.push(`analysis ${uuid}`);
    else if (stage !== 'done' && stage !== 'failed') unfinished.push(`analysis ${uuid} (${stage})`);
  }
  const deposits = await column(`select key as name, amount_cents || ' ' || state as value from ledger_movements`);
  for (const { key, cents } of acts.deposits) {
    const [amount, state] = deposits.get(key)?.split(' ') ?? [];
    if (amount !== String(cents)) lost.push(`deposit ${key} of ${cents} cents`);
    else if (state === 'processing') unfinished.push(`deposit ${key}`);
  }
  for (const { key, cents } of acknowledged.of('payout')) {
    const [amount] = deposits.get(key)?.split(' ') ?? [];
    if (amount !== String(cents)) lost.push(`payout ${key} of ${cents} cents`);
  }

  const rowsThatMustNotBe = {
    'a listing without a draft': `select id from products where not exists (select from product_plans where product_id = id)`,
    'an analysis finished twice': `select uuid as id from finished group by uuid, round having count(*) > 1`,
    'a job queued twice': `select name || ' ' || data as id from pgboss.job
      where name in ('settle-transfer', 'analyze-photo', 'refund-payment') group by name, data having count(*) > 1`,
    'books that do not agree': `select seller_id as id from (
        select seller_id, id as account, balance_cents as cents from ledger_accounts
        union all select seller_id, id, -cents from journal_postings join ledger_accounts on id = account_id) as sums
      group by seller_id, account having sum(cents) <> 0`,
    'money that is not the sum of the movements of a wallet': `select seller_id as id from (
        select seller_id, sum(balance_cents) as cents from ledger_accounts where type in ('available', 'debt') group by seller_id
      ) balances left join (
        select seller_id, sum(case
            when type in ('withdrawal', 'payout') and state <> 'failed' then -amount_cents
            when state <> 'completed' or type = 'debt_payment' then 0
            when type in ('refund', 'dispute', 'commission') then -amount_cents
            else amount_cents - fee_cents end) filter (where type not in ('withdrawal', 'payout') or state <> 'failed') as brought
        from ledger_movements group by seller_id) movements using (seller_id)
      where cents <> coalesce(brought, 0)`,
    'a movement without its beginning and at most one end': `select movement_id as id from journal_entries
      join ledger_movements on ledger_movements.id = movement_id and type not in ('payout_returned', 'debt_payment')
      where order_id is null group by movement_id having count(*) filter (where step = 'opened') <> 1 or count(*) > 2`,
  };
  for (const [what, text] of Object.entries(rowsThatMustNotBe)) {
    for (const { id } of await database.query<{ id: string }>(text)) doubled.push(`${what}: ${id}`);
  }
  const others = [await checkOrders(database, acknowledged), ...(stripe ? [await checkStripe(stripe, database)] : [])];
  for (const other of others) {
    lost.push(...other.lost);
    doubled.push(...other.doubled);
    unfinished.push(...other.unfinished);
  }
  return found;
}
