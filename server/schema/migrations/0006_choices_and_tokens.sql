CREATE TABLE "account_choices" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"allows_behavioral_data" boolean DEFAULT false NOT NULL,
	"optimizes_for_others" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_choices" ADD CONSTRAINT "account_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_entries" ADD CONSTRAINT "token_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_entries_by_account" ON "token_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of % are never changed.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "token_entries_stay" BEFORE UPDATE ON "token_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
