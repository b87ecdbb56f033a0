CREATE TABLE "dispute_shares" (
	"dispute_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"booked" text,
	CONSTRAINT "dispute_shares_dispute_id_order_id_pk" PRIMARY KEY("dispute_id","order_id"),
	CONSTRAINT "dispute_shares_amount" CHECK ("dispute_shares"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"key" text NOT NULL,
	"cause" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_differences_key_unique" UNIQUE("key"),
	CONSTRAINT "payment_differences_amount" CHECK ("payment_differences"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"evidence_due_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_disputes_once" UNIQUE("payment_id","reference"),
	CONSTRAINT "payment_disputes_amount" CHECK ("payment_disputes"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_not_negative";--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "refunded_elsewhere_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "refunded_cents" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "disputed_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What went back of each line so far: lines that were declined or returned, then the others in their order, then delivery.
UPDATE "order_lines" SET refunded_cents = shares.cents FROM (
  SELECT id, greatest(0, least(price, refunded - before)) AS cents FROM (
    SELECT line.id, line.units * line.unit_price_cents AS price, "orders".refunded_cents AS refunded,
      coalesce(sum(line.units * line.unit_price_cents) OVER (
        PARTITION BY line.order_id ORDER BY line.state = 'open', line.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM "order_lines" line JOIN "orders" ON "orders".id = line.order_id WHERE "orders".refunded_cents > 0) lines) shares
  WHERE shares.id = "order_lines".id AND shares.cents > 0;--> statement-breakpoint
ALTER TABLE "dispute_shares" ADD CONSTRAINT "dispute_shares_dispute_id_payment_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."payment_disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_shares" ADD CONSTRAINT "dispute_shares_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_payment_id_order_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_order_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."order_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_shares_of_order" ON "dispute_shares" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_differences_of_payment" ON "payment_differences" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_differences_open" ON "payment_differences" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_sign" CHECK (case "ledger_accounts"."type" when 'outside' then true when 'debt' then "ledger_accounts"."balance_cents" <= 0 else "ledger_accounts"."balance_cents" >= 0 end);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_refunded" CHECK ("order_lines"."refunded_cents" between 0 and "order_lines"."units" * "order_lines"."unit_price_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_disputed" CHECK ("orders"."disputed_cents" between 0 and "orders"."total_cents" - "orders"."refunded_cents");--> statement-breakpoint
-- A line is in one open return at most. The order is locked by whoever asks, so two cannot ask at once.
CREATE FUNCTION order_return_is_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IN ('requested', 'accepted', 'disputed') AND EXISTS (
    SELECT FROM order_returns other WHERE other.order_id = NEW.order_id AND other.id <> NEW.id
      AND other.line_ids && NEW.line_ids AND other.state IN ('requested', 'accepted', 'disputed'))
  THEN
    RAISE EXCEPTION 'a line is in an open return already';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_returns_alone AFTER INSERT OR UPDATE OF state, line_ids ON "order_returns"
  FOR EACH ROW EXECUTE FUNCTION order_return_is_alone();
