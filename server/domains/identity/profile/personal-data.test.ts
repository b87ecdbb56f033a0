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
    'assistant_actions',
    'bank_accounts',
    'bulk_changes',
    'cart_lines',
    // Not exported: version and time of the cart's last change.
    'carts',
    'commission_invoices',
    // Not exported as a whole: those of this seller.
    'commission_rules',
    'contact_codes',
    'draft_photos',
    'favorites',
    'identities',
    'invoices',
    // Not exported: each posting follows from its movement or order; the last two are the books of earlier versions.
    'journal_postings',
    'ledger_accounts',
    'ledger_balances',
    'ledger_movements',
    'ledger_postings',
    'listing_drafts',
    'mail_settings',
    'mails',
    'messages',
    'model_spending',
    'notification_choices',
    'notification_settings',
    'notifications',
    // Not exported: they hold for minutes.
    'one_time_tokens',
    'orders',
    'passkeys',
    'payout_accounts',
    'payout_settings',
    'payouts',
    'photo_edits',
    'photo_embeddings',
    'price_list_entries',
    'product_plans',
    'product_question_reports',
    'product_question_votes',
    'product_questions',
    'product_variants',
    'products',
    'purchases',
    'push_subscriptions',
    'quick_replies',
    'recovery_codes',
    'review_reports',
    'reviews',
    'seller_files',
    'seller_payment_methods',
    'seller_taxes',
    'sessions',
    'shipping_profiles',
    'shop_currency_changes',
    // Not exported: a number that follows from the follows.
    'shop_followers',
    'shop_follows',
    'shop_sections',
    'shop_vacations',
    'shops',
    'sign_in_networks',
    'thread_blocks',
    // Not exported: the numbers under which open pages are told of messages, for two days.
    'thread_event_counters',
    'thread_events',
    'thread_photos',
    'thread_reports',
    'threads',
    'token_entries',
    'two_factor_secrets',
    'write_offs',
  ]);
});
