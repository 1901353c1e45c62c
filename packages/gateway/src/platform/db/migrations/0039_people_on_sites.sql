ALTER TABLE "record_person" ADD COLUMN "sort_free" bigint DEFAULT 9007199254740991 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "site_state" text;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "ongoing_count" integer;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "ongoing_basis" text;--> statement-breakpoint
CREATE INDEX "record_person_by_free" ON "record_person" USING btree ("sort_free","id");--> statement-breakpoint
-- By hand, with the default above: rows that are there have no figure until the gateway's first run of "people on sites".
ALTER TABLE "record_person" ALTER COLUMN "sort_free" DROP DEFAULT;
