CREATE TABLE "assistant_actions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" bigint NOT NULL,
	"tool" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"input" jsonb NOT NULL,
	"before" jsonb,
	"bulk_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "assistant_actions" ADD CONSTRAINT "assistant_actions_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_actions" ADD CONSTRAINT "assistant_actions_bulk_id_bulk_changes_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_actions_by_seller" ON "assistant_actions" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "assistant_actions_by_bulk" ON "assistant_actions" USING btree ("bulk_id");--> statement-breakpoint
CREATE INDEX "assistant_actions_by_age" ON "assistant_actions" USING btree ("created_at");