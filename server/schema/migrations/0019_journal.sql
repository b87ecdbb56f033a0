CREATE TABLE "journal_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"movement_id" bigint,
	"order_id" bigint,
	"step" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "journal_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "journal_entries_have_a_cause" CHECK ("journal_entries"."movement_id" is not null or "journal_entries"."order_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "journal_postings" (
	"entry_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "journal_postings_entry_id_account_id_pk" PRIMARY KEY("entry_id","account_id"),
	CONSTRAINT "journal_postings_not_zero" CHECK ("journal_postings"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_once" UNIQUE("seller_id","owner","kind","currency"),
	CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."kind" = 'outside' or "ledger_accounts"."balance_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_pkey";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "movement_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "amount_cents" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "issued_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
-- Amount, state and times of an invoice stood in its movement until now.
UPDATE "invoices" SET amount_cents = movement.amount_cents, issued_at = movement.created_at, settled_at = movement.settled_at,
  state = CASE WHEN movement.kind <> 'sale' THEN 'void' WHEN movement.state = 'completed' THEN 'paid' WHEN movement.state = 'failed' THEN 'cancelled' ELSE 'open' END
  FROM "ledger_movements" movement WHERE movement.id = movement_id;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "amount_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "issued_at" SET NOT NULL;--> statement-breakpoint
-- The first books are carried over with every balance equal. The triggers come afterwards, because the sums are known.
INSERT INTO "ledger_accounts" (owner, seller_id, kind, balance_cents)
  SELECT CASE bucket WHEN 'outside' THEN 'outside' WHEN 'fees' THEN 'platform' ELSE 'seller' END, seller_id, bucket, cents
  FROM "ledger_balances" ORDER BY seller_id, bucket;--> statement-breakpoint
INSERT INTO "journal_entries" (id, movement_id, step, key, created_at) OVERRIDING SYSTEM VALUE
  SELECT id, movement_id, step, 'movement ' || movement_id || ' ' || step, created_at FROM "ledger_entries";--> statement-breakpoint
SELECT setval('journal_entries_id_seq', max(id)) FROM "journal_entries";--> statement-breakpoint
INSERT INTO "journal_postings" (entry_id, account_id, cents)
  SELECT entry_id, account.id, posting.cents FROM "ledger_postings" posting
  JOIN "ledger_accounts" account ON account.seller_id = posting.seller_id AND account.kind = posting.bucket;--> statement-breakpoint
DO $$
BEGIN
  IF (SELECT count(*) FROM ledger_postings) <> (SELECT count(*) FROM journal_postings) OR EXISTS (
    SELECT FROM ledger_accounts LEFT JOIN journal_postings ON account_id = id
    GROUP BY id HAVING balance_cents <> coalesce(sum(cents), 0))
  THEN
    RAISE EXCEPTION 'the books were not carried over with every balance equal';
  END IF;
END $$;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_postings" ADD CONSTRAINT "journal_postings_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_postings" ADD CONSTRAINT "journal_postings_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_one_end" ON "journal_entries" USING btree ("movement_id") WHERE step in ('completed', 'failed');--> statement-breakpoint
CREATE INDEX "journal_entries_by_order" ON "journal_entries" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "journal_postings_by_account" ON "journal_postings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "invoices_by_due" ON "invoices" USING btree ("seller_id","due_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "invoices_by_end" ON "invoices" USING btree ("seller_id","settled_at","id") WHERE state <> 'open';--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_movementId_unique" UNIQUE("movement_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_orderId_unique" UNIQUE("order_id");--> statement-breakpoint
-- The first books can still be read.
CREATE TRIGGER ledger_entries_closed BEFORE INSERT ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_postings_closed BEFORE INSERT ON "ledger_postings"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_balances_closed BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ledger_balances"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER journal_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "journal_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER journal_postings_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "journal_postings"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE OR TRUNCATE ON "ledger_accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
-- All postings of an entry are inserted in one statement. Accounts are locked in the order of their ids, so that two
-- entries that touch the same accounts wait for each other and never deadlock.
CREATE FUNCTION journal_take_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
CREATE TRIGGER journal_postings_inserted AFTER INSERT ON "journal_postings" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION journal_take_postings();--> statement-breakpoint
-- An account begins with zero, and only the trigger above changes its balance.
CREATE FUNCTION ledger_account_follows_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.balance_cents <> 0 OR TG_OP = 'UPDATE' AND (pg_trigger_depth() < 2
    OR to_jsonb(OLD) - 'balance_cents' <> to_jsonb(NEW) - 'balance_cents')
  THEN
    RAISE EXCEPTION 'balances follow from postings';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_accounts_follow BEFORE INSERT OR UPDATE ON "ledger_accounts"
  FOR EACH ROW EXECUTE FUNCTION ledger_account_follows_postings();
