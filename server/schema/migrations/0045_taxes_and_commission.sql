CREATE TABLE "commission_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" integer,
	"seller_id" bigint,
	"share" integer,
	"fixed_cents" bigint,
	"starts_on" date NOT NULL,
	"operator" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "commission_rules_share" CHECK ("commission_rules"."share" between 0 and 5000 and "commission_rules"."fixed_cents" between 0 and 100000),
	CONSTRAINT "commission_rules_ends" CHECK (("commission_rules"."share" is null) = ("commission_rules"."fixed_cents" is null)),
	CONSTRAINT "commission_rules_scope" CHECK ("commission_rules"."category_id" is not null or "commission_rules"."seller_id" is not null),
	CONSTRAINT "commission_rules_explained" CHECK ("commission_rules"."operator" <> '' and "commission_rules"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "commission_invoice_counters" (
	"mode" text NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "commission_invoice_counters_mode_year_pk" PRIMARY KEY("mode","year")
);
--> statement-breakpoint
CREATE TABLE "seller_taxes" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"is_registered" boolean NOT NULL,
	"tax_id" text DEFAULT '' NOT NULL,
	"share" integer,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seller_taxes_share" CHECK ("seller_taxes"."share" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "commission_share" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "commission_tax" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "commission_tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_tax_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_taxes" ADD CONSTRAINT "seller_taxes_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_rules_of_seller" ON "commission_rules" USING btree ("seller_id");--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD CONSTRAINT "commission_invoices_number" UNIQUE("mode","year","number");--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD CONSTRAINT "commission_invoices_tax" CHECK ("commission_invoices"."tax_cents" >= 0 and "commission_invoices"."tax_cents" < "commission_invoices"."amount_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax" CHECK ("orders"."tax_cents" between 0 and "orders"."total_cents" and "orders"."delivery_tax_cents" between 0 and "orders"."tax_cents");--> statement-breakpoint
CREATE TRIGGER commission_rules_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "commission_rules"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
UPDATE "commission_invoices" SET year = counted.year, number = counted.number FROM (
    SELECT order_id, extract(year FROM issued_at AT TIME ZONE 'UTC')::integer AS year,
      row_number() OVER (PARTITION BY mode, extract(year FROM issued_at AT TIME ZONE 'UTC') ORDER BY issued_at, order_id) AS number
    FROM "commission_invoices") counted
  WHERE counted.order_id = "commission_invoices".order_id;--> statement-breakpoint
INSERT INTO "commission_invoice_counters" (mode, year, last_number)
  SELECT mode, year, max(number) FROM "commission_invoices" GROUP BY mode, year;--> statement-breakpoint
-- At the end of the transaction, so that nobody waits for the counter longer than a commit takes.
CREATE FUNCTION commission_invoice_takes_number() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_year integer := extract(year FROM NEW.issued_at AT TIME ZONE 'UTC');
  taken integer;
BEGIN
  INSERT INTO commission_invoice_counters AS counter (mode, year, last_number) VALUES (NEW.mode, of_year, 1)
    ON CONFLICT (mode, year) DO UPDATE SET last_number = counter.last_number + 1 RETURNING last_number INTO taken;
  UPDATE commission_invoices SET year = of_year, number = taken WHERE order_id = NEW.order_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER commission_invoices_take_number AFTER INSERT ON "commission_invoices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.number IS NULL) EXECUTE FUNCTION commission_invoice_takes_number();--> statement-breakpoint
-- A number is taken once, for good, and only its payment changes an invoice.
CREATE FUNCTION commission_invoice_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR to_jsonb(OLD) - '{paid_at,year,number}'::text[] <> to_jsonb(NEW) - '{paid_at,year,number}'::text[]
    OR (OLD.number IS NOT NULL AND (OLD.number, OLD.year) IS DISTINCT FROM (NEW.number, NEW.year))
  THEN
    RAISE EXCEPTION 'an invoice of commission stays as it was issued';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER commission_invoices_stay BEFORE UPDATE OR DELETE ON "commission_invoices"
  FOR EACH ROW EXECUTE FUNCTION commission_invoice_stays();
