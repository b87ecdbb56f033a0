CREATE TABLE "balance_transactions" (
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"fee_cents" bigint NOT NULL,
	"fee_currency" text NOT NULL,
	"source_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"available_at" timestamp (3) with time zone NOT NULL,
	"result" text,
	CONSTRAINT "balance_transactions_provider_external_id_pk" PRIMARY KEY("provider","external_id")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_days" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"cursor" text,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "reconciliation_days_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_have_a_cause";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_sign";--> statement-breakpoint
ALTER TABLE "payment_differences" DROP CONSTRAINT "payment_differences_amount";--> statement-breakpoint
ALTER TABLE "payment_differences" ALTER COLUMN "payment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD COLUMN "provider" text DEFAULT 'stripe' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "balance_transactions_of_subject" ON "balance_transactions" USING btree ("provider","subject");--> statement-breakpoint
CREATE INDEX "balance_transactions_newest" ON "balance_transactions" USING btree ("provider","created_at");--> statement-breakpoint
CREATE INDEX "balance_transactions_open" ON "balance_transactions" USING btree ("provider","subject") WHERE result is null or result in ('in_transit', 'theirs_only', 'differs');--> statement-breakpoint
CREATE INDEX "journal_entries_of_fees" ON "journal_entries" USING btree ("created_at") WHERE step = 'provider_fee';--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_have_a_cause" CHECK ("journal_entries"."movement_id" is not null or "journal_entries"."order_id" is not null or "journal_entries"."step" = 'provider_fee');--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_sign" CHECK (case "ledger_accounts"."type" when 'outside' then true when 'provider_fees' then true when 'debt' then "ledger_accounts"."balance_cents" <= 0 when 'loss' then "ledger_accounts"."balance_cents" <= 0 else "ledger_accounts"."balance_cents" >= 0 end);--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_amount" CHECK ("payment_differences"."amount_cents" <> 0);