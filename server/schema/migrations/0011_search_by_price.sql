CREATE INDEX "product_search_by_price" ON "product_search" USING btree ("price_cents","product_id");--> statement-breakpoint
ALTER INDEX "product_search_title" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "product_search_all" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "search_words_alike" SET (fastupdate=false);--> statement-breakpoint
SELECT gin_clean_pending_list(name::regclass) FROM unnest(ARRAY['product_search_title', 'product_search_all', 'search_words_alike']) AS name;