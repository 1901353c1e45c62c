ALTER TABLE "assistant_tasks" RENAME COLUMN "alive_until" TO "lease_until";--> statement-breakpoint
ALTER TABLE "assistant_tasks" ALTER COLUMN "lease_until" SET DATA TYPE timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "assistant_tasks" ALTER COLUMN "lease_until" DROP NOT NULL;--> statement-breakpoint
DROP INDEX "assistant_tasks_under_way";--> statement-breakpoint
ALTER TABLE "assistant_tasks" ADD COLUMN "lease" uuid;--> statement-breakpoint
ALTER TABLE "assistant_tasks" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_tasks" ADD COLUMN "touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
CREATE INDEX "assistant_tasks_under_way" ON "assistant_tasks" USING btree ("touched_at") WHERE "assistant_tasks"."ended_at" is null;