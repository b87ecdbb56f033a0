ALTER TABLE "thread_messages" ADD COLUMN "masked_text" text;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD COLUMN "warning" text;