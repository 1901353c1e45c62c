DROP INDEX "refunds_due";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- "attempts" counted the calls of the provider; from now on it counts those of the lease.
UPDATE "refunds" SET "calls" = "attempts", "attempts" = 0;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "lease_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_to_call" ON "refunds" USING btree ("due_at") WHERE "refunds"."state" in ('approved', 'sent');--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("touched_at") WHERE "refunds"."is_due";