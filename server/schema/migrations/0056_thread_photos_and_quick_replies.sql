CREATE TABLE "quick_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quick_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"seller_id" bigint NOT NULL,
	"texts" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_photos" (
	"name" text PRIMARY KEY NOT NULL,
	"thread_id" bigint NOT NULL,
	"account_id" bigint,
	"message_id" bigint,
	"place" smallint DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "quick_reply" text;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_photos" ADD CONSTRAINT "thread_photos_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_photos" ADD CONSTRAINT "thread_photos_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_photos" ADD CONSTRAINT "thread_photos_message_id_thread_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quick_replies_of_seller" ON "quick_replies" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "thread_photos_of_thread" ON "thread_photos" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "thread_photos_of_message" ON "thread_photos" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "thread_photos_of_account" ON "thread_photos" USING btree ("account_id");