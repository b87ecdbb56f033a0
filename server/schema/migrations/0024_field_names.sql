-- The words of the field in the names of tables, columns and stored values; renaming rewrites no table.
ALTER TABLE "accounts" RENAME COLUMN "kind" TO "role";--> statement-breakpoint
ALTER INDEX "accounts_email_once_per_kind" RENAME TO "accounts_email_once_per_role";--> statement-breakpoint
ALTER INDEX "accounts_phone_once_per_kind" RENAME TO "accounts_phone_once_per_role";--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "proven_at" TO "reauthenticated_at";--> statement-breakpoint
ALTER TABLE "analyses" RENAME COLUMN "leaf_id" TO "category_id";--> statement-breakpoint
ALTER TABLE "analyses" RENAME COLUMN "says" TO "back_translations";--> statement-breakpoint
ALTER TABLE "analyses" RENAME COLUMN "code" TO "embedding";--> statement-breakpoint
ALTER TABLE "product_events" RENAME COLUMN "kind" TO "type";--> statement-breakpoint
ALTER INDEX "product_events_product_id_day_country_kind_pk" RENAME TO "product_events_product_id_day_country_type_pk";--> statement-breakpoint
ALTER TABLE "ledger_accounts" RENAME COLUMN "kind" TO "type";--> statement-breakpoint
ALTER TABLE "ledger_movements" RENAME COLUMN "kind" TO "type";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "aisle_id" TO "top_category_id";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "section_id" TO "sub_category_id";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "leaf_id" TO "category_id";--> statement-breakpoint
ALTER INDEX "products_newest_in_aisle" RENAME TO "products_newest_in_top_category";--> statement-breakpoint
ALTER INDEX "products_newest_in_section" RENAME TO "products_newest_in_sub_category";--> statement-breakpoint
ALTER INDEX "products_by_price_in_aisle" RENAME TO "products_by_price_in_top_category";--> statement-breakpoint
ALTER INDEX "products_by_price_in_section" RENAME TO "products_by_price_in_sub_category";--> statement-breakpoint
ALTER INDEX "products_newest_in_leaf" RENAME TO "products_newest_in_category";--> statement-breakpoint
ALTER TABLE "photo_codes" RENAME COLUMN "leaf_id" TO "category_id";--> statement-breakpoint
ALTER TABLE "photo_codes" RENAME COLUMN "kind_id" TO "product_type_id";--> statement-breakpoint
ALTER TABLE "photo_codes" RENAME COLUMN "code" TO "embedding";--> statement-breakpoint
ALTER INDEX "photo_codes_by_band" RENAME TO "photo_embeddings_by_band";--> statement-breakpoint
ALTER INDEX "photo_codes_by_leaf" RENAME TO "photo_embeddings_by_category";--> statement-breakpoint
ALTER INDEX "photo_codes_by_seller" RENAME TO "photo_embeddings_by_seller";--> statement-breakpoint
ALTER TABLE "photo_codes" RENAME CONSTRAINT "photo_codes_product_id_products_id_fk" TO "photo_embeddings_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "photo_codes" RENAME CONSTRAINT "photo_codes_seller_id_accounts_id_fk" TO "photo_embeddings_seller_id_accounts_id_fk";--> statement-breakpoint
ALTER INDEX "photo_codes_pkey" RENAME TO "photo_embeddings_pkey";--> statement-breakpoint
ALTER TABLE "photo_codes" RENAME TO "photo_embeddings";--> statement-breakpoint
ALTER TABLE "product_search" RENAME COLUMN "aisle_id" TO "top_category_id";--> statement-breakpoint
ALTER TABLE "product_search" RENAME COLUMN "section_id" TO "sub_category_id";--> statement-breakpoint
ALTER TABLE "account_events" RENAME COLUMN "kind" TO "type";--> statement-breakpoint
ALTER TABLE "identities" RENAME COLUMN "kind" TO "role";--> statement-breakpoint
ALTER INDEX "identities_once_per_kind" RENAME TO "identities_once_per_role";--> statement-breakpoint
ALTER TABLE "second_steps" RENAME CONSTRAINT "second_steps_account_id_accounts_id_fk" TO "two_factor_secrets_account_id_accounts_id_fk";--> statement-breakpoint
ALTER INDEX "second_steps_pkey" RENAME TO "two_factor_secrets_pkey";--> statement-breakpoint
ALTER TABLE "second_steps" RENAME TO "two_factor_secrets";--> statement-breakpoint
UPDATE "analyses" SET "published" = ("published" - 'leafId') || jsonb_build_object('categoryId', "published" -> 'leafId') WHERE "published" ? 'leafId';--> statement-breakpoint
UPDATE "analyses" SET "facts" = jsonb_set("facts", '{categories}', (
  SELECT jsonb_agg(CASE WHEN category ? 'kind' THEN (category - 'kind') || jsonb_build_object('product_type', category -> 'kind') ELSE category END ORDER BY place)
  FROM jsonb_array_elements("facts" -> 'categories') WITH ORDINALITY AS listed(category, place)
)) WHERE "facts" @? '$.categories[*].kind';--> statement-breakpoint
UPDATE "account_events" SET "type" = replace("type", 'second-step-', 'two-factor-') WHERE "type" LIKE 'second-step-%';--> statement-breakpoint
UPDATE "order_returns" SET "state" = 'expired' WHERE "state" = 'lapsed';--> statement-breakpoint
-- What happened stays as it was written, under the name that the event has now.
ALTER TABLE "order_events" DISABLE TRIGGER "order_events_stay";--> statement-breakpoint
UPDATE "order_events" SET "event" = replace("event", 'lapsed', 'expired') WHERE "event" IN ('lapsed', 'return_lapsed');--> statement-breakpoint
ALTER TABLE "order_events" ENABLE TRIGGER "order_events_stay";--> statement-breakpoint
UPDATE "mails" SET "template" = 'reauthentication-code' WHERE "template" = 'proof-code';--> statement-breakpoint
UPDATE "mails" SET "template" = 'order-notification', "parameters" = ("parameters" - 'notice') || CASE WHEN "parameters" ? 'notice'
  THEN jsonb_build_object('notification', replace("parameters" ->> 'notice', 'lapsed', 'expired')) ELSE '{}' END WHERE "template" = 'order-notice';--> statement-breakpoint
UPDATE "mails" SET "parameters" = ("parameters" - 'kind') || jsonb_build_object('role', "parameters" -> 'kind') WHERE "parameters" ? 'kind';--> statement-breakpoint
-- What people who are about to sign in left with us a moment ago.
UPDATE "one_time_tokens" SET "content" = ("content" - 'kind') || jsonb_build_object('role', "content" -> 'kind') WHERE "content" ? 'kind';
