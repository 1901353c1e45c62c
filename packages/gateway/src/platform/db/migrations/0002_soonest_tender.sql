ALTER TABLE "record_tender" ADD COLUMN "sort_soonest" bigint;--> statement-breakpoint
UPDATE "record_tender" SET "sort_soonest" = coalesce((extract(epoch from "bid_deadline") * 1000)::bigint, 9007199254740991);--> statement-breakpoint
ALTER TABLE "record_tender" ALTER COLUMN "sort_soonest" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "record_tender_by_soonest" ON "record_tender" USING btree ("sort_soonest","id");
