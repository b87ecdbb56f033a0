CREATE TABLE "product_prices" (
	"product_id" bigint NOT NULL,
	"price_cents" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "product_prices_product_id_started_at_pk" PRIMARY KEY("product_id","started_at"),
	CONSTRAINT "product_prices_ends_after_start" CHECK ("product_prices"."ended_at" >= "product_prices"."started_at")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reduced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is known of earlier prices: what buyers paid, and the present price. The first one counts from the listing's start.
INSERT INTO "product_prices" ("product_id", "price_cents", "started_at", "ended_at")
SELECT "product_id", "price_cents", "started_at", coalesce(
  lead("started_at") OVER (PARTITION BY "product_id" ORDER BY "started_at"),
  CASE WHEN NOT "is_live" THEN greatest(now(), "started_at") END)
FROM (
  SELECT DISTINCT ON ("product_id", "started_at") * FROM (
    SELECT "id" AS "product_id", "seen"."price_cents", "is_live", "at",
      lag("seen"."price_cents") OVER "known" AS "price_before",
      CASE WHEN lag("at") OVER "known" IS NULL THEN least("created_at", "at") ELSE "at" END::timestamp(3) with time zone AS "started_at"
    FROM "products" JOIN (
      SELECT "product_id", "unit_price_cents"::integer AS "price_cents", "placed_at" AS "at" FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_id"
      UNION ALL SELECT "id", "price_cents", now() FROM "products"
    ) AS "seen" ON "seen"."product_id" = "products"."id"
    WINDOW "known" AS (PARTITION BY "id" ORDER BY "at")
  ) AS "seen_prices" WHERE "price_cents" IS DISTINCT FROM "price_before" ORDER BY "product_id", "started_at", "at" DESC
) AS "starts";--> statement-breakpoint
-- A price before is the lowest price of the last 30 days, of a listing that was on sale for at least 7 of them. It cannot be typed.
CREATE FUNCTION products_prove_reduction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lowest integer;
  on_sale interval;
BEGIN
  IF NEW.price_cents = OLD.price_cents THEN
    NEW.price_before_cents := OLD.price_before_cents;
    NEW.reduced_at := OLD.reduced_at;
    RETURN NEW;
  END IF;
  SELECT min(price_cents), sum(coalesce(ended_at, now()) - greatest(started_at, now() - interval '30 days'))
    INTO lowest, on_sale FROM product_prices
    WHERE product_id = NEW.id AND coalesce(ended_at, now()) > now() - interval '30 days';
  IF lowest > NEW.price_cents AND on_sale >= interval '7 days' THEN
    NEW.price_before_cents := lowest;
    NEW.reduced_at := now();
  ELSE
    NEW.price_before_cents := NULL;
    NEW.reduced_at := NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_reduction BEFORE UPDATE OF "price_cents", "price_before_cents", "reduced_at" ON "products"
  FOR EACH ROW EXECUTE FUNCTION products_prove_reduction();--> statement-breakpoint
CREATE FUNCTION products_record_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_prices SET ended_at = greatest(now(), started_at) WHERE product_id = NEW.id AND ended_at IS NULL;
  IF NEW.is_live THEN
    INSERT INTO product_prices (product_id, price_cents, started_at)
      VALUES (NEW.id, NEW.price_cents, CASE WHEN TG_OP = 'INSERT' THEN coalesce(NEW.reduced_at, NEW.created_at) ELSE now() END)
      ON CONFLICT (product_id, started_at) DO UPDATE SET price_cents = excluded.price_cents, ended_at = NULL;
  END IF;
  -- Nothing older can count for a reduction any more.
  DELETE FROM product_prices WHERE product_id = NEW.id AND ended_at < now() - interval '90 days';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_price_starts AFTER INSERT ON "products" FOR EACH ROW EXECUTE FUNCTION products_record_price();--> statement-breakpoint
CREATE TRIGGER products_price_changes AFTER UPDATE OF "price_cents", "is_live" ON "products"
  FOR EACH ROW WHEN (OLD.price_cents <> NEW.price_cents OR OLD.is_live <> NEW.is_live) EXECUTE FUNCTION products_record_price();
