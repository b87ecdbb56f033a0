-- Devices are stored as keys, "chrome/android", and are written in the language of their reader.
UPDATE "sessions" SET "device" = concat(
  CASE split_part("device", ' on ', 1) WHEN 'A browser' THEN '' WHEN 'Unknown device' THEN '' ELSE replace(lower(split_part("device", ' on ', 1)), ' ', '-') END,
  '/', lower(split_part("device", ' on ', 2)));--> statement-breakpoint
UPDATE "account_events" SET "device" = concat(
  CASE split_part("device", ' on ', 1) WHEN 'A browser' THEN '' WHEN 'Unknown device' THEN '' ELSE replace(lower(split_part("device", ' on ', 1)), ' ', '-') END,
  '/', lower(split_part("device", ' on ', 2)));--> statement-breakpoint
UPDATE "mails" SET "parameters" = jsonb_set("parameters", '{device}', to_jsonb(concat(
  CASE split_part("parameters"->>'device', ' on ', 1) WHEN 'A browser' THEN '' WHEN 'Unknown device' THEN '' ELSE replace(lower(split_part("parameters"->>'device', ' on ', 1)), ' ', '-') END,
  '/', lower(split_part("parameters"->>'device', ' on ', 2)))))
WHERE "parameters" ? 'device';--> statement-breakpoint
-- Where a platform sells follows from its table; the sentence about it was in the language of the page it came from.
UPDATE "product_plans" SET "platform_comparison" = (
  SELECT coalesce(jsonb_object_agg("key", CASE jsonb_typeof("value") WHEN 'object' THEN "value" - 'availability' ELSE "value" END), '{}')
  FROM jsonb_each("platform_comparison"))
WHERE jsonb_typeof("platform_comparison") = 'object';
