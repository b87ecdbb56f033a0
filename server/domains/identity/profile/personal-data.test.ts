import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';

const { db } = await createTestDatabase();

test('the personal data download covers every table that refers to an account', async () => {
  const { rows } = await db.execute<{ table: string }>(
    sql`select distinct table_name as "table" from information_schema.columns
      where table_schema = 'public' and column_name in ('account_id', 'seller_id', 'customer_id') order by 1`,
  );
  // A new table with account data must be added to the download and to this list.
  expect(rows.map(({ table }) => table)).toEqual([
    'account_choices',
    'account_events',
    'addresses',
    'analyses',
    'bank_accounts',
    'cart_lines',
    // Not exported: version and time of the cart's last change.
    'carts',
    'commission_invoices',
    'contact_codes',
    'favorites',
    'identities',
    'invoices',
    // Not exported: each posting follows from its movement or order; the last two are the books of earlier versions.
    'journal_postings',
    'ledger_accounts',
    'ledger_balances',
    'ledger_movements',
    'ledger_postings',
    'mail_settings',
    'mails',
    'messages',
    'model_spending',
    // Not exported: they hold for minutes.
    'one_time_tokens',
    'orders',
    'passkeys',
    'payout_accounts',
    'payout_settings',
    'payouts',
    'photo_edits',
    'photo_embeddings',
    'product_plans',
    'products',
    'purchases',
    'recovery_codes',
    'review_reports',
    'reviews',
    'seller_files',
    'seller_payment_methods',
    'sessions',
    'shipping_profiles',
    'sign_in_networks',
    'token_entries',
    'two_factor_secrets',
    'write_offs',
  ]);
});
