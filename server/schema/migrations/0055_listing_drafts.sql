CREATE TABLE "draft_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"draft_id" uuid NOT NULL,
	"seller_id" bigint NOT NULL,
	"upload_key" text NOT NULL,
	"image" text NOT NULL,
	"analysis_uuid" uuid,
	"position" bigint NOT NULL,
	"place" integer NOT NULL,
	"is_placed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_photos_uploaded_once" UNIQUE("seller_id","upload_key")
);
--> statement-breakpoint
CREATE TABLE "listing_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"facts" jsonb,
	"analysis_uuid" uuid,
	"category_id" integer,
	"product_type_id" text,
	"is_type_chosen" boolean DEFAULT false NOT NULL,
	"proposal" jsonb,
	"title" text,
	"title_language" text,
	"price_minor" bigint,
	"currency" text,
	"stock" integer DEFAULT 1 NOT NULL,
	"likeness" real,
	"problem" jsonb,
	"product_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_drafts_stock" CHECK ("listing_drafts"."stock" >= 1),
	CONSTRAINT "listing_drafts_price" CHECK ("listing_drafts"."price_minor" is null or ("listing_drafts"."price_minor" > 0 and "listing_drafts"."currency" is not null))
);
--> statement-breakpoint
ALTER TABLE "draft_photos" ADD CONSTRAINT "draft_photos_draft_id_listing_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."listing_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_photos" ADD CONSTRAINT "draft_photos_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_photos" ADD CONSTRAINT "draft_photos_analysis_uuid_analyses_uuid_fk" FOREIGN KEY ("analysis_uuid") REFERENCES "public"."analyses"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_analysis_uuid_analyses_uuid_fk" FOREIGN KEY ("analysis_uuid") REFERENCES "public"."analyses"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_photos_by_draft" ON "draft_photos" USING btree ("draft_id","place");--> statement-breakpoint
CREATE INDEX "draft_photos_by_analysis" ON "draft_photos" USING btree ("analysis_uuid");--> statement-breakpoint
CREATE INDEX "draft_photos_by_image" ON "draft_photos" USING btree ("image");--> statement-breakpoint
CREATE INDEX "draft_photos_by_age" ON "draft_photos" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "listing_drafts_by_seller" ON "listing_drafts" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "listing_drafts_by_analysis" ON "listing_drafts" USING btree ("analysis_uuid");--> statement-breakpoint
CREATE INDEX "listing_drafts_by_product" ON "listing_drafts" USING btree ("product_id");