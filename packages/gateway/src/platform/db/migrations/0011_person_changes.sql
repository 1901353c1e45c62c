ALTER TABLE "record_person" ADD COLUMN "changed_on" date;--> statement-breakpoint
UPDATE "record_person" SET "changed_on" = (
	SELECT max((entry->>'changedOn')::date) FROM jsonb_array_elements("history_list") entry
) WHERE jsonb_typeof("history_list") = 'array';
