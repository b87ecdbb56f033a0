ALTER TABLE "cart_lines" ALTER COLUMN "seen_price_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ALTER COLUMN "free_from_cents" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "currency_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rate_date" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_before" bigint;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_prices" ADD COLUMN "price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "seen_currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_currency" CHECK ("accounts"."currency" in ('USD', 'THB', 'VND', 'SGD', 'MYR', 'IDR', 'PHP', 'CNY', 'JPY', 'KRW', 'EUR', 'GBP', 'MXN', 'INR'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_currency" CHECK ("products"."currency" in ('USD', 'THB', 'VND', 'SGD', 'MYR', 'IDR', 'PHP', 'CNY', 'JPY', 'KRW', 'EUR', 'GBP', 'MXN', 'INR'));--> statement-breakpoint
-- What there is was sold in US dollars. The triggers rest, because no price changes.
ALTER TABLE "products" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "products" SET "price" = "price_cents", "price_before" = "price_before_cents";--> statement-breakpoint
ALTER TABLE "products" ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE "product_prices" SET "price" = "price_cents";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_in_dollars" CHECK (case when "products"."currency" = 'USD' then "products"."price" = "products"."price_cents" else "products"."rate_date" is not null end);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency" CHECK ("orders"."currency" in ('USD', 'THB', 'VND', 'SGD', 'MYR', 'IDR', 'PHP', 'CNY', 'JPY', 'KRW', 'EUR', 'GBP', 'MXN', 'INR'));--> statement-breakpoint
-- A shop that sells in dollars has one price, whichever of the two columns is written.
CREATE FUNCTION products_take_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.currency = 'USD' THEN
    NEW.price := NEW.price_cents;
    NEW.price_before := NEW.price_before_cents;
    NEW.rate_date := NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_price BEFORE INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION products_take_price();--> statement-breakpoint
-- As before, by the price in the shop's currency: a new rate reduces nothing, and neither does a new currency.
CREATE OR REPLACE FUNCTION products_prove_reduction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lowest bigint;
  on_sale interval;
BEGIN
  IF NEW.currency = 'USD' THEN
    IF NEW.price_cents = OLD.price_cents THEN NEW.price_cents := NEW.price; ELSE NEW.price := NEW.price_cents; END IF;
    NEW.rate_date := NULL;
  END IF;
  IF NEW.price = OLD.price AND NEW.currency = OLD.currency THEN
    NEW.price_before := OLD.price_before;
    NEW.reduced_at := OLD.reduced_at;
  ELSE
    SELECT min(price), sum(coalesce(ended_at, now()) - greatest(started_at, now() - interval '30 days'))
      INTO lowest, on_sale FROM product_prices
      WHERE product_id = NEW.id AND currency = NEW.currency AND coalesce(ended_at, now()) > now() - interval '30 days';
    IF lowest > NEW.price AND on_sale >= interval '7 days' THEN
      NEW.price_before := lowest;
      NEW.reduced_at := now();
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
  BEFORE UPDATE OF "price_cents", "price", "currency", "price_before_cents", "price_before", "reduced_at" ON "products"
  FOR EACH ROW EXECUTE FUNCTION products_prove_reduction();--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_record_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_prices SET ended_at = greatest(now(), started_at) WHERE product_id = NEW.id AND ended_at IS NULL;
  IF NEW.is_live THEN
    INSERT INTO product_prices (product_id, price_cents, currency, price, started_at)
      VALUES (NEW.id, NEW.price_cents, NEW.currency, NEW.price,
        CASE WHEN TG_OP = 'INSERT' THEN coalesce(NEW.reduced_at, NEW.created_at) ELSE now() END)
      ON CONFLICT (product_id, started_at) DO UPDATE
        SET price_cents = excluded.price_cents, currency = excluded.currency, price = excluded.price, ended_at = NULL;
  END IF;
  -- Nothing older can count for a reduction any more.
  DELETE FROM product_prices WHERE product_id = NEW.id AND ended_at < now() - interval '90 days';
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER "products_price_changes" ON "products";--> statement-breakpoint
CREATE TRIGGER products_price_changes AFTER UPDATE OF "price_cents", "price", "currency", "is_live" ON "products"
  FOR EACH ROW WHEN (OLD.price <> NEW.price OR OLD.currency <> NEW.currency OR OLD.is_live <> NEW.is_live)
  EXECUTE FUNCTION products_record_price();
