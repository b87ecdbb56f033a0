CREATE INDEX "analyses_by_image" ON "analyses" USING btree ("image");--> statement-breakpoint
CREATE INDEX "products_by_image" ON "products" USING btree ("image");