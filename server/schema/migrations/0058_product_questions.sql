CREATE TABLE "product_question_reports" (
	"question_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "product_question_reports_question_id_account_id_pk" PRIMARY KEY("question_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "product_question_votes" (
	"question_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_question_votes_question_id_customer_id_pk" PRIMARY KEY("question_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"product_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"text" text NOT NULL,
	"masked_text" text,
	"language" text NOT NULL,
	"answer" text,
	"masked_answer" text,
	"answer_language" text,
	"answered_at" timestamp (3) with time zone,
	"useful_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_question_reports" ADD CONSTRAINT "product_question_reports_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_question_reports" ADD CONSTRAINT "product_question_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_question_votes" ADD CONSTRAINT "product_question_votes_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_question_votes" ADD CONSTRAINT "product_question_votes_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_question_reports_by_account" ON "product_question_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "product_question_votes_by_customer" ON "product_question_votes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "product_questions_of_product" ON "product_questions" USING btree ("product_id","useful_count","id");--> statement-breakpoint
CREATE INDEX "product_questions_of_seller" ON "product_questions" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_questions_once" ON "product_questions" USING btree ("customer_id","product_id",md5("text"));--> statement-breakpoint
-- The counts follow the votes. Rows are locked in the order of their ids, so that two changes wait for each other.
CREATE FUNCTION product_questions_count_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM product_questions WHERE id IN (SELECT question_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE product_questions
    SET useful_count = useful_count + votes * CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
    FROM (SELECT question_id, count(*) AS votes FROM changed GROUP BY question_id) AS change
    WHERE id = question_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_question_votes_come AFTER INSERT ON "product_question_votes" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_questions_count_votes();--> statement-breakpoint
CREATE TRIGGER product_question_votes_gone AFTER DELETE ON "product_question_votes" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_questions_count_votes();
