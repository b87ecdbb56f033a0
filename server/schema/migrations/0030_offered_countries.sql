ALTER TABLE "products" ADD COLUMN "offered_in" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD COLUMN "sends_to" text[];--> statement-breakpoint
ALTER TABLE "shipping_profiles" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What the fees of a saved profile reach; later the application writes it with them.
WITH "regions" ("code", "region") AS (VALUES ('AF', 'southAsia'), ('AX', 'europe'), ('AL', 'europe'), ('DZ', 'africa'), ('AS', 'pacific'), ('AD', 'europe'), ('AO', 'africa'), ('AI', 'caribbean'), ('AQ', 'remote'), ('AG', 'caribbean'), ('AR', 'latinAmerica'), ('AM', 'middleEast'), ('AW', 'caribbean'), ('AU', 'oceania'), ('AT', 'europe'), ('AZ', 'middleEast'), ('BS', 'caribbean'), ('BH', 'middleEast'), ('BD', 'southAsia'), ('BB', 'caribbean'), ('BY', 'europe'), ('BE', 'europe'), ('BZ', 'latinAmerica'), ('BJ', 'africa'), ('BM', 'caribbean'), ('BT', 'southAsia'), ('BO', 'latinAmerica'), ('BQ', 'caribbean'), ('BA', 'europe'), ('BW', 'africa'), ('BV', 'remote'), ('BR', 'latinAmerica'), ('IO', 'remote'), ('VG', 'caribbean'), ('BN', 'southeastAsia'), ('BG', 'europe'), ('BF', 'africa'), ('BI', 'africa'), ('KH', 'southeastAsia'), ('CM', 'africa'), ('CA', 'northAmerica'), ('CV', 'africa'), ('KY', 'caribbean'), ('CF', 'africa'), ('TD', 'africa'), ('CL', 'latinAmerica'), ('CN', 'eastAsia'), ('CX', 'remote'), ('CC', 'remote'), ('CO', 'latinAmerica'), ('KM', 'africa'), ('CG', 'africa'), ('CD', 'africa'), ('CK', 'pacific'), ('CR', 'latinAmerica'), ('CI', 'africa'), ('HR', 'europe'), ('CU', 'caribbean'), ('CW', 'caribbean'), ('CY', 'europe'), ('CZ', 'europe'), ('DK', 'europe'), ('DJ', 'africa'), ('DM', 'caribbean'), ('DO', 'caribbean'), ('EC', 'latinAmerica'), ('EG', 'africa'), ('SV', 'latinAmerica'), ('GQ', 'africa'), ('ER', 'africa'), ('EE', 'europe'), ('SZ', 'africa'), ('ET', 'africa'), ('FK', 'latinAmerica'), ('FO', 'europe'), ('FJ', 'pacific'), ('FI', 'europe'), ('FR', 'europe'), ('GF', 'latinAmerica'), ('PF', 'pacific'), ('TF', 'remote'), ('GA', 'africa'), ('GM', 'africa'), ('GE', 'middleEast'), ('DE', 'europe'), ('GH', 'africa'), ('GI', 'europe'), ('GR', 'europe'), ('GL', 'northAmerica'), ('GD', 'caribbean'), ('GP', 'caribbean'), ('GU', 'pacific'), ('GT', 'latinAmerica'), ('GG', 'europe'), ('GN', 'africa'), ('GW', 'africa'), ('GY', 'latinAmerica'), ('HT', 'caribbean'), ('HM', 'remote'), ('HN', 'latinAmerica'), ('HK', 'eastAsia'), ('HU', 'europe'), ('IS', 'europe'), ('IN', 'southAsia'), ('ID', 'southeastAsia'), ('IR', 'middleEast'), ('IQ', 'middleEast'), ('IE', 'europe'), ('IM', 'europe'), ('IL', 'middleEast'), ('IT', 'europe'), ('JM', 'caribbean'), ('JP', 'eastAsia'), ('JE', 'europe'), ('JO', 'middleEast'), ('KZ', 'centralAsia'), ('KE', 'africa'), ('KI', 'pacific'), ('KW', 'middleEast'), ('KG', 'centralAsia'), ('LA', 'southeastAsia'), ('LV', 'europe'), ('LB', 'middleEast'), ('LS', 'africa'), ('LR', 'africa'), ('LY', 'africa'), ('LI', 'europe'), ('LT', 'europe'), ('LU', 'europe'), ('MO', 'eastAsia'), ('MG', 'africa'), ('MW', 'africa'), ('MY', 'southeastAsia'), ('MV', 'southAsia'), ('ML', 'africa'), ('MT', 'europe'), ('MH', 'pacific'), ('MQ', 'caribbean'), ('MR', 'africa'), ('MU', 'africa'), ('YT', 'africa'), ('MX', 'latinAmerica'), ('FM', 'pacific'), ('MD', 'europe'), ('MC', 'europe'), ('MN', 'eastAsia'), ('ME', 'europe'), ('MS', 'caribbean'), ('MA', 'africa'), ('MZ', 'africa'), ('MM', 'southeastAsia'), ('NA', 'africa'), ('NR', 'pacific'), ('NP', 'southAsia'), ('NL', 'europe'), ('NC', 'pacific'), ('NZ', 'oceania'), ('NI', 'latinAmerica'), ('NE', 'africa'), ('NG', 'africa'), ('NU', 'pacific'), ('NF', 'pacific'), ('KP', 'eastAsia'), ('MK', 'europe'), ('MP', 'pacific'), ('NO', 'europe'), ('OM', 'middleEast'), ('PK', 'southAsia'), ('PW', 'pacific'), ('PS', 'middleEast'), ('PA', 'latinAmerica'), ('PG', 'pacific'), ('PY', 'latinAmerica'), ('PE', 'latinAmerica'), ('PH', 'southeastAsia'), ('PN', 'pacific'), ('PL', 'europe'), ('PT', 'europe'), ('PR', 'caribbean'), ('QA', 'middleEast'), ('RE', 'africa'), ('RO', 'europe'), ('RU', 'europe'), ('RW', 'africa'), ('BL', 'caribbean'), ('SH', 'africa'), ('KN', 'caribbean'), ('LC', 'caribbean'), ('MF', 'caribbean'), ('PM', 'northAmerica'), ('VC', 'caribbean'), ('WS', 'pacific'), ('SM', 'europe'), ('ST', 'africa'), ('SA', 'middleEast'), ('SN', 'africa'), ('RS', 'europe'), ('SC', 'africa'), ('SL', 'africa'), ('SG', 'southeastAsia'), ('SX', 'caribbean'), ('SK', 'europe'), ('SI', 'europe'), ('SB', 'pacific'), ('SO', 'africa'), ('ZA', 'africa'), ('GS', 'remote'), ('KR', 'eastAsia'), ('SS', 'africa'), ('ES', 'europe'), ('LK', 'southAsia'), ('SD', 'africa'), ('SR', 'latinAmerica'), ('SJ', 'remote'), ('SE', 'europe'), ('CH', 'europe'), ('SY', 'middleEast'), ('TW', 'eastAsia'), ('TJ', 'centralAsia'), ('TZ', 'africa'), ('TH', 'southeastAsia'), ('TL', 'southeastAsia'), ('TG', 'africa'), ('TK', 'pacific'), ('TO', 'pacific'), ('TT', 'caribbean'), ('TN', 'africa'), ('TR', 'europe'), ('TM', 'centralAsia'), ('TC', 'caribbean'), ('TV', 'pacific'), ('VI', 'caribbean'), ('UG', 'africa'), ('UA', 'europe'), ('AE', 'middleEast'), ('GB', 'europe'), ('US', 'northAmerica'), ('UM', 'remote'), ('UY', 'latinAmerica'), ('UZ', 'centralAsia'), ('VU', 'pacific'), ('VA', 'europe'), ('VE', 'latinAmerica'), ('VN', 'southeastAsia'), ('WF', 'pacific'), ('EH', 'africa'), ('YE', 'middleEast'), ('ZM', 'africa'), ('ZW', 'africa'))
UPDATE "shipping_profiles" SET "sends_to" = array(
  SELECT "to"."code" FROM "regions" AS "to" LEFT JOIN "regions" AS "from" ON "from"."code" = "country"
  WHERE CASE WHEN "to"."code" = "country" THEN true
    WHEN "to"."region" = "from"."region" THEN "region_fee_cents" IS NOT NULL
    ELSE "world_fee_cents" IS NOT NULL END);--> statement-breakpoint
ALTER TABLE "shipping_profiles" ALTER COLUMN "sends_to" SET NOT NULL;--> statement-breakpoint
-- The one rule of where a listing is offered: in its countries, and where its seller sends.
CREATE FUNCTION offered_countries(countries text[], sends_to text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN cardinality(countries) = 0 THEN coalesce(sends_to, '{}')
    ELSE array(SELECT code FROM unnest(countries) WITH ORDINALITY AS wanted (code, place) WHERE code = ANY (sends_to) ORDER BY place) END
$$;--> statement-breakpoint
UPDATE "products" SET "offered_in" = offered_countries("countries", "sends_to")
FROM "shipping_profiles" WHERE "shipping_profiles"."seller_id" = "products"."seller_id";--> statement-breakpoint
-- Read from the listing, because another copy of the row would write all words of the index anew.
ALTER TABLE "product_search" DROP COLUMN "countries";--> statement-breakpoint
CREATE FUNCTION products_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.offered_in := offered_countries(NEW.countries, (SELECT sends_to FROM shipping_profiles WHERE seller_id = NEW.seller_id));
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER products_offered BEFORE INSERT OR UPDATE OF "countries", "seller_id" ON "products"
  FOR EACH ROW EXECUTE FUNCTION products_offer();--> statement-breakpoint
-- All listings of the seller in one statement; rows are locked in the order of their ids, as a checkout does.
CREATE FUNCTION shipping_profiles_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seller bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.seller_id ELSE NEW.seller_id END;
  reached text[] := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW.sends_to END;
BEGIN
  WITH locked AS (
    SELECT id FROM products WHERE seller_id = seller AND offered_in IS DISTINCT FROM offered_countries(countries, reached)
    ORDER BY id FOR NO KEY UPDATE)
  UPDATE products SET offered_in = offered_countries(countries, reached) FROM locked WHERE products.id = locked.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shipping_profiles_offered AFTER INSERT OR DELETE ON "shipping_profiles"
  FOR EACH ROW EXECUTE FUNCTION shipping_profiles_offer();--> statement-breakpoint
CREATE TRIGGER shipping_profiles_reach AFTER UPDATE OF "sends_to" ON "shipping_profiles"
  FOR EACH ROW WHEN (OLD.sends_to IS DISTINCT FROM NEW.sends_to) EXECUTE FUNCTION shipping_profiles_offer();
