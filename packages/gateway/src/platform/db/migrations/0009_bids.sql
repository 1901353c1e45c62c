ALTER TABLE "record_winning" ADD COLUMN "company_code" text;--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "consortia" text[];--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "subcontractor_ids" text[];--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "subcontractors" jsonb;--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "work_title" text collate "C";--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "subcontractors" jsonb;--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "consortia" text[];--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "subcontractor_ids" text[];--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "work_title" text collate "C";--> statement-breakpoint
CREATE INDEX "record_winning_work" ON "record_winning" USING btree ("work_title");--> statement-breakpoint
CREATE INDEX "record_tender_work" ON "record_tender" USING btree ("work_title");