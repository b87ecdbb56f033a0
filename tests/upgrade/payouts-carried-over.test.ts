import { expect, test } from 'vitest';
import { migrateDatabase } from '../../server/platform/db/database.ts';
import { listMigrations } from '../../server/schema/list-migrations.ts';
import { createFirstRelease } from './first-release.ts';

const payoutsMigration = 32;

test('what was on its way out becomes a requested payout of the same amount, and what had ended an ended one', async () => {
  const { pool } = await createFirstRelease();
  await migrateDatabase({ pool }, listMigrations().slice(0, payoutsMigration));
  await pool.query(`
    insert into ledger_movements (seller_id, type, amount_cents, fee_cents, wallet_id, wallet, key, state, failure, created_at, settled_at) values
      (16, 'withdrawal', 3000, 25, 'sandbox-bank', 'Test bank ••6789', 'open', 'processing', null, now(), null),
      (16, 'payout', 2000, 50, 'sandbox-usdt', 'USDT wallet', 'done', 'completed', null, now(), now()),
      (16, 'payout', 1000, 50, 'sandbox-usdt', 'USDT wallet', 'refused', 'failed', 'test_bank_refused', now(), now());
    insert into ledger_accounts (owner, seller_id, type) values ('outside', 16, 'outside'), ('seller', 16, 'leaving')
      on conflict do nothing;
    insert into journal_entries (movement_id, step, key, created_at)
      select id, 'opened', 'movement ' || id || ' opened', now() from ledger_movements where key = 'open';
    insert into journal_postings select journal_entries.id, ledger_accounts.id, case type when 'leaving' then 3000 else -3000 end
      from journal_entries, ledger_accounts where seller_id = 16 and type in ('outside', 'leaving')
      and movement_id = (select id from ledger_movements where key = 'open');`);
  await migrateDatabase({ pool });

  const { rows } = await pool.query(
    `select key, payouts.state, payouts.amount_cents::int, payouts.fee_cents::int, destination, payouts.failure
     from payouts join ledger_movements on ledger_movements.id = movement_id order by payouts.id`,
  );
  expect(rows).toEqual([
    {
      key: 'open',
      state: 'requested',
      amount_cents: 2975,
      fee_cents: 25,
      destination: 'Test bank ••6789',
      failure: null,
    },
    { key: 'done', state: 'paid', amount_cents: 1950, fee_cents: 50, destination: 'USDT wallet', failure: null },
    {
      key: 'refused',
      state: 'failed',
      amount_cents: 950,
      fee_cents: 50,
      destination: 'USDT wallet',
      failure: 'test_bank_refused',
    },
  ]);
  const balances = await pool.query(
    `select type, balance_cents::int from ledger_accounts where seller_id = 16 and type in ('leaving', 'payout') order by type`,
  );
  expect(balances.rows).toEqual([
    { type: 'leaving', balance_cents: 0 },
    { type: 'payout', balance_cents: 3000 },
  ]);
});
