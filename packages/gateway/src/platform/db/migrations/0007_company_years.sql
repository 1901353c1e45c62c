ALTER TABLE "record_company" ADD COLUMN "sort_year_amount" bigint NOT NULL DEFAULT -9007199254740991;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "year_amount" bigint;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "year_currency" text;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "year_amount_note" text;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "year_win_count" integer;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "monthly_wins" text;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "win_rate" text;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "win_rate_basis" text;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "certificate_until" date;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "largest_work" bigint;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "largest_currency" text;--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "margin_rate" text;--> statement-breakpoint
ALTER TABLE "record_company" ALTER COLUMN "sort_year_amount" DROP DEFAULT;--> statement-breakpoint
UPDATE "record_person" SET "certificate_until" = (
	SELECT min((entry->>'validUntil')::date) FROM jsonb_array_elements("registrations") entry WHERE entry->>'category' IS NOT NULL
) WHERE jsonb_typeof("registrations") = 'array';--> statement-breakpoint
UPDATE "record_winning" w SET "margin_rate" = round((b.price - a.price) * 100 / b.price, 2)::text || '%'
FROM (
	SELECT "id", max((entry->>'price')::numeric) AS price FROM "record_winning", jsonb_array_elements("candidates") entry
	WHERE jsonb_typeof("candidates") = 'array' AND entry->>'rank' = '1' GROUP BY "id" HAVING count(*) = 1
) a JOIN (
	SELECT "id", max((entry->>'price')::numeric) AS price FROM "record_winning", jsonb_array_elements("candidates") entry
	WHERE jsonb_typeof("candidates") = 'array' AND entry->>'rank' = '2' GROUP BY "id" HAVING count(*) = 1
) b ON a.id = b.id
WHERE w."id" = a.id AND a.price > 0 AND b.price > 0;--> statement-breakpoint
CREATE INDEX "record_company_by_year_amount" ON "record_company" USING btree ("sort_year_amount" DESC NULLS LAST,"id" DESC NULLS LAST);