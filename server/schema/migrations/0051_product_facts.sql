CREATE TABLE "product_facts" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"product_type_id" text,
	"facts" jsonb NOT NULL,
	CONSTRAINT "product_facts_is_list" CHECK (jsonb_typeof("product_facts"."facts") = 'array')
);
--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;