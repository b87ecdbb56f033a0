CREATE TABLE "write_offs" (
	"movement_id" bigint PRIMARY KEY NOT NULL,
	"seller_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"operator" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "write_offs_amount" CHECK ("write_offs"."amount_cents" > 0),
	CONSTRAINT "write_offs_explained" CHECK ("write_offs"."operator" <> '' and "write_offs"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "order_paybacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_paybacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"account" jsonb,
	"due_at" timestamp (3) with time zone,
	"act_at" timestamp (3) with time zone,
	"reference" text DEFAULT '' NOT NULL,
	"slip" text,
	"sent_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_paybacks_amount" CHECK ("order_paybacks"."amount_cents" > 0),
	CONSTRAINT "order_paybacks_account" CHECK ("order_paybacks"."state" <> 'received' or "order_paybacks"."account" is null)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_sign";--> statement-breakpoint
ALTER TABLE "payment_differences" ADD COLUMN "settled_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payback_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_paybacks" ADD CONSTRAINT "order_paybacks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "write_offs_of_seller" ON "write_offs" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "order_paybacks_of_order" ON "order_paybacks" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_paybacks_one_unpaid" ON "order_paybacks" USING btree ("order_id") WHERE state in ('needs_account', 'due');--> statement-breakpoint
CREATE INDEX "orders_to_ship_by_due" ON "orders" USING btree ("due_at") WHERE state = 'to_ship';--> statement-breakpoint
CREATE INDEX "orders_to_pay_back" ON "orders" USING btree ("seller_id") WHERE payback_cents > 0;--> statement-breakpoint
CREATE INDEX "orders_to_get_back" ON "orders" USING btree ("customer_id") WHERE payback_cents > 0;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_sign" CHECK (case "ledger_accounts"."type" when 'outside' then true when 'debt' then "ledger_accounts"."balance_cents" <= 0 when 'loss' then "ledger_accounts"."balance_cents" <= 0 else "ledger_accounts"."balance_cents" >= 0 end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payback" CHECK ("orders"."payback_cents" between 0 and "orders"."refunded_cents");