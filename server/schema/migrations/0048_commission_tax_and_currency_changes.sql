CREATE TABLE "shop_currency_changes" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"listings" integer DEFAULT 0 NOT NULL,
	"indexed" integer DEFAULT 0 NOT NULL,
	"indexed_up_to" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_currency_changes_progress" CHECK ("shop_currency_changes"."indexed" between 0 and "shop_currency_changes"."listings")
);
--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_taxes" ADD COLUMN "left_country" text;--> statement-breakpoint
ALTER TABLE "shop_currency_changes" ADD CONSTRAINT "shop_currency_changes_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_tax" CHECK ("ledger_movements"."tax_cents" between 0 and greatest("ledger_movements"."fee_cents", case "ledger_movements"."type" when 'commission' then "ledger_movements"."amount_cents" else 0 end));