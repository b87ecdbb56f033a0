CREATE TABLE "bank_accounts" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"name" text NOT NULL,
	"last_four" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"movement_id" bigint PRIMARY KEY NOT NULL,
	"seller_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"billed_to" text NOT NULL,
	"description" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("seller_id","number")
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"seller_id" bigint NOT NULL,
	"bucket" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_balances_seller_id_bucket_pk" PRIMARY KEY("seller_id","bucket"),
	CONSTRAINT "ledger_balances_not_negative" CHECK ("ledger_balances"."bucket" = 'outside' or "ledger_balances"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"movement_id" bigint NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("movement_id","step")
);
--> statement-breakpoint
CREATE TABLE "ledger_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"wallet_id" text NOT NULL,
	"wallet" text NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"failure" text,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "ledger_movements_once" UNIQUE("seller_id","key"),
	CONSTRAINT "ledger_movements_amount" CHECK ("ledger_movements"."amount_cents" > 0),
	CONSTRAINT "ledger_movements_fee" CHECK ("ledger_movements"."fee_cents" >= 0 and "ledger_movements"."fee_cents" < "ledger_movements"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"bucket" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_bucket_pk" PRIMARY KEY("entry_id","bucket"),
	CONSTRAINT "ledger_postings_not_nothing" CHECK ("ledger_postings"."cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_one_end" ON "ledger_entries" USING btree ("movement_id") WHERE step <> 'opened';--> statement-breakpoint
CREATE INDEX "ledger_movements_newest" ON "ledger_movements" USING btree ("seller_id","created_at","id");--> statement-breakpoint
-- What is written in the books stays as it is, whoever asks.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what is written in % stays as it is', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_postings_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_postings"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_movements_stay BEFORE DELETE OR TRUNCATE ON "ledger_movements"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
-- A movement ends once, and nothing else of it ever changes.
CREATE FUNCTION ledger_movement_ends_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'processing' OR NEW.state = 'processing'
    OR to_jsonb(OLD) - '{state,failure,settled_at}'::text[] <> to_jsonb(NEW) - '{state,failure,settled_at}'::text[]
  THEN
    RAISE EXCEPTION 'a movement only ends, and only once';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_movements_end_once BEFORE UPDATE ON "ledger_movements"
  FOR EACH ROW EXECUTE FUNCTION ledger_movement_ends_once();--> statement-breakpoint
-- Postings come by the whole entry, in one statement; their sums are kept beside them. The order in which balances are
-- locked is always the same, so that two entries of one seller wait for each other instead of for ever.
CREATE FUNCTION ledger_take_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM come GROUP BY entry_id HAVING sum(cents) <> 0) THEN
    RAISE EXCEPTION 'the postings of an entry must add up to nothing';
  END IF;
  INSERT INTO ledger_balances (seller_id, bucket, cents)
    SELECT seller_id, bucket, 0 FROM come GROUP BY seller_id, bucket ORDER BY seller_id, bucket
    ON CONFLICT (seller_id, bucket) DO NOTHING;
  PERFORM FROM ledger_balances JOIN come USING (seller_id, bucket)
    ORDER BY seller_id, bucket FOR UPDATE OF ledger_balances;
  UPDATE ledger_balances AS kept SET cents = kept.cents + moved.cents
    FROM (SELECT seller_id, bucket, sum(cents) AS cents FROM come GROUP BY seller_id, bucket) AS moved
    WHERE kept.seller_id = moved.seller_id AND kept.bucket = moved.bucket;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_postings_come AFTER INSERT ON "ledger_postings" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_take_postings();--> statement-breakpoint
-- Only the trigger above writes balances.
CREATE FUNCTION ledger_refuse_foreign_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'balances follow from postings';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_balances_follow BEFORE INSERT OR UPDATE OR DELETE ON "ledger_balances"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_foreign_balance();
