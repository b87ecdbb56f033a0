CREATE TABLE "listed_product_types" (
	"product_type_id" text NOT NULL,
	"product_id" bigint NOT NULL,
	CONSTRAINT "listed_product_types_product_type_id_product_id_pk" PRIMARY KEY("product_type_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "unlisted_search" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"title_terms" "tsvector" NOT NULL,
	"all_terms" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed_product_types" ADD CONSTRAINT "listed_product_types_product_id_product_search_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_search"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlisted_search" ADD CONSTRAINT "unlisted_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_product_types_by_product" ON "listed_product_types" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_offered_in" ON "products" USING gin ("offered_in") WITH (fastupdate=false) WHERE is_live;--> statement-breakpoint
INSERT INTO "listed_product_types" ("product_type_id", "product_id")
SELECT substr("term", 4), "product_id" FROM "product_search", unnest(tsvector_to_array("title_terms")) AS "term" WHERE "term" LIKE '~k:%';--> statement-breakpoint
CREATE FUNCTION product_search_list_types() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[] := array(SELECT substr(term, 4) FROM unnest(tsvector_to_array(NEW.title_terms)) AS term WHERE term LIKE '~k:%');
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM listed_product_types WHERE product_id = NEW.product_id AND product_type_id <> ALL (named);
  END IF;
  INSERT INTO listed_product_types (product_type_id, product_id) SELECT unnest(named), NEW.product_id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_search_listed AFTER INSERT ON "product_search"
  FOR EACH ROW EXECUTE FUNCTION product_search_list_types();--> statement-breakpoint
CREATE TRIGGER product_search_relisted AFTER UPDATE OF "title_terms" ON "product_search"
  FOR EACH ROW WHEN (OLD.title_terms IS DISTINCT FROM NEW.title_terms) EXECUTE FUNCTION product_search_list_types();--> statement-breakpoint
-- The index is built anew, because the listings that are paused or removed have no terms yet.
COMMENT ON TABLE "product_search" IS NULL;
