DROP INDEX "record_changes_of_record";--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "record_changes_of_record" ON "record_changes" USING btree ("kind","record_id","data_on","id");