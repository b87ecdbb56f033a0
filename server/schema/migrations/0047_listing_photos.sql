CREATE TABLE "product_photos" (
	"product_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "product_photos_product_id_place_pk" PRIMARY KEY("product_id","place"),
	CONSTRAINT "product_photos_place" CHECK ("product_photos"."place" between 1 and 9)
);
--> statement-breakpoint
ALTER TABLE "product_photos" ADD CONSTRAINT "product_photos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_photos_by_image" ON "product_photos" USING btree ("image");