CREATE TABLE "model_spending_totals" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"product_id" bigint,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_files" (
	"name" text PRIMARY KEY NOT NULL,
	"seller_id" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "has_default_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_spending" ADD COLUMN "analyses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_pictures" ADD CONSTRAINT "ad_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_files" ADD CONSTRAINT "seller_files_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_pictures_by_age" ON "ad_pictures" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ad_pictures_by_product" ON "ad_pictures" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "seller_files_by_seller" ON "seller_files" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "analyses_by_age" ON "analyses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "model_spending_by_day" ON "model_spending" USING btree ("day");--> statement-breakpoint
CREATE INDEX "product_events_by_age" ON "product_events" USING brin ("day");--> statement-breakpoint
-- A name that was taken from the address, or from the phone number, told it to every visitor.
UPDATE "accounts" SET "name" = 'Seller ' || upper(substr(md5(random()::text || "id"), 1, 5)), "has_default_name" = true
WHERE "kind" = 'seller' AND NOT "is_demo" AND ("name" = regexp_replace("email", '@[^@]*$', '') OR "name" = '•••• ' || right("phone", 4));
