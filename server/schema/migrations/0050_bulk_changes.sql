CREATE TABLE "bulk_change_rows" (
	"bulk_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"action" text NOT NULL,
	"product_id" bigint,
	"made_id" bigint,
	"title" text NOT NULL,
	"changes" jsonb NOT NULL,
	"problem" text,
	"outcome" text DEFAULT 'open' NOT NULL,
	"stale_before" text[] DEFAULT '{}' NOT NULL,
	"file_row" integer,
	CONSTRAINT "bulk_change_rows_bulk_id_place_pk" PRIMARY KEY("bulk_id","place")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" bigint NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'preview' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"file_name" text,
	"row_count" integer DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_changes_previewed_once" UNIQUE("seller_id","key")
);
--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_bulk_id_bulk_changes_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_made_id_products_id_fk" FOREIGN KEY ("made_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_rows_by_product" ON "bulk_change_rows" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "bulk_change_rows_by_made" ON "bulk_change_rows" USING btree ("made_id") WHERE made_id is not null;--> statement-breakpoint
CREATE INDEX "bulk_changes_newest" ON "bulk_changes" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "bulk_changes_by_age" ON "bulk_changes" USING btree ("created_at");