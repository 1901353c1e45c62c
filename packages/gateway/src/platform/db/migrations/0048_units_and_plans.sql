ALTER TABLE "record_company" ADD COLUMN "unit_types" text[];--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "planned_tender_on" date;