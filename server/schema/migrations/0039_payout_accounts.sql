CREATE TABLE "payout_accounts" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"missing" text[] NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_accounts_accountId_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "payout_transfers" (
	"payout_id" bigint PRIMARY KEY NOT NULL,
	"transfer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reversed_at" timestamp (3) with time zone,
	CONSTRAINT "payout_transfers_transferId_unique" UNIQUE("transfer_id")
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_transfers" ADD CONSTRAINT "payout_transfers_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_transfers_open" ON "payout_transfers" USING btree ("payout_id") WHERE reversed_at is null;