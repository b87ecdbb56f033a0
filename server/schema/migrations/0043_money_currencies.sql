ALTER TABLE "invoices" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "write_offs" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
-- An entry is of the mode and of the currency of its movement and of its order, whatever its writer says.
CREATE OR REPLACE FUNCTION journal_entry_takes_mode() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_movement record;
  of_order record;
BEGIN
  SELECT mode, currency INTO of_movement FROM ledger_movements WHERE id = NEW.movement_id;
  SELECT mode, currency INTO of_order FROM orders WHERE id = NEW.order_id;
  IF of_movement.mode <> of_order.mode THEN
    RAISE EXCEPTION 'the order % and the movement % are of two modes', NEW.order_id, NEW.movement_id;
  END IF;
  IF of_movement.currency <> of_order.currency THEN
    RAISE EXCEPTION 'the order % and the movement % are of two currencies', NEW.order_id, NEW.movement_id;
  END IF;
  NEW.mode := coalesce(of_movement.mode, of_order.mode, NEW.mode);
  NEW.currency := coalesce(of_movement.currency, of_order.currency, NEW.currency);
  RETURN NEW;
END $$;--> statement-breakpoint
-- As before, and an entry posts only to accounts of its own currency, so that it has exactly one.
CREATE OR REPLACE FUNCTION journal_take_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM inserted JOIN ledger_accounts ON ledger_accounts.id = account_id JOIN journal_entries ON journal_entries.id = entry_id
    WHERE ledger_accounts.mode <> journal_entries.mode)
  THEN
    RAISE EXCEPTION 'an entry stays inside one mode';
  END IF;
  IF EXISTS (
    SELECT FROM inserted JOIN ledger_accounts ON ledger_accounts.id = account_id JOIN journal_entries ON journal_entries.id = entry_id
    WHERE ledger_accounts.currency <> journal_entries.currency)
  THEN
    RAISE EXCEPTION 'an entry stays inside one currency';
  END IF;
  IF EXISTS (SELECT FROM inserted GROUP BY entry_id HAVING sum(cents) <> 0) THEN
    RAISE EXCEPTION 'the postings of an entry must add up to zero';
  END IF;
  PERFORM FROM ledger_accounts WHERE id IN (SELECT account_id FROM inserted) ORDER BY id FOR NO KEY UPDATE;
  UPDATE ledger_accounts SET balance_cents = balance_cents + moved.cents
    FROM (SELECT account_id, sum(cents) AS cents FROM inserted GROUP BY account_id) AS moved
    WHERE ledger_accounts.id = moved.account_id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- What stands beside a movement or an order is in its currency, also where an earlier version writes it.
CREATE FUNCTION takes_currency_of_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.currency := coalesce((SELECT currency FROM ledger_movements WHERE id = NEW.movement_id), NEW.currency);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION takes_currency_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.currency := coalesce((SELECT currency FROM orders WHERE id = NEW.order_id), NEW.currency);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payouts_currency BEFORE INSERT ON "payouts" FOR EACH ROW EXECUTE FUNCTION takes_currency_of_movement();--> statement-breakpoint
CREATE TRIGGER write_offs_currency BEFORE INSERT ON "write_offs" FOR EACH ROW EXECUTE FUNCTION takes_currency_of_movement();--> statement-breakpoint
CREATE TRIGGER invoices_currency BEFORE INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION takes_currency_of_order();--> statement-breakpoint
CREATE TRIGGER commission_invoices_currency BEFORE INSERT ON "commission_invoices" FOR EACH ROW EXECUTE FUNCTION takes_currency_of_order();--> statement-breakpoint
-- As before, and a payment pays only orders of its own currency.
CREATE OR REPLACE FUNCTION order_payment_keeps_mode() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM orders WHERE id = ANY (NEW.order_ids) AND mode <> NEW.mode) THEN
    RAISE EXCEPTION 'the payment is %, and an order of it is not', NEW.mode;
  END IF;
  IF EXISTS (SELECT FROM orders WHERE id = ANY (NEW.order_ids) AND currency <> NEW.currency) THEN
    RAISE EXCEPTION 'the payment is in %, and an order of it is not', NEW.currency;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION order_keeps_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM journal_entries WHERE order_id = NEW.id) THEN
    RAISE EXCEPTION 'the order % stands in the books of its currency', NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_keep_currency AFTER UPDATE OF currency ON "orders"
  FOR EACH ROW WHEN (OLD.currency <> NEW.currency) EXECUTE FUNCTION order_keeps_currency();
