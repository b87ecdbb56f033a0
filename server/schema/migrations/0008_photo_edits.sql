CREATE TABLE "photo_edits" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"seller_id" bigint,
	"files" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photo_edits" ADD CONSTRAINT "photo_edits_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_edits_by_age" ON "photo_edits" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "photo_edits_by_seller" ON "photo_edits" USING btree ("seller_id");