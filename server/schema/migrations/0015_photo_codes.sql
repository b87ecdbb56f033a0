CREATE TABLE "photo_codes" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"seller_id" bigint NOT NULL,
	"leaf_id" integer NOT NULL,
	"kind_id" text,
	"code" "bytea" NOT NULL,
	"signs" bit(256) NOT NULL,
	"bands" integer[] NOT NULL,
	"learns" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "code" "bytea";--> statement-breakpoint
ALTER TABLE "account_choices" ADD COLUMN "improves_recognition" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_codes" ADD CONSTRAINT "photo_codes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_codes" ADD CONSTRAINT "photo_codes_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_codes_by_band" ON "photo_codes" USING gin ("bands") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "photo_codes_by_leaf" ON "photo_codes" USING btree ("leaf_id","product_id");--> statement-breakpoint
CREATE INDEX "photo_codes_by_seller" ON "photo_codes" USING btree ("seller_id");