CREATE TABLE "thread_blocks" (
	"account_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "thread_blocks_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "thread_event_counters" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_events" (
	"account_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"type" text NOT NULL,
	"thread_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"relayed_at" timestamp (3) with time zone,
	CONSTRAINT "thread_events_account_id_number_pk" PRIMARY KEY("account_id","number")
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "thread_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" bigint NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thread_reports" (
	"thread_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "thread_reports_thread_id_account_id_pk" PRIMARY KEY("thread_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "threads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"customer_id" bigint,
	"seller_id" bigint,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"last_message_id" bigint,
	"last_message_at" timestamp (3) with time zone,
	"customer_read_id" bigint DEFAULT 0 NOT NULL,
	"seller_read_id" bigint DEFAULT 0 NOT NULL,
	"customer_archived_at" timestamp (3) with time zone,
	"seller_archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "threads_once" UNIQUE("customer_id","seller_id","subject","subject_id")
);
--> statement-breakpoint
ALTER TABLE "thread_blocks" ADD CONSTRAINT "thread_blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_blocks" ADD CONSTRAINT "thread_blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_event_counters" ADD CONSTRAINT "thread_event_counters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_events" ADD CONSTRAINT "thread_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_events" ADD CONSTRAINT "thread_events_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reports" ADD CONSTRAINT "thread_reports_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reports" ADD CONSTRAINT "thread_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_blocks_of_blocked" ON "thread_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "thread_events_to_relay" ON "thread_events" USING btree ("created_at") WHERE relayed_at is null;--> statement-breakpoint
CREATE INDEX "thread_events_by_age" ON "thread_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "thread_events_of_thread" ON "thread_events" USING btree ("thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_once" ON "thread_messages" USING btree ("thread_id","side","key");--> statement-breakpoint
CREATE INDEX "thread_messages_of_thread" ON "thread_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "thread_messages_by_text" ON "thread_messages" USING gin (lower("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thread_reports_by_account" ON "thread_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "threads_of_customer" ON "threads" USING btree ("customer_id","last_message_id");--> statement-breakpoint
CREATE INDEX "threads_of_seller" ON "threads" USING btree ("seller_id","last_message_id");--> statement-breakpoint
CREATE INDEX "threads_by_age" ON "threads" USING btree ("last_message_at");