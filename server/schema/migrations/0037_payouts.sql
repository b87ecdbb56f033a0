CREATE TABLE "payout_settings" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"schedule" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"movement_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"provider" text NOT NULL,
	"destination" text NOT NULL,
	"bank_details" text,
	"is_scheduled" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"batch" text,
	"external_id" text,
	"failure" text,
	"failure_note" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expected_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_movementId_unique" UNIQUE("movement_id"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_cents" > 0 and "payouts"."fee_cents" >= 0),
	CONSTRAINT "payouts_settled" CHECK (("payouts"."state" in ('paid', 'failed')) = ("payouts"."settled_at" is not null)),
	CONSTRAINT "payouts_reason" CHECK (("payouts"."state" = 'failed') = ("payouts"."failure" is not null))
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "details" text;--> statement-breakpoint
ALTER TABLE "payout_settings" ADD CONSTRAINT "payout_settings_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_settings_due" ON "payout_settings" USING btree ("schedule","seller_id");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("seller_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "payouts_to_send" ON "payouts" USING btree ("id") WHERE state in ('requested', 'in_transit');--> statement-breakpoint
CREATE INDEX "payouts_of_batch" ON "payouts" USING btree ("batch") WHERE batch is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_by_movement" ON "journal_entries" USING btree ("movement_id") WHERE movement_id is not null;--> statement-breakpoint
-- Every withdrawal and payout so far gets its row. What was still on its way moves from `leaving` to `payout`.
INSERT INTO "payouts" (movement_id, seller_id, amount_cents, fee_cents, provider, destination, state, failure, requested_at, expected_at, sent_at, settled_at)
  SELECT movement.id, seller_id, amount_cents - fee_cents, fee_cents, 'sandbox', wallet,
    CASE movement.state WHEN 'completed' THEN 'paid' WHEN 'failed' THEN 'failed' ELSE 'requested' END,
    CASE movement.state WHEN 'failed' THEN coalesce(failure, 'transfer_failed') END,
    created_at, coalesce(settled_at, created_at), settled_at, CASE WHEN movement.state <> 'processing' THEN coalesce(settled_at, created_at) END
  FROM "ledger_movements" movement WHERE type IN ('withdrawal', 'payout') AND (movement.state <> 'processing' OR EXISTS (
    SELECT FROM journal_entries entry JOIN journal_postings ON entry_id = entry.id JOIN ledger_accounts account ON account.id = account_id
    WHERE entry.movement_id = movement.id AND account.type = 'leaving'))
  ORDER BY movement.id;--> statement-breakpoint
INSERT INTO "ledger_accounts" (owner, seller_id, type)
  SELECT DISTINCT 'seller', seller_id, 'payout' FROM "payouts" WHERE state = 'requested';--> statement-breakpoint
INSERT INTO "journal_entries" (movement_id, step, key, created_at)
  SELECT movement_id, 'carried_over', 'movement ' || movement_id || ' carried over', requested_at FROM "payouts" WHERE state = 'requested' ORDER BY id;--> statement-breakpoint
INSERT INTO "journal_postings" (entry_id, account_id, cents)
  SELECT entry.id, account.id, CASE account.type WHEN 'payout' THEN 1 ELSE -1 END * (payout.amount_cents + payout.fee_cents)
  FROM "journal_entries" entry JOIN "payouts" payout USING (movement_id)
  JOIN "ledger_accounts" account ON account.seller_id = payout.seller_id AND account.type IN ('leaving', 'payout')
  WHERE entry.step = 'carried_over';--> statement-breakpoint
-- A payout only goes forward, and a paid one only back to the wallet; nothing else of it changes but its sealed account, which is removed.
CREATE FUNCTION payout_goes_forward() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing constant text[] := '{state,batch,external_id,failure,failure_note,sent_at,settled_at,bank_details}';
BEGIN
  IF (OLD.state, NEW.state) NOT IN (('requested', 'in_transit'), ('requested', 'paid'), ('requested', 'failed'),
      ('in_transit', 'paid'), ('in_transit', 'failed'), ('paid', 'failed'))
    OR to_jsonb(OLD) - changing <> to_jsonb(NEW) - changing
    OR NEW.bank_details IS NOT NULL AND NEW.bank_details IS DISTINCT FROM OLD.bank_details
  THEN
    RAISE EXCEPTION 'a payout only goes forward';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payouts_go_forward BEFORE UPDATE ON "payouts" FOR EACH ROW EXECUTE FUNCTION payout_goes_forward();--> statement-breakpoint
CREATE TRIGGER payouts_stay BEFORE DELETE OR TRUNCATE ON "payouts"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
-- A payout that has not ended is in the ledger with its amount and fee, and an ended one no longer. No account of a seller
-- is ever negative, so a payout never exceeds what was available at its time.
CREATE FUNCTION payout_is_in_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked bigint := (SELECT coalesce(sum(cents), 0) FROM journal_entries entry
    JOIN journal_postings ON entry_id = entry.id JOIN ledger_accounts account ON account.id = account_id
    WHERE entry.movement_id = NEW.movement_id AND account.type = 'payout' AND account.seller_id = NEW.seller_id);
  due bigint := CASE WHEN NEW.state IN ('paid', 'failed') THEN 0 ELSE NEW.amount_cents + NEW.fee_cents END;
BEGIN
  IF booked <> due
    AND NOT EXISTS (SELECT FROM payouts WHERE id = NEW.id AND state <> NEW.state)
  THEN
    RAISE EXCEPTION 'the payout % is not in the ledger with its amount', NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payouts_in_ledger AFTER INSERT OR UPDATE OF state ON "payouts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payout_is_in_ledger();--> statement-breakpoint
-- A movement ends together with its payout.
CREATE FUNCTION movement_ends_with_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'processing' AND EXISTS (
    SELECT FROM payouts WHERE movement_id = NEW.id AND state IN ('requested', 'in_transit'))
  THEN
    RAISE EXCEPTION 'the payout of movement % has not ended', NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_movements_end_with_payout AFTER UPDATE OF state ON "ledger_movements"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION movement_ends_with_payout();
