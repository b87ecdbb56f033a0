ALTER TABLE "order_returns" ADD COLUMN "send_to" jsonb;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD COLUMN "return_days" integer;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD COLUMN "return_address" jsonb;