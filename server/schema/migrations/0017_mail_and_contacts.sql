CREATE TABLE "bounced_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"bounced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"contact_type" text NOT NULL,
	"contact" text NOT NULL,
	"code_hash" text,
	"token_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "contact_codes_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "contact_codes_tries" CHECK ("contact_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "mail_settings" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"stop_token" text NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mail_settings_stopToken_unique" UNIQUE("stop_token")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"account_id" bigint,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"template" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"dedupe_key" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "mails_dedupeKey_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_email_once_per_kind";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_phone_once_per_kind";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_reachable";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "lost_contact_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_codes" ADD CONSTRAINT "contact_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD CONSTRAINT "mail_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_codes_by_account" ON "contact_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contact_codes_by_end" ON "contact_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_by_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_by_account" ON "mails" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_once_per_kind" ON "accounts" USING btree ("kind","email") WHERE "accounts"."email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone_once_per_kind" ON "accounts" USING btree ("kind","phone") WHERE "accounts"."phone_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_by_email" ON "accounts" USING btree ("kind","email");--> statement-breakpoint
CREATE INDEX "accounts_by_phone" ON "accounts" USING btree ("kind","phone");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_verified_email" CHECK ("accounts"."email" is not null or "accounts"."email_verified_at" is null);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_verified_phone" CHECK ("accounts"."phone" is not null or "accounts"."phone_verified_at" is null);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_reachable" CHECK ("accounts"."email" is not null or "accounts"."phone" is not null or "accounts"."lost_contact_at" is not null);--> statement-breakpoint
-- Nobody reads the addresses of demo accounts, and a visitor tries everything with them.
UPDATE "accounts" SET "email_verified_at" = "created_at" WHERE "is_demo" AND "email" IS NOT NULL;
