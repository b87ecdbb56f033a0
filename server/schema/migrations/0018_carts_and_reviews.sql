CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"country" text NOT NULL,
	"postal_code" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"customer_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"units" integer NOT NULL,
	"seen_price_cents" integer,
	"place" integer NOT NULL,
	CONSTRAINT "cart_lines_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id"),
	CONSTRAINT "cart_lines_units" CHECK ("cart_lines"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_account_id_pk" PRIMARY KEY("review_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"photo" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviews_once_per_line" UNIQUE("order_line_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "seller_payment_methods" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"takes_card" boolean DEFAULT true NOT NULL,
	"takes_cash_on_delivery" boolean DEFAULT false NOT NULL,
	"promptpay_id" text,
	"vietqr_bank" text,
	"vietqr_account" text,
	"paynow_id" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_profiles" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"pack_days" integer NOT NULL,
	"home_fee_cents" integer NOT NULL,
	"region_fee_cents" integer,
	"world_fee_cents" integer,
	"free_from_cents" integer,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shipping_profiles_pack_days" CHECK ("shipping_profiles"."pack_days" >= 0),
	CONSTRAINT "shipping_profiles_amounts" CHECK ("shipping_profiles"."home_fee_cents" >= 0 and "shipping_profiles"."region_fee_cents" >= 0 and "shipping_profiles"."world_fee_cents" >= 0 and "shipping_profiles"."free_from_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "is_sold_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_customer_id_carts_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."carts"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_payment_methods" ADD CONSTRAINT "seller_payment_methods_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD CONSTRAINT "shipping_profiles_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_by_customer" ON "addresses" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("customer_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "carts_by_age" ON "carts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "review_reports_by_account" ON "review_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reviews_of_product" ON "reviews" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_of_seller" ON "reviews" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_customer" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0);--> statement-breakpoint
-- What the seller planned to sell is what is there; goods of the demo shop have no plan and get a few dozen.
UPDATE "products" SET "stock" = greatest(0, "sell_units") FROM "product_plans" WHERE "product_plans"."product_id" = "products"."id";--> statement-breakpoint
UPDATE "products" SET "stock" = 3 + "id" * 7 % 38 WHERE "is_demo" AND "stock" = 0;--> statement-breakpoint
UPDATE "product_search" SET "is_sold_out" = true FROM "products" WHERE "products"."id" = "product_search"."product_id" AND "stock" = 0;--> statement-breakpoint
-- Sellers of an older demo shop ship as new ones do, so that their goods can be bought.
INSERT INTO "shipping_profiles" ("seller_id", "country", "place", "pack_days", "home_fee_cents", "region_fee_cents", "world_fee_cents", "changed_at")
SELECT "id", "code", "place", 2, 300, 1000, 2500, now() FROM "accounts"
JOIN (VALUES ('Chiang Mai', 'TH'), ('Da Nang', 'VN'), ('Osaka', 'JP'), ('Kuala Lumpur', 'MY'), ('Chennai', 'IN'), ('Ho Chi Minh City', 'VN'), ('Krabi', 'TH'), ('Taipei', 'TW'), ('Manila', 'PH'), ('Seoul', 'KR'), ('Yogyakarta', 'ID'), ('Phnom Penh', 'KH'), ('Singapore', 'SG'), ('Denpasar', 'ID')) AS "places" ("town", "code") ON "town" = "place"
WHERE "is_demo" AND "kind" = 'seller';--> statement-breakpoint
-- Only when the last unit goes or the first comes back, so that other sales do not write to the search index.
CREATE FUNCTION products_copy_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_search SET is_sold_out = (NEW.stock = 0) WHERE product_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_sold_out AFTER UPDATE OF "stock" ON "products"
  FOR EACH ROW WHEN ((OLD.stock = 0) <> (NEW.stock = 0)) EXECUTE FUNCTION products_copy_sold_out();--> statement-breakpoint
-- The sums of stars follow the reviews. Rows are locked in the order of their ids, so that two changes wait for each other.
CREATE FUNCTION reviews_add_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id IN (SELECT product_id FROM come) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews
    FROM (SELECT product_id, sum(stars) AS stars, count(*) AS reviews FROM come GROUP BY product_id) AS change
    WHERE id = product_id;
  PERFORM FROM accounts WHERE id IN (SELECT seller_id FROM come) ORDER BY id FOR NO KEY UPDATE;
  UPDATE accounts SET rating_sum = rating_sum + stars, rating_count = rating_count + reviews
    FROM (SELECT seller_id, sum(stars) AS stars, count(*) AS reviews FROM come GROUP BY seller_id) AS change
    WHERE id = seller_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_come AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_add_stars();--> statement-breakpoint
CREATE FUNCTION reviews_take_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id IN (SELECT product_id FROM gone) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET rating_sum = rating_sum - stars, rating_count = rating_count - reviews
    FROM (SELECT product_id, sum(stars) AS stars, count(*) AS reviews FROM gone GROUP BY product_id) AS change
    WHERE id = product_id;
  PERFORM FROM accounts WHERE id IN (SELECT seller_id FROM gone) ORDER BY id FOR NO KEY UPDATE;
  UPDATE accounts SET rating_sum = rating_sum - stars, rating_count = rating_count - reviews
    FROM (SELECT seller_id, sum(stars) AS stars, count(*) AS reviews FROM gone GROUP BY seller_id) AS change
    WHERE id = seller_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_gone AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_take_stars();--> statement-breakpoint
CREATE FUNCTION reviews_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the stars of a review, and what it is about, stay as they are';
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_stay BEFORE UPDATE OF "stars", "product_id", "seller_id" ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION reviews_refuse_change();
