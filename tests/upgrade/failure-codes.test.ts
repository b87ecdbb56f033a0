import { expect, test } from 'vitest';
import { migrateDatabase } from '../../server/platform/db/database.ts';
import { listMigrations } from '../../server/schema/list-migrations.ts';
import { createFirstRelease } from './first-release.ts';

const storedSentences = {
  'The test bank refused the transfer. The money is back where it was.': 'test_bank_refused',
  'The payment provider did not answer for days, so this was called off. Nothing was added to your wallet.':
    'deposit_timed_out',
  'The payment provider did not answer for days, so this was called off. All of it is back in your wallet.':
    'withdrawal_timed_out',
  'Another sentence of an earlier version': 'transfer_failed',
};

test('English sentences that were stored as reasons of failures become codes', async () => {
  const { pool } = await createFirstRelease();
  await migrateDatabase({ pool }, listMigrations().slice(0, 23));
  const insertMovement = `insert into ledger_movements (seller_id, kind, amount_cents, fee_cents, wallet_id, wallet, key, state, failure, created_at)
    values (16, 'payout', 100, 0, 'sandbox-usdt', 'USDT wallet', $1, 'failed', $1, now())`;
  for (const sentence of Object.keys(storedSentences)) await pool.query(insertMovement, [sentence]);
  await pool.query(`insert into analyses (seller_id, image, stage, model, failure)
    values (16, 'failed.webp', 'failed', 'none', 'This photo could not be analysed.'), (16, 'done.webp', 'done', 'some', null)`);
  await migrateDatabase({ pool });

  const movements = await pool.query<{ key: string; failure: string }>(
    `select key, failure from ledger_movements where state = 'failed'`,
  );
  expect(Object.fromEntries(movements.rows.map(({ key, failure }) => [key, failure]))).toEqual(storedSentences);
  const analyses = await pool.query(
    `select image, failure from analyses where image in ('failed.webp', 'done.webp') order by image`,
  );
  expect(analyses.rows).toEqual([
    { image: 'done.webp', failure: null },
    { image: 'failed.webp', failure: 'analysis_failed' },
  ]);
  const change = pool.query(`update ledger_movements set failure = 'other' where state = 'failed'`);
  await expect(change).rejects.toThrow('a movement only ends, and only once');
});
