CREATE TABLE "product_ranks" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"top_category_id" integer NOT NULL,
	"sub_category_id" integer NOT NULL,
	"rating" integer DEFAULT 0 NOT NULL,
	"rating_score" integer DEFAULT 0 NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_ranks_sold_not_negative" CHECK ("product_ranks"."sold_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_ranks" ADD CONSTRAINT "product_ranks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_ranks_by_rating" ON "product_ranks" USING btree ("rating_score","product_id") WHERE rating > 0;--> statement-breakpoint
CREATE INDEX "product_ranks_by_rating_in_top_category" ON "product_ranks" USING btree ("top_category_id","rating_score","product_id") WHERE rating > 0;--> statement-breakpoint
CREATE INDEX "product_ranks_by_rating_in_sub_category" ON "product_ranks" USING btree ("sub_category_id","rating_score","product_id") WHERE rating > 0;--> statement-breakpoint
CREATE INDEX "product_ranks_by_sold" ON "product_ranks" USING btree ("sold_count","product_id") WHERE sold_count > 0;--> statement-breakpoint
CREATE INDEX "product_ranks_by_sold_in_top_category" ON "product_ranks" USING btree ("top_category_id","sold_count","product_id") WHERE sold_count > 0;--> statement-breakpoint
CREATE INDEX "product_ranks_by_sold_in_sub_category" ON "product_ranks" USING btree ("sub_category_id","sold_count","product_id") WHERE sold_count > 0;--> statement-breakpoint
-- What is known so far.
INSERT INTO "product_ranks" ("product_id", "top_category_id", "sub_category_id", "rating", "rating_score", "sold_count")
SELECT "id", "top_category_id", "sub_category_id",
  CASE WHEN "rating_count" > 0 THEN 100 * "rating_sum" / "rating_count" ELSE 0 END,
  CASE WHEN "rating_count" > 0 THEN 1000 * ("rating_sum" + 14) / ("rating_count" + 4) ELSE 0 END,
  coalesce("sold"."units", 0)
FROM "products" LEFT JOIN (
  SELECT "product_id", sum("units")::integer AS "units" FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_id"
  WHERE "order_lines"."state" = 'open' AND "orders"."state" IN ('to_ship', 'shipped', 'delivered', 'completed') GROUP BY "product_id"
) AS "sold" ON "sold"."product_id" = "products"."id"
WHERE "rating_count" > 0 OR "sold"."units" > 0;--> statement-breakpoint
CREATE FUNCTION products_rank_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_ranks (product_id, top_category_id, sub_category_id, rating, rating_score)
  VALUES (NEW.id, NEW.top_category_id, NEW.sub_category_id,
    CASE WHEN NEW.rating_count > 0 THEN 100 * NEW.rating_sum / NEW.rating_count ELSE 0 END,
    CASE WHEN NEW.rating_count > 0 THEN 1000 * (NEW.rating_sum + 14) / (NEW.rating_count + 4) ELSE 0 END)
  ON CONFLICT (product_id) DO UPDATE SET rating = excluded.rating, rating_score = excluded.rating_score;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_rated AFTER UPDATE OF "rating_sum", "rating_count" ON "products"
  FOR EACH ROW WHEN (OLD.rating_sum <> NEW.rating_sum OR OLD.rating_count <> NEW.rating_count)
  EXECUTE FUNCTION products_rank_rating();--> statement-breakpoint
CREATE FUNCTION products_rank_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_ranks SET top_category_id = NEW.top_category_id, sub_category_id = NEW.sub_category_id WHERE product_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_moved AFTER UPDATE OF "top_category_id", "sub_category_id" ON "products"
  FOR EACH ROW WHEN (OLD.sub_category_id <> NEW.sub_category_id OR OLD.top_category_id <> NEW.top_category_id)
  EXECUTE FUNCTION products_rank_category();--> statement-breakpoint
CREATE FUNCTION order_counts_as_sold(state text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT state IN ('to_ship', 'shipped', 'delivered', 'completed')
$$;--> statement-breakpoint
-- Rows are written in the order of their ids, so that two orders of the same products wait for each other.
CREATE FUNCTION orders_count_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_ranks AS rank (product_id, top_category_id, sub_category_id, sold_count)
  SELECT products.id, top_category_id, sub_category_id, sum(units) FROM order_lines JOIN products ON products.id = product_id
  WHERE order_id = NEW.id AND state = 'open' GROUP BY products.id ORDER BY products.id
  ON CONFLICT (product_id) DO UPDATE SET sold_count =
    greatest(0, rank.sold_count + CASE WHEN order_counts_as_sold(NEW.state) THEN excluded.sold_count ELSE -excluded.sold_count END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_sold AFTER UPDATE OF "state" ON "orders"
  FOR EACH ROW WHEN (order_counts_as_sold(OLD.state) <> order_counts_as_sold(NEW.state)) EXECUTE FUNCTION orders_count_sold();--> statement-breakpoint
CREATE FUNCTION order_lines_count_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_ranks SET sold_count = greatest(0, sold_count + CASE WHEN NEW.state = 'open' THEN NEW.units ELSE -NEW.units END)
  WHERE product_id = NEW.product_id AND order_counts_as_sold((SELECT state FROM orders WHERE id = NEW.order_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_lines_sold AFTER UPDATE OF "state" ON "order_lines"
  FOR EACH ROW WHEN ((OLD.state = 'open') <> (NEW.state = 'open')) EXECUTE FUNCTION order_lines_count_sold();
