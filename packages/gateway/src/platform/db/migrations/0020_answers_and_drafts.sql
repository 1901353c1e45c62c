DROP INDEX "consultation_by_user";--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "consultation" ADD COLUMN "answered_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "markdown" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "saved_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "hidden_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "was_published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A draft that was withdrawn earlier has been published, as its audit entries say.
UPDATE "notices" SET "was_published" = true WHERE "withdrawn_at" IS NOT NULL OR "id" IN (SELECT "subject" FROM "audit_log" WHERE "resource" = 'article' AND "action" = 'reopen');--> statement-breakpoint
CREATE INDEX "consultation_by_user" ON "consultation" USING btree ("user_id","created_at");