CREATE TABLE "shop_vacations" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"language" text NOT NULL,
	"message" jsonb NOT NULL,
	CONSTRAINT "shop_vacations_order" CHECK ("shop_vacations"."starts_at" < "shop_vacations"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"banner" text,
	"logo" text,
	"language" text NOT NULL,
	"about" jsonb NOT NULL,
	"policies" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "away_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "away_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shop_vacations" ADD CONSTRAINT "shop_vacations_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shops_by_banner" ON "shops" USING btree ("banner") WHERE banner is not null;--> statement-breakpoint
CREATE INDEX "shops_by_logo" ON "shops" USING btree ("logo") WHERE logo is not null;