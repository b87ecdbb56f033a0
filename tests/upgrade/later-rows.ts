/**
 * Rows to insert after each migration, by its number; all later migrations must keep them.
 * A migration that creates a table needs rows here.
 */
export const laterRows: Record<number, string> = {
  2: `
    insert into analyses (uuid, seller_id, image, round, stage, model, leaf_id, facts, proposal, published, created_at, finished_at) values
      ('0b7a3c1e-58f4-4c1c-9d0e-2f5a0f3c9d11', 16, 'c6a1d2e3-own-phones.webp', 2, 'done', 'embedded', 1301,
       '{"words": ["ห้องอัด 🎧"], "colours": [{"value": "black", "certainty": "seen"}]}', '{"thai": {"title": "หูฟัง", "description": "สีดำ"}}',
       '{"leafId": 1301, "texts": {"en": {"title": "Headphones", "description": "Black."}}}', '2026-11-15 05:10:00.5+00', '2026-11-15 05:10:04+00'),
      ('f3a1d0c2-0b1d-4f6e-8a6b-7d1e2c3b4a55', 17, 'd7b2e3f4-own-laptop.webp', 1, 'queued', null, null, null, null, null, '2026-11-15 05:11:00+00', null);
    insert into model_spending (seller_id, day, tokens) values (16, '2026-11-15', 1234), (17, '2026-11-15', 0);
    insert into product_plans (product_id, seller_id, publish_key, analysis_uuid, price_min_cents, price_max_cents, local_currencies,
      platform_comparison, monthly_sales_target_cents, sell_units, marketing_budget_cents, offers_credit, fulfilment, weight_grams) values
      (5, 16, 'key-of-the-headphones', '0b7a3c1e-58f4-4c1c-9d0e-2f5a0f3c9d11', 3000, 6000, '{"THB": {"min": 990, "max": 1990}}',
       '{"Shopee": {"availability": "high", "price_range": {"max": 55, "min": 28}}}', 8000000000, 40, 5000, true, 'courier', 800),
      (4, 16, 'key-of-the-hat', null, null, null, null, null, 1, -3, 1, false, null, null);
    update product_texts set is_stale = true where product_id = 5 and language = 'ja';
    update products set removed_at = '2026-11-15 05:12:00+00', is_live = false where id = 3;`,
  3: `
    insert into messages (account_id, topic, message, created_at) values
      (16, 'other', 'สวัสดีค่ะ 🙏' || chr(10) || 'Zweite Zeile; ''quoted''', '2026-11-15 05:30:00+00');`,
  4: 'update products set was_live = true where id = 3;',
  5: `update analyses set estimated_on = '2026-10-01' where seller_id = 16;`,
  6: `
    insert into account_choices (account_id, allows_behavioral_data, optimizes_for_others) values (16, true, false);
    insert into token_entries (account_id, amount, reason, created_at) values
      (16, 5, 'behavioral-data-allowed', '2026-11-15 06:01:00+00'), (16, -5, 'behavioral-data-withdrawn', '2026-11-15 06:02:00+00'),
      (16, 5, 'behavioral-data-allowed', '2026-11-15 06:03:00+00');`,
  7: `
    insert into bank_accounts values (16, 'sandbox-1', 'Bangkok Sandbox Bank', '4242', '2026-11-15 06:30:00+00');
    insert into ledger_movements (seller_id, kind, amount_cents, fee_cents, wallet_id, wallet, key, created_at) values
      (16, 'deposit', 10000, 0, 'sandbox-usdt', 'USDT wallet', 'the-first-deposit', '2026-11-15 06:31:00+00'),
      (16, 'sale', 4990, 0, 'sandbox-usdt', 'USDT wallet', 'the-first-sale', '2026-11-15 06:32:00+00'),
      (19, 'deposit', 700, 0, 'sandbox-usdt', 'USDT wallet', 'of-a-closed-account', '2026-11-15 06:33:00+00');
    insert into ledger_entries (movement_id, step, created_at) values
      (1, 'opened', '2026-11-15 06:31:00+00'), (1, 'completed', '2026-11-15 06:31:06+00'),
      (2, 'opened', '2026-11-15 06:32:00+00'), (3, 'opened', '2026-11-15 06:33:00+00');
    insert into ledger_postings values
      (1, 16, 'outside', -10000), (1, 16, 'arriving', 10000), (2, 16, 'arriving', -10000), (2, 16, 'available', 10000),
      (3, 16, 'outside', -4990), (3, 16, 'arriving', 4990), (4, 19, 'outside', -700), (4, 19, 'arriving', 700);
    update ledger_movements set state = 'completed', settled_at = '2026-11-15 06:31:06+00' where id = 1;
    insert into invoices values (2, 16, 1, 'สมหญิง ใจดี', 'Headphones × 1', '2026-11-29 06:32:00+00');`,
  8: `
    insert into photo_edits values
      ('6a1f0c9e-3f57-4c0a-9b64-3d1a1f0a7c21', 16, '{edits/6a1f0c9e.webp,edits/6a1f0c9e-enhanced-edited.jpg}', '2026-11-15 06:40:00+00'),
      ('7b2e1d0f-4a68-4d1b-8c75-4e2b2a1b8d32', null, '{}', '2026-11-15 06:41:00+00');`,
  9: `insert into product_events values (5, '2026-11-15', 'TH', 'view', 41), (5, '2026-11-15', 'ZZ', 'click', 1);`,
  12: 'update products set price_before_cents = price_cents * 2 where id = 5;',
  13: `
    insert into model_spending_totals values ('2026-11-15', 1234);
    insert into ad_pictures values ('ads/5-0123456789012345678901234567890123456789.jpg', 5, 240000, '2026-11-15 07:00:00+00');
    insert into seller_files values ('c6a1d2e3-own-phones.webp', 16, 180000, '2026-11-15 07:00:00+00');`,
  14: `
    insert into sign_in_networks values (16, 'a-hash-of-the-network', '2026-11-15 08:00:00+00');
    insert into rate_counts values ('login of a caller', 3, '2026-11-15 08:01:00+00');`,
  15: `
    insert into photo_codes (product_id, seller_id, leaf_id, kind_id, code, signs, bands, learns) values
      (5, 16, 1301, 'over-ear-headphones', decode(repeat('7f81', 128), 'hex'), repeat('10', 128)::bit(256), '{1365,5461}', true);
    update analyses set code = decode(repeat('7f81', 128), 'hex') where seller_id = 16;
    update account_choices set improves_recognition = false where account_id = 16;`,
  16: `update products set source_language = 'th' where id = 5;`,
  17: `
    update accounts set email_verified_at = '2026-11-16 12:00:00+00', language = 'th' where id = 16;
    insert into mails (id, channel, account_id, recipient, language, template, parameters, dedupe_key, state, failure, created_at, finished_at) values
      ('2c1f0f57-3f0a-4d63-9a51-0c6c3a1e7b10', 'email', 16, 'someone@example.com', 'th', 'password-changed', '{}', 'once', 'failed', 'refused with 550',
       '2026-11-16 12:00:00+00', '2026-11-16 12:00:01+00');
    insert into bounced_addresses (address_hash, bounced_at) values ('hash-of-an-address', '2026-11-16 12:00:01+00');
    insert into mail_settings (account_id, stop_token, is_stopped) values (16, 'token-of-a-link', true);
    insert into contact_codes (account_id, purpose, contact_type, contact, code_hash, token_hash, tries, created_at, expires_at) values
      (16, 'undo', 'email', 'former@example.com', null, 'hash-of-a-token', 0, '2026-11-16 12:00:00+00', '2026-11-19 12:00:00+00');`,
  18: `
    insert into carts values (18, 1794837252841, '2026-11-16 09:00:00+00');
    insert into cart_lines values (18, 5, 2, 4990, 0), (18, 999, 1, null, 1);
    insert into addresses (customer_id, name, phone, country, postal_code, region, city, district, line1, line2, is_default) values
      (18, 'Ana Núñez', '+34600111222', 'ES', '28004', 'Madrid', 'Madrid', '', 'Calle del Pez 1', '2º B', true);
    insert into shipping_profiles values (16, 'TH', 'เชียงใหม่', 2, 200, 900, null, 5000, '2026-11-16 09:00:00+00');
    insert into seller_payment_methods values (16, true, true, '0812345678', null, null, null, '2026-11-16 09:00:00+00');
    insert into reviews (product_id, seller_id, customer_id, order_line_id, stars, text, language, answer, answered_at, created_at) values
      (5, 16, 18, 1, 4, 'Suenan bien', 'es', 'ขอบคุณค่ะ', '2026-11-16 10:00:00+00', '2026-11-16 09:00:00+00');
    insert into review_reports values (1, 16, 'Not about this', '2026-11-16 11:00:00+00');
    update products set stock = 7 where id = 5;`,
  20: `
    insert into purchases (customer_id, key, request_hash, language, created_at) values
      (18, 'the-first-purchase', 'hash', 'es', '2026-11-16 12:00:00+00');
    insert into orders (purchase_id, customer_id, seller_id, seller_name, buyer_name, payment_method, items_cents, delivery_cents, total_cents,
      commission_share, commission_fixed_cents, local_currency, local_minor, local_rate, rate_date, ships_from, pack_days, days_min, days_max,
      address, country, language, search_text, placed_at) values
      (1000, 18, 16, 'ร้านหูฟัง', 'Ana Núñez', 'card', 4990, 900, 5890, 500, 0, 'EUR', 5065, 8600, '2026-11-12', 'TH', 2, 8, 20,
       '{"name": "Ana Núñez", "city": "Madrid"}', 'ES', 'es', 'ana núñez auriculares', '2026-11-16 12:00:00+00');
    insert into parcels (order_id, carrier, tracking_number, shipped_at) values (1000, 'thailand-post', 'EE123456789TH', '2026-11-17 12:00:00+00');
    insert into order_lines (order_id, product_id, title, original_title, image, units, unit_price_cents, parcel_id) values
      (1000, 5, 'Auriculares', 'หูฟัง', 'c6a1d2e3-own-phones.webp', 1, 4990, 1);
    insert into order_events (order_id, event, from_state, to_state, by, detail, at) values
      (1000, 'placed', null, 'awaiting_payment', 'buyer', '{}', '2026-11-16 12:00:00+00');
    insert into order_events (order_id, event, from_state, to_state, by, detail, at) values
      (1000, 'paid', 'awaiting_payment', 'to_ship', 'platform', '{"amount_cents": 5890}', '2026-11-16 12:01:00+00');
    insert into order_returns (order_id, line_ids, reason, refund_cents, answer_by, created_at) values
      (1000, '{1}', 'No suenan', 4990, '2026-11-30 12:00:00+00', '2026-11-27 12:00:00+00');
    insert into order_photos values ('orders/0b7a3c1e-58f4-4c1c-9d0e-2f5a0f3c9d11.webp', 1000, '2026-11-27 12:00:00+00');
    insert into commission_invoices values (1000, 16, 249, '2026-11-27 12:00:00+00', '2026-12-27 12:00:00+00', null);
    insert into order_payments (purchase_id, provider, reference, order_ids, amount_cents, state, key, created_at) values
      (1000, 'sandbox', 'sandbox_5890_0123', '{1000}', 5890, 'paid', 'attempt 1', '2026-11-16 12:00:30+00');
    insert into payment_events values ('sandbox', 'sandbox_5890_0123:paid', 1, 'paid', '2026-11-16 12:01:00+00');
    insert into order_refunds (order_id, payment_id, amount_cents, cause, created_at) values
      (1000, 1, 4990, 'return_refunded', '2026-11-28 12:00:00+00');`,
  21: `
    insert into account_events (account_id, kind, device, country, detail, created_at) values
      (16, 'passkey-added', 'Chrome on Android', 'TH', 'Phone', '2026-11-16 12:00:00+00');
    insert into identities (account_id, kind, provider, issuer, subject, email) values
      (16, 'seller', 'google', 'https://accounts.google.com', 'subject-1', 'someone@example.com');
    insert into passkeys (account_id, credential_id, public_key, counter, transports, user_handle, name, is_synced) values
      (16, 'credential-1', decode('a501', 'hex'), 3, '{internal}', 'handle-1', 'Phone', true);
    insert into second_steps (account_id, secret, confirmed_at, last_step) values (16, 'encrypted', '2026-11-16 12:00:00+00', 59000000);
    insert into recovery_codes values (16, 'hash-of-a-code');
    insert into one_time_tokens values ('hash-of-a-challenge', 16, '{"challenge": "of a passkey"}', '2036-11-16 12:10:00+00');
    update sessions set country = 'TH', proven_at = '2026-11-16 12:00:00+00' where account_id = 16;`,
  22: `update analyses set says = '{"th": {"title": "Headphones", "description": "They sound good."}}' where seller_id = 16;`,
  25: 'update products set price_cents = price_cents - 100 where id = 5;',
  26: `
    update orders set return_days = 14;
    update shipping_profiles set return_days = 10, return_address = '{"name": "ร้านหูฟัง", "country": "TH", "line1": "99 ถนนนิมมานเหมินท์"}';
    update order_returns set send_to = '{"name": "ร้านหูฟัง", "country": "TH", "line1": "99 ถนนนิมมานเหมินท์"}', carrier = 'correos',
      tracking_number = 'PK123456789ES', sent_at = '2026-11-28 12:00:00+00';`,
  27: `
    update orders set payee = '{"method": "promptpay", "type": "phone", "id": "0812345678"}' where id = 1000;
    update order_photos set bytes = 120000 where order_id = 1000;`,
  28: "insert into account_choices (account_id, thai_speech) values (16, 'male') on conflict (account_id) do update set thai_speech = 'male';",
  30: 'update shipping_profiles set is_default = true where seller_id = 16;',
  31: `
    insert into payment_disputes (payment_id, reference, amount_cents, state, evidence_due_at, opened_at)
      select id, 'dp_1', 500, 'open', '2026-12-05 12:00:00+00', '2026-11-28 12:00:00+00' from order_payments limit 1;
    insert into dispute_shares select payment_disputes.id, order_ids[1], 500, null from payment_disputes
      join order_payments on order_payments.id = payment_id;
    insert into payment_differences (payment_id, key, cause, amount_cents, created_at)
      select id, 'dispute 1', 'dispute', 100, '2026-11-28 12:00:00+00' from order_payments limit 1;
    insert into ledger_movements (seller_id, type, amount_cents, fee_cents, wallet_id, wallet, key, state, created_at, settled_at) values
      (16, 'payout', 2000, 50, 'sandbox-usdt', 'USDT wallet', 'the-first-payout', 'completed', '2026-11-28 12:00:00+00', '2026-11-28 12:00:06+00');`,
  32: "update parcels set tracking_url = 'https://parcels.example.com/EE123456789TH';",
  33: `
    insert into messages (guest_name, guest_email, topic, message, created_at) values
      ('มาลี ศรีสุข', 'mali@example.com', 'question', 'ส่งถึงไหนแล้วคะ', '2026-11-29 12:00:00+00');`,
  35: `
    insert into order_paybacks (order_id, state, amount_cents, account, due_at, act_at, created_at) values
      (1000, 'due', 100, '{"method": "bank", "bank": "กสิกรไทย", "holder": "มะลิ", "account": "7654321098"}', '2026-12-05 12:00:00+00',
       '2026-12-03 12:00:00+00', '2026-11-28 12:00:00+00');
    insert into ledger_movements (seller_id, type, amount_cents, fee_cents, wallet_id, wallet, state, key, created_at, settled_at) values
      (16, 'write_off', 100, 0, 'debt', '', 'completed', 'write-off 1', '2026-11-28 12:00:00+00', '2026-11-28 12:00:00+00');
    insert into write_offs select id, 16, 100, 'operator', 'The shop is closed', created_at from ledger_movements where key = 'write-off 1';
    update payment_differences set settled_by = 'operator';`,
  36: `
    insert into unlisted_search (product_id, title_terms, all_terms) values (3, $$'hat':1$$, $$'hat':1 'straw':2$$);
    insert into listed_product_types (product_type_id, product_id) select 'straw-hat', product_id from product_search limit 1;`,
  37: "insert into payout_settings values (16, 'weekly', '2026-11-28 12:00:00+00');",
  38: "insert into mode_changes (mode, changed_at) values ('test', '2026-11-28 12:00:00+00');",
  39: `
    insert into payout_accounts values
      (16, 'acct_16', 'US', 'restricted', '{bank_account}', '2026-11-28 12:00:00+00', '2026-11-28 12:00:00+00');
    insert into payout_transfers select id, 'tr_' || id, requested_at, null from payouts order by id limit 1;`,
  40: "update orders set evidence_due_at = '2026-12-05 12:00:00+00' where id = 1000;",
  41: `
    update accounts set currency = 'THB', currency_changed_at = '2026-11-28 12:00:00+00' where id = 16;
    update products set currency = 'THB', price = 129000, price_cents = 3969, rate_date = '2026-11-12' where id = 5;`,
  42: `
    insert into threads (customer_id, seller_id, subject, subject_id, created_at) values
      (18, 16, 'product', 5, '2026-11-28 12:00:00+00'), (null, 16, 'order', 1000, '2026-11-28 12:00:00+00');
    insert into thread_messages (thread_id, side, text, language, key, created_at) values
      (1000, 'customer', '¿Suenan bien?', 'es', 'key-of-a-question', '2026-11-28 12:01:00+00'),
      (1000, 'seller', 'ดีมากค่ะ', 'th', 'key-of-an-answer', '2026-11-28 12:02:00+00');
    update threads set last_message_id = 2, last_message_at = '2026-11-28 12:02:00+00', seller_read_id = 2 where id = 1000;
    insert into thread_event_counters values (16, 1), (18, 1);
    insert into thread_events values
      (16, 1, 'message', 1000, 1, '2026-11-28 12:01:00+00', '2026-11-28 12:01:00+00'),
      (18, 1, 'message', 1000, 2, '2026-11-28 12:02:00+00', null);
    insert into thread_blocks values (16, 18, '2026-11-28 12:03:00+00');
    insert into thread_reports values (1000, 18, 'Insult', '2026-11-28 12:04:00+00', null);`,
  43: `
    insert into ledger_accounts (owner, seller_id, type, currency, mode) values
      ('outside', 16, 'outside', 'THB', 'test'), ('seller', 16, 'arriving', 'THB', 'test');
    insert into ledger_movements (seller_id, mode, type, currency, amount_cents, fee_cents, wallet_id, wallet, key, created_at) values
      (16, 'test', 'deposit', 'THB', 129000, 0, 'sandbox-usdt', 'USDT wallet', 'in-baht', '2026-11-28 13:00:00+00');
    insert into journal_entries (movement_id, step, key, created_at)
      select id, 'opened', 'movement in baht', created_at from ledger_movements where key = 'in-baht';
    insert into journal_postings select e.id, a.id, case a.type when 'outside' then -129000 else 129000 end
      from journal_entries e, ledger_accounts a where e.key = 'movement in baht' and a.seller_id = 16 and a.currency = 'THB' and a.mode = 'test';`,
  44: `
    insert into balance_transactions values ('stripe', 'txn_1', 'charge', 'payment cs_1', 1300, 'USD', 68, 'USD', 'ch_1',
      '2026-11-28 12:00:00+00', '2026-11-30 12:00:00+00', 'matched');
    insert into reconciliation_days values ('stripe', '2026-11-28', null, '2026-11-29 03:00:00+00');
    insert into payment_differences (key, cause, amount_cents, subject, created_at) values
      ('stripe|transaction txn_2|txn_2', 'theirs_only', -500, 'other txn_2', '2026-11-29 03:00:00+00');
    update order_refunds set external_id = 're_1' where done_at is not null;`,
  45: `
    insert into commission_rules (category_id, seller_id, share, fixed_cents, starts_on, operator, reason, created_at) values
      (1000, 16, 700, 30, '2026-11-28', 'operator', 'A new shop', '2026-11-28 12:00:00+00');
    insert into seller_taxes values (16, true, '0105512345678', null, '2026-11-28 12:00:00+00');
    update orders set tax = '{"country": "TH", "name": "vat", "share": 700, "is_included": true, "tax_id": "0105512345678"}',
      tax_cents = 385, delivery_tax_cents = 20 where id = 1000;`,
  46: `
    update thread_messages set text = 'โทร 081 234 5678', masked_text = 'โทร ••••••', warning = 'payment' where id = 2;`,
  47: `
    insert into product_photos values (5, 1, 'c6a1d2e3-from-the-side.webp'), (5, 2, 'c6a1d2e3-in-its-box.webp');`,
  48: `
    insert into ledger_movements (seller_id, type, amount_cents, fee_cents, tax_cents, wallet_id, wallet, state, key, created_at) values
      (16, 'sale', 1000, 54, 4, 'order', 'SB-1000', 'completed', 'sale with tax', '2026-11-29 12:00:00+00');
    insert into shop_currency_changes values (16, 'THB', 'indexing', '2026-11-29 12:00:00+00', 2, 1, 16);
    update seller_taxes set left_country = 'TH', is_registered = false, tax_id = '' where seller_id = 16;`,
  49: `
    insert into shop_follows values (18, 16, '2026-11-29 12:00:00+00');
    insert into shop_sections (seller_id, place, language, names) values
      (16, 0, 'th', '{"th": {"text": "งานทำมือ", "by": "seller"}, "en": {"text": "Handmade", "by": "composed"}}');
    insert into shop_section_products select id, 5, 0 from shop_sections;`,
  50: `
    insert into bulk_changes (id, seller_id, key, state, currency, file_name, row_count, done_count, created_at, applied_at) values
      ('8c3f2e1a-5b79-4e2c-9d86-5f3c3b2c9e43', 16, 'prices-of-monday', 'applied', 'THB', 'ราคา.csv', 1, 1,
       '2026-11-30 12:00:00+00', '2026-11-30 12:01:00+00');
    insert into bulk_change_rows (bulk_id, place, action, product_id, title, changes, outcome, stale_before, file_row) values
      ('8c3f2e1a-5b79-4e2c-9d86-5f3c3b2c9e43', 0, 'change', 5, 'หูฟัง', '[{"cell": "price", "before": "10.00", "after": "12.90"}]',
       'done', '{ja,ko}', 2);`,
  51: `
    insert into product_facts values
      (5, 'headphones', '[{"id": "battery-life", "value": 30, "unit": "h"}, {"label": "Gravur", "value": "Anna"}]'), (6, null, '[]');`,
  52: `
    insert into notifications (account_id, topic, notice, parameters, key, group_key, subject, created_at, digest_at) values
      (16, 'message', 'message', '{"threadId": 1000, "reader": "seller", "name": ""}', 'message 1', 'thread 1000', 'thread 1000',
        '2026-11-29 12:00:00+00', '2026-11-30 01:00:00+00');
    insert into notification_choices values (16, 'message', 'digest', false);
    insert into notification_settings values (16, 'Asia/Bangkok', 1320, 420);
    insert into push_subscriptions (account_id, session_id, endpoint, public_key, secret, created_at)
      select account_id, id, 'https://push.example/1', 'key', 'secret', '2026-11-29 12:00:00+00' from sessions order by id limit 1;
    update mails set topic = 'message', notification_id = 1 where id = (select id from mails order by created_at limit 1);`,
  53: `
    update products set options = '[{"name": "size", "values": ["m", "XL wide"]}]' where id = 5;
    update product_variants set is_hidden = true where product_id = 5;
    insert into product_variants (product_id, seller_id, "values", sku, price, stock, is_counted, image, weight_grams, place) values
      (5, 16, '{m}', 'OHR-M', 4990, 3, true, 'c6a1d2e3-from-the-side.webp', 250, 0),
      (5, 16, '{XL wide}', null, 5990, 0, false, null, null, 1);`,
  54: "insert into push_keys values (1, 'public', 'sealed');",
  55: `
    insert into listing_drafts (id, seller_id, state, facts, category_id, product_type_id, title, title_language, price_minor, currency, stock,
      likeness, problem, created_at) values ('6d0c1a3e-3c0f-4b7e-9a52-1f0e8c7b2d90', 16, 'open', '{"words": ["ห้องอัด 🎧"], "colours": []}', 1301,
       'over-ear-headphones', 'หูฟังสีดำ', 'th', 129000, 'THB', 3, 0.71, null, '2026-11-29 12:00:00+00');
    insert into draft_photos (draft_id, seller_id, upload_key, image, position, place, is_placed, created_at) values
      ('6d0c1a3e-3c0f-4b7e-9a52-1f0e8c7b2d90', 16, 'key-of-a-photo', '0a41c1de-2f0b-4d6f-9c55-5f6f0e1d2c3b.webp', 1796220000000000, 0, true,
       '2026-11-29 12:00:00+00');`,
  56: `
    insert into quick_replies (seller_id, texts, changed_at) values (16, '{"th": "มีสินค้าพร้อมส่ง"}', '2026-11-29 12:00:00+00');
    update thread_messages set quick_reply = 'in-stock', texts = '{"en": "Yes, it is in stock.", "th": "มีสินค้าพร้อมส่ง"}' where id = 2;
    insert into thread_photos values ('threads/0b9e7c52-8f0e-4d0a-9a53-2f6c1d7e4b18.webp', 1000, 18, 1, 0, 640, 480, 900, '2026-11-29 12:00:00+00'),
      ('threads/1b9e7c52-8f0e-4d0a-9a53-2f6c1d7e4b18.webp', 1000, null, null, 0, 640, 480, 900, '2026-11-29 12:00:00+00');`,
  57: `
    insert into shops values (16, 'c6a1d2e3-banner.webp', null, 'th', '{"th": {"text": "ร้านเล็ก ๆ ในเชียงใหม่", "by": "seller"}}', '{}', '2026-11-29 12:00:00+00');
    insert into shop_vacations values (16, '2026-12-24', '2026-12-31', '2026-12-23 17:00:00+00', '2026-12-31 17:00:00+00', 'th', '{}');
    update orders set away_from = '2026-12-23 17:00:00+00', away_until = '2026-12-31 17:00:00+00' where id = 1000;`,
  58: `
    insert into product_questions (product_id, seller_id, customer_id, text, masked_text, language, answer, answer_language, answered_at, created_at) values
      (5, 16, 18, '¿Suenan bien? 612 345 678', '¿Suenan bien? ••••••', 'es', 'เสียงดีค่ะ', 'th', '2026-11-30 13:00:00+00', '2026-11-30 12:00:00+00');
    insert into product_question_votes select id, 18, '2026-11-30 14:00:00+00' from product_questions;
    insert into product_question_reports select id, 16, 'A phone number', '2026-11-30 15:00:00+00' from product_questions;`,
  59: `
    insert into assistant_actions (seller_id, tool, state, input, before, bulk_id, created_at, done_at) values
      (16, 'set_vacation', 'done', '{"from": "2026-12-24", "until": "2026-12-31", "language": "th", "time_zone": "Asia/Bangkok"}', 'null', null,
       '2026-11-30 12:00:00+00', '2026-11-30 12:01:00+00');`,
  60: `
    insert into operators (email, role, password_hash, secret, last_step, created_at) values
      ('owner@bazaar.example', 'owner', 'hash', 'sealed', 59874000, '2026-11-29 12:00:00+00');
    insert into operator_links values (1, 'hash-of-a-link', 'sealed', '2026-11-29 13:00:00+00');
    insert into operator_sessions (token_hash, operator_id, created_at, last_used_at) values
      ('hash-of-a-token', 1, '2026-11-29 12:00:00+00', '2026-11-29 12:05:00+00');
    insert into operator_audit values (1, 'owner@bazaar.example', 'report_kept', 'R5-18', 'ไม่ผิดกฎ', '2026-11-29 12:05:00+00', 'keyed-hash');
    insert into operator_audit_head values (1, 1, 'keyed-hash');`,
  61: `
    insert into price_list_entries (seller_id, product_id, shop_section_id, percent, amount, currency, starts_at, ends_at, begun_at, finished_at) values
      (16, null, (select min(id) from shop_sections), 20, null, 'USD', '2026-11-29 12:00:00+00', '2026-12-06 12:00:00+00', '2026-11-29 12:00:10+00', null),
      (16, 5, null, null, 990, 'USD', '2026-10-29 12:00:00+00', '2026-11-01 12:00:00+00', '2026-10-29 12:00:10+00', '2026-11-01 12:00:10+00');
    update products set regular_price = regular_price where id = 5;`,
};
