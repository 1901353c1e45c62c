DROP INDEX "search_words_by_day";--> statement-breakpoint
DROP INDEX "record_company_title";--> statement-breakpoint
DROP INDEX "record_person_title";--> statement-breakpoint
DROP INDEX "record_tender_title";--> statement-breakpoint
ALTER TABLE "banner_clicks" ALTER COLUMN "clicked_at" SET DATA TYPE timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "released_at" SET DATA TYPE timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "record_company" ALTER COLUMN "id" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "record_company" ALTER COLUMN "search_title" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "record_person" ALTER COLUMN "id" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "record_person" ALTER COLUMN "search_title" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "record_tender" ALTER COLUMN "id" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "record_tender" ALTER COLUMN "search_title" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_day_word_kind_pk" PRIMARY KEY("day","word","kind");--> statement-breakpoint
CREATE INDEX "record_company_title" ON "record_company" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_person_title" ON "record_person" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_tender_title" ON "record_tender" USING btree ("search_title");