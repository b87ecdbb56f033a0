CREATE TABLE "analyses" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" bigint NOT NULL,
	"image" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"stage" text DEFAULT 'queued' NOT NULL,
	"model" text,
	"leaf_id" integer,
	"facts" jsonb,
	"proposal" jsonb,
	"failure" text,
	"published" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"seller_id" bigint NOT NULL,
	"day" date NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "model_spending_seller_id_day_pk" PRIMARY KEY("seller_id","day")
);
--> statement-breakpoint
CREATE TABLE "product_plans" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"seller_id" bigint NOT NULL,
	"publish_key" text NOT NULL,
	"analysis_uuid" uuid,
	"price_min_cents" integer,
	"price_max_cents" integer,
	"local_currencies" jsonb,
	"platform_comparison" jsonb,
	"monthly_sales_target_cents" bigint NOT NULL,
	"sell_units" integer NOT NULL,
	"marketing_budget_cents" bigint NOT NULL,
	"offers_credit" boolean DEFAULT false NOT NULL,
	"fulfilment" text,
	"weight_grams" integer,
	CONSTRAINT "product_plans_published_once" UNIQUE("seller_id","publish_key")
);
--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "is_stale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_spending" ADD CONSTRAINT "model_spending_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_plans" ADD CONSTRAINT "product_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_plans" ADD CONSTRAINT "product_plans_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_plans" ADD CONSTRAINT "product_plans_analysis_uuid_analyses_uuid_fk" FOREIGN KEY ("analysis_uuid") REFERENCES "public"."analyses"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_by_seller" ON "analyses" USING btree ("seller_id","created_at");