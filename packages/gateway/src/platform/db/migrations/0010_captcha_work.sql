-- Puzzles and signs live minutes; those without the new columns are asked for again.
DELETE FROM "captchas";--> statement-breakpoint
DELETE FROM "captcha_signs";--> statement-breakpoint
DROP INDEX "captchas_by_expiry";--> statement-breakpoint
ALTER TABLE "captcha_signs" ALTER COLUMN "subject" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "captchas" ALTER COLUMN "subject" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "address" text NOT NULL;--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "difficulty" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "created_at" timestamp(3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "answered_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "solved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "captchas_by_address" ON "captchas" USING btree ("address","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "captchas_by_subject" ON "captchas" USING btree ("subject","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "captchas_by_creation" ON "captchas" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "captchas" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "captchas" DROP COLUMN "expires_at";