CREATE TABLE "price_list_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_list_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	"product_id" bigint,
	"shop_section_id" bigint,
	"percent" integer,
	"amount" bigint,
	"currency" text DEFAULT 'USD' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_list_entries_currency" CHECK ("price_list_entries"."currency" in ('USD', 'THB', 'VND', 'SGD', 'MYR', 'IDR', 'PHP', 'CNY', 'JPY', 'KRW', 'EUR', 'GBP', 'MXN', 'INR')),
	CONSTRAINT "price_list_entries_scope" CHECK (num_nonnulls("price_list_entries"."product_id", "price_list_entries"."shop_section_id") <= 1),
	CONSTRAINT "price_list_entries_discount" CHECK (num_nonnulls("price_list_entries"."percent", "price_list_entries"."amount") = 1),
	CONSTRAINT "price_list_entries_amounts" CHECK ("price_list_entries"."percent" between 1 and 99 and "price_list_entries"."amount" > 0),
	CONSTRAINT "price_list_entries_times" CHECK ("price_list_entries"."starts_at" <= "price_list_entries"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "regular_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "regular_price" bigint;--> statement-breakpoint
ALTER TABLE "price_list_entries" ADD CONSTRAINT "price_list_entries_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_entries" ADD CONSTRAINT "price_list_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_entries" ADD CONSTRAINT "price_list_entries_shop_section_id_shop_sections_id_fk" FOREIGN KEY ("shop_section_id") REFERENCES "public"."shop_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_list_entries_of_seller" ON "price_list_entries" USING btree ("seller_id","ends_at");--> statement-breakpoint
CREATE INDEX "price_list_entries_open" ON "price_list_entries" USING btree ("starts_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "price_list_entries_by_product" ON "price_list_entries" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "price_list_entries_by_section" ON "price_list_entries" USING btree ("shop_section_id") WHERE shop_section_id is not null;--> statement-breakpoint
CREATE INDEX "products_in_sale" ON "products" USING btree ("sale_ends_at") WHERE sale_ends_at is not null;--> statement-breakpoint
-- The price of this moment where a sale lowers the regular one: the lowest of all sales that hold now; of equal ones the one that
-- lasts longer. A share is rounded down to a whole unit, so that a buyer gets at least the percentage, and never to nothing.
CREATE FUNCTION sale_of(of_listing bigint, of_seller bigint, in_currency text, regular bigint)
RETURNS TABLE (price bigint, starts_at timestamp with time zone, ends_at timestamp with time zone) LANGUAGE sql STABLE AS $$
  SELECT lowered.price, entry.starts_at, entry.ends_at FROM price_list_entries AS entry,
    LATERAL (SELECT greatest(1, coalesce(entry.amount, regular * (100 - entry.percent) / 100)) AS price) AS lowered
  WHERE entry.seller_id = of_seller AND entry.starts_at <= now() AND entry.ends_at > now()
    AND (entry.product_id IS NULL OR entry.product_id = of_listing)
    AND (entry.shop_section_id IS NULL OR EXISTS (
      SELECT FROM shop_section_products AS placed WHERE placed.shop_section_id = entry.shop_section_id AND placed.product_id = of_listing))
    AND (entry.amount IS NULL OR entry.currency = in_currency)
    AND lowered.price < regular
  ORDER BY lowered.price, entry.ends_at DESC, entry.starts_at LIMIT 1
$$;--> statement-breakpoint
-- Whoever changes a price says what the seller asks. What buyers pay is computed from that here, also where a write changes
-- nothing but comes at another moment.
CREATE FUNCTION products_take_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  regular bigint;
  written bigint;
  sale record;
BEGIN
  IF NEW.currency = 'USD' THEN
    IF TG_OP = 'UPDATE' AND NEW.price_cents = OLD.price_cents THEN NEW.price_cents := NEW.price; ELSE NEW.price := NEW.price_cents; END IF;
  END IF;
  written := NEW.price;
  regular := NEW.price;
  IF TG_OP = 'UPDATE' AND NEW.price = OLD.price AND NEW.currency = OLD.currency
      AND NEW.regular_price IS NOT DISTINCT FROM OLD.regular_price THEN
    regular := coalesce(OLD.regular_price, OLD.price);
  END IF;
  SELECT * INTO sale FROM sale_of(NEW.id, NEW.seller_id, NEW.currency, regular);
  NEW.price := coalesce(sale.price, regular);
  NEW.regular_price := CASE WHEN sale.price IS NOT NULL THEN regular END;
  NEW.sale_started_at := sale.starts_at;
  NEW.sale_ends_at := sale.ends_at;
  IF NEW.currency = 'USD' THEN
    NEW.price_cents := NEW.price;
  ELSIF NEW.price <> written THEN
    NEW.price_cents := greatest(1, round(NEW.price_cents::numeric * NEW.price / nullif(written, 0)));
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- Before the other triggers on prices, which run in the order of their names.
CREATE TRIGGER products_current_price BEFORE INSERT OR UPDATE OF "price_cents", "price", "currency", "regular_price" ON "products"
  FOR EACH ROW EXECUTE FUNCTION products_take_sale();--> statement-breakpoint
CREATE FUNCTION product_variants_take_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  regular bigint;
  lowered bigint;
BEGIN
  regular := NEW.price;
  IF TG_OP = 'UPDATE' AND NEW.price IS NOT DISTINCT FROM OLD.price AND NEW.regular_price IS NOT DISTINCT FROM OLD.regular_price THEN
    regular := coalesce(OLD.regular_price, OLD.price);
  END IF;
  SELECT sale.price INTO lowered FROM products, sale_of(products.id, products.seller_id, products.currency, regular) AS sale
    WHERE products.id = NEW.product_id;
  NEW.price := coalesce(lowered, regular);
  NEW.regular_price := CASE WHEN lowered IS NOT NULL THEN regular END;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER product_variants_current_price BEFORE INSERT OR UPDATE OF "price", "regular_price" ON "product_variants"
  FOR EACH ROW EXECUTE FUNCTION product_variants_take_sale();--> statement-breakpoint
-- As before; of a sale, the price before is the lowest of the 30 days before the sale began, and never above what is asked without it.
CREATE OR REPLACE FUNCTION products_prove_reduction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lowest bigint;
  on_sale interval;
  until timestamp with time zone := coalesce(NEW.sale_started_at, now());
BEGIN
  IF NEW.currency = 'USD' THEN
    IF NEW.price_cents = OLD.price_cents THEN NEW.price_cents := NEW.price; ELSE NEW.price := NEW.price_cents; END IF;
    NEW.rate_date := NULL;
  END IF;
  IF NEW.price = OLD.price AND NEW.currency = OLD.currency THEN
    NEW.price_before := OLD.price_before;
    NEW.reduced_at := OLD.reduced_at;
  ELSE
    SELECT min(price), sum(least(coalesce(ended_at, now()), until) - greatest(started_at, until - interval '30 days'))
      INTO lowest, on_sale FROM product_prices
      WHERE product_id = NEW.id AND currency = NEW.currency AND coalesce(ended_at, now()) > until - interval '30 days'
        AND (NEW.sale_started_at IS NULL OR started_at < until);
    lowest := least(lowest, NEW.regular_price);
    IF lowest > NEW.price AND on_sale >= interval '7 days' THEN
      NEW.price_before := lowest;
      NEW.reduced_at := until;
    ELSE
      NEW.price_before := NULL;
      NEW.reduced_at := NULL;
    END IF;
  END IF;
  NEW.price_before_cents := CASE
    WHEN NEW.price_before IS NULL OR NEW.currency = 'USD' THEN NEW.price_before
    ELSE greatest(round(NEW.price_before::numeric * NEW.price_cents / nullif(NEW.price, 0)), NEW.price_cents + 1) END;
  RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER "products_reduction" ON "products";--> statement-breakpoint
CREATE TRIGGER products_reduction
  BEFORE UPDATE OF "price_cents", "price", "currency", "regular_price", "price_before_cents", "price_before", "reduced_at" ON "products"
  FOR EACH ROW EXECUTE FUNCTION products_prove_reduction();--> statement-breakpoint
DROP TRIGGER "products_price_changes" ON "products";--> statement-breakpoint
CREATE TRIGGER products_price_changes
  AFTER UPDATE OF "price_cents", "price", "currency", "regular_price", "is_live" ON "products"
  FOR EACH ROW WHEN (OLD.price <> NEW.price OR OLD.currency <> NEW.currency OR OLD.is_live <> NEW.is_live)
  EXECUTE FUNCTION products_record_price();
