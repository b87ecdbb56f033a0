CREATE TABLE "mode_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mode_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mode" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- The present mode of the platform; before it is first set, that of the sandbox.
CREATE FUNCTION ledger_mode() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT mode FROM public.mode_changes ORDER BY id DESC LIMIT 1), 'test')
$$;--> statement-breakpoint
-- Books that real money went through are live, also where the sandbox was used before.
INSERT INTO "mode_changes" (mode, changed_at)
  SELECT 'live', now() WHERE EXISTS (SELECT FROM "order_payments" WHERE provider <> 'sandbox' AND state IN ('paid', 'returned'))
    OR EXISTS (SELECT FROM "payouts" WHERE provider <> 'sandbox');--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_once";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "mode" text DEFAULT ledger_mode() NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "mode" text DEFAULT ledger_mode() NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "mode" text DEFAULT ledger_mode() NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD COLUMN "mode" text DEFAULT ledger_mode() NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "mode" text DEFAULT ledger_mode() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "mode" text DEFAULT ledger_mode() NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD COLUMN "mode" text DEFAULT ledger_mode() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "mode" text DEFAULT ledger_mode() NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_once" UNIQUE("seller_id","owner","type","currency","mode");--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_deposit" CHECK ("ledger_movements"."type" <> 'deposit' or "ledger_movements"."mode" = 'test') NOT VALID;--> statement-breakpoint
UPDATE "order_payments" SET mode = CASE provider WHEN 'sandbox' THEN 'test' ELSE 'live' END
  WHERE (provider = 'sandbox') <> (mode = 'test');--> statement-breakpoint
ALTER TABLE "payouts" DISABLE TRIGGER "payouts_go_forward";--> statement-breakpoint
UPDATE "payouts" SET mode = CASE provider WHEN 'sandbox' THEN 'test' ELSE 'live' END
  WHERE (provider = 'sandbox') <> (mode = 'test');--> statement-breakpoint
ALTER TABLE "payouts" ENABLE TRIGGER "payouts_go_forward";--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_mode" CHECK (("payouts"."provider" = 'sandbox') = ("payouts"."mode" = 'test'));--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_mode" CHECK (("order_payments"."provider" = 'sandbox') = ("order_payments"."mode" = 'test'));--> statement-breakpoint
-- An entry is of the mode of its movement and of its order, whatever its writer says.
CREATE FUNCTION journal_entry_takes_mode() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_movement text := (SELECT mode FROM ledger_movements WHERE id = NEW.movement_id);
  of_order text := (SELECT mode FROM orders WHERE id = NEW.order_id);
BEGIN
  IF of_movement <> of_order THEN
    RAISE EXCEPTION 'the order % and the movement % are of two modes', NEW.order_id, NEW.movement_id;
  END IF;
  NEW.mode := coalesce(of_movement, of_order, NEW.mode);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER journal_entries_mode BEFORE INSERT ON "journal_entries"
  FOR EACH ROW EXECUTE FUNCTION journal_entry_takes_mode();--> statement-breakpoint
-- As before, and an entry posts only to accounts of its own mode.
CREATE OR REPLACE FUNCTION journal_take_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM inserted JOIN ledger_accounts ON ledger_accounts.id = account_id JOIN journal_entries ON journal_entries.id = entry_id
    WHERE ledger_accounts.mode <> journal_entries.mode)
  THEN
    RAISE EXCEPTION 'an entry stays inside one mode';
  END IF;
  IF EXISTS (
    SELECT FROM inserted JOIN ledger_accounts ON ledger_accounts.id = account_id
    GROUP BY entry_id, currency HAVING sum(cents) <> 0)
  THEN
    RAISE EXCEPTION 'the postings of an entry must add up to zero';
  END IF;
  PERFORM FROM ledger_accounts WHERE id IN (SELECT account_id FROM inserted) ORDER BY id FOR NO KEY UPDATE;
  UPDATE ledger_accounts SET balance_cents = balance_cents + moved.cents
    FROM (SELECT account_id, sum(cents) AS cents FROM inserted GROUP BY account_id) AS moved
    WHERE ledger_accounts.id = moved.account_id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A payment of the sandbox pays no order of real money, and the other way round.
CREATE FUNCTION order_payment_keeps_mode() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM orders WHERE id = ANY (NEW.order_ids) AND mode <> NEW.mode) THEN
    RAISE EXCEPTION 'the payment is %, and an order of it is not', NEW.mode;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_payments_keep_mode AFTER INSERT ON "order_payments"
  FOR EACH ROW EXECUTE FUNCTION order_payment_keeps_mode();--> statement-breakpoint
CREATE TRIGGER order_payments_paid_in_mode AFTER UPDATE OF state ON "order_payments"
  FOR EACH ROW WHEN (NEW.state IN ('paid', 'returned')) EXECUTE FUNCTION order_payment_keeps_mode();--> statement-breakpoint
-- Once money stands in its books, an order keeps its mode.
CREATE FUNCTION order_keeps_mode() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM journal_entries WHERE order_id = NEW.id) THEN
    RAISE EXCEPTION 'the order % stands in the books of its mode', NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_keep_mode AFTER UPDATE OF mode ON "orders"
  FOR EACH ROW WHEN (OLD.mode <> NEW.mode) EXECUTE FUNCTION order_keeps_mode();