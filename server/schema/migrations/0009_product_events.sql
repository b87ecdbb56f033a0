CREATE TABLE "product_events" (
	"product_id" bigint NOT NULL,
	"day" date NOT NULL,
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "product_events_product_id_day_country_kind_pk" PRIMARY KEY("product_id","day","country","kind")
);
--> statement-breakpoint
ALTER TABLE "product_events" ADD CONSTRAINT "product_events_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;