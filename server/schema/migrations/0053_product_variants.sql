CREATE TABLE "product_variants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"values" text[] DEFAULT '{}' NOT NULL,
	"sku" text,
	"price" bigint,
	"stock" integer,
	"is_counted" boolean DEFAULT true NOT NULL,
	"image" text,
	"weight_grams" integer,
	"place" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_variants_place" CHECK ("product_variants"."place" between 0 and 99),
	CONSTRAINT "product_variants_amounts" CHECK ("product_variants"."stock" >= 0 and "product_variants"."price" > 0 and "product_variants"."weight_grams" > 0),
	CONSTRAINT "product_variants_own_terms" CHECK ("product_variants"."is_hidden" or (cardinality("product_variants"."values") > 0) = ("product_variants"."price" is not null and "product_variants"."stock" is not null))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "variant_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_customer_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_customer_id_product_id_variant_id_pk" PRIMARY KEY("customer_id","product_id","variant_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "variant_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_variants_of_product" ON "product_variants" USING btree ("product_id","place");--> statement-breakpoint
CREATE INDEX "product_variants_by_image" ON "product_variants" USING btree ("image") WHERE image is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_once" ON "product_variants" USING btree ("product_id","values") WHERE not is_hidden;--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku" ON "product_variants" USING btree ("seller_id","sku") WHERE sku is not null and not is_hidden;--> statement-breakpoint
-- Every listing has a variant, whoever writes it.
INSERT INTO "product_variants" ("product_id", "seller_id") SELECT "id", "seller_id" FROM "products" ORDER BY "id";--> statement-breakpoint
CREATE FUNCTION products_add_variant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_variants (product_id, seller_id) SELECT id, seller_id FROM come ORDER BY id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_have_variant AFTER INSERT ON "products" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION products_add_variant();--> statement-breakpoint
-- The stock of a listing with options is the sum of its variants; one that is not counted adds 999. Who changes variants has
-- locked their listing, so that the sum misses no other change.
CREATE FUNCTION product_variants_sum_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET stock = sums.units FROM (
    SELECT product_id, least(coalesce(sum(CASE WHEN is_counted THEN stock ELSE 999 END) FILTER (WHERE NOT is_hidden), 0), 2147483647)::integer AS units
    FROM product_variants WHERE product_id IN (SELECT product_id FROM changed) GROUP BY product_id) AS sums
  WHERE products.id = sums.product_id AND products.options <> '[]' AND products.stock <> sums.units;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_variants_come AFTER INSERT ON "product_variants" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_variants_sum_stock();--> statement-breakpoint
CREATE TRIGGER product_variants_change AFTER UPDATE ON "product_variants" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_variants_sum_stock();--> statement-breakpoint
CREATE TRIGGER product_variants_go AFTER DELETE ON "product_variants" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_variants_sum_stock();
