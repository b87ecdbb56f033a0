CREATE TABLE "shop_followers" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"followers" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_follows" (
	"customer_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"followed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_follows_customer_id_seller_id_pk" PRIMARY KEY("customer_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "shop_section_products" (
	"shop_section_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "shop_section_products_shop_section_id_product_id_pk" PRIMARY KEY("shop_section_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "shop_sections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100 CACHE 1),
	"seller_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"language" text NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_followers" ADD CONSTRAINT "shop_followers_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_follows" ADD CONSTRAINT "shop_follows_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_follows" ADD CONSTRAINT "shop_follows_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_section_products" ADD CONSTRAINT "shop_section_products_shop_section_id_shop_sections_id_fk" FOREIGN KEY ("shop_section_id") REFERENCES "public"."shop_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_section_products" ADD CONSTRAINT "shop_section_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_sections" ADD CONSTRAINT "shop_sections_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_follows_last_followed" ON "shop_follows" USING btree ("customer_id","followed_at","seller_id");--> statement-breakpoint
CREATE INDEX "shop_follows_of_seller" ON "shop_follows" USING btree ("seller_id","customer_id");--> statement-breakpoint
CREATE INDEX "shop_section_products_in_order" ON "shop_section_products" USING btree ("shop_section_id","place","product_id");--> statement-breakpoint
CREATE INDEX "shop_section_products_by_product" ON "shop_section_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "shop_sections_of_seller" ON "shop_sections" USING btree ("seller_id","place","id");--> statement-breakpoint
-- The number of followers follows the rows. Shops are changed in the order of their ids, so that two changes wait for each other.
CREATE FUNCTION shop_follows_count_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_followers (seller_id, followers)
    SELECT seller_id, count(*) FROM come GROUP BY seller_id ORDER BY seller_id
    ON CONFLICT (seller_id) DO UPDATE SET followers = shop_followers.followers + excluded.followers;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shop_follows_come AFTER INSERT ON "shop_follows" REFERENCING NEW TABLE AS come
  FOR EACH STATEMENT EXECUTE FUNCTION shop_follows_count_come();--> statement-breakpoint
CREATE FUNCTION shop_follows_count_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM shop_followers WHERE seller_id IN (SELECT seller_id FROM gone) ORDER BY seller_id FOR NO KEY UPDATE;
  UPDATE shop_followers SET followers = shop_followers.followers - change.followers
    FROM (SELECT seller_id, count(*) AS followers FROM gone GROUP BY seller_id) AS change
    WHERE shop_followers.seller_id = change.seller_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shop_follows_gone AFTER DELETE ON "shop_follows" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION shop_follows_count_gone();
