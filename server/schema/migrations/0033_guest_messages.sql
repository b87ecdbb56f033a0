ALTER TABLE "messages" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "guest_email" text;--> statement-breakpoint
CREATE INDEX "messages_of_guests" ON "messages" USING btree ("created_at") WHERE "messages"."account_id" is null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender" CHECK (("messages"."account_id" is null) = ("messages"."guest_email" is not null and "messages"."guest_name" is not null));