ALTER TABLE "record_credit" ADD COLUMN "sort_sanctioned" bigint DEFAULT -9007199254740991 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_credit" ADD COLUMN "sort_dishonest" bigint DEFAULT -9007199254740991 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_credit" ADD COLUMN "sort_arrears" bigint DEFAULT -9007199254740991 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_credit" ADD COLUMN "arrears_count" integer;--> statement-breakpoint
ALTER TABLE "record_credit" ADD COLUMN "sanction_on" date;--> statement-breakpoint
ALTER TABLE "record_credit" ADD COLUMN "dishonesty_on" date;--> statement-breakpoint
ALTER TABLE "record_credit" ADD COLUMN "arrears_on" date;--> statement-breakpoint
CREATE INDEX "record_credit_by_sanctioned" ON "record_credit" USING btree ("sort_sanctioned" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_credit_by_dishonest" ON "record_credit" USING btree ("sort_dishonest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_credit_by_arrears" ON "record_credit" USING btree ("sort_arrears" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- By hand, with the defaults above: the figures of the records that are there, as records/derived counts them.
WITH entries AS (
	SELECT c.id, e->>'entryType' AS type, nullif(e->>'decidedOn', '')::date AS day,
		e->>'entryType' IN ('sanction', 'dishonesty', 'focus') AND e->>'item' ~ '工资|欠薪' AS is_arrears
	FROM "record_credit" c, jsonb_array_elements(c.entries) e
), figures AS (
	SELECT id, count(*) FILTER (WHERE is_arrears)::int AS arrears, max(day) FILTER (WHERE type = 'sanction') AS sanction,
		max(day) FILTER (WHERE type = 'dishonesty') AS dishonesty, max(day) FILTER (WHERE is_arrears) AS arrear
	FROM entries GROUP BY id
)
UPDATE "record_credit" r SET
	"arrears_count" = CASE WHEN f.arrears > 0 THEN f.arrears
		WHEN c.sanction_count IS NOT NULL AND c.dishonesty_count IS NOT NULL THEN 0 END,
	"sanction_on" = f.sanction, "dishonesty_on" = f.dishonesty, "arrears_on" = f.arrear,
	"sort_sanctioned" = coalesce(extract(epoch FROM f.sanction::timestamp)::bigint * 1000 - 28800000, -9007199254740991),
	"sort_dishonest" = coalesce(extract(epoch FROM f.dishonesty::timestamp)::bigint * 1000 - 28800000, -9007199254740991),
	"sort_arrears" = coalesce(extract(epoch FROM f.arrear::timestamp)::bigint * 1000 - 28800000, -9007199254740991)
FROM "record_credit" c LEFT JOIN figures f ON f.id = c.id
WHERE r.id = c.id;--> statement-breakpoint
ALTER TABLE "record_credit" ALTER COLUMN "sort_sanctioned" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "record_credit" ALTER COLUMN "sort_dishonest" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "record_credit" ALTER COLUMN "sort_arrears" DROP DEFAULT;
