CREATE TABLE "operator_audit" (
	"number" bigint PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "operator_audit_head_once" CHECK ("operator_audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "operator_links" (
	"operator_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"secret" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"operator_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"secret" text,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operators_email_unique" UNIQUE("email"),
	CONSTRAINT "operators_two_steps" CHECK (("operators"."password_hash" is null) = ("operators"."secret" is null))
);
--> statement-breakpoint
ALTER TABLE "operator_links" ADD CONSTRAINT "operator_links_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_sessions_of_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("created_at","id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "thread_reports_open" ON "thread_reports" USING btree ("created_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "payouts_failed" ON "payouts" USING btree ("settled_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "order_returns_disputed" ON "order_returns" USING btree ("answer_by") WHERE state = 'disputed';--> statement-breakpoint
-- What operators did stays as it was written.
CREATE TRIGGER operator_audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_audit"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
