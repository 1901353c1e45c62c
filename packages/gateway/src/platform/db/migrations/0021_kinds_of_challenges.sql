ALTER TABLE "captchas" ADD COLUMN "kind" text DEFAULT 'slider' NOT NULL;--> statement-breakpoint
UPDATE "captchas" SET "kind" = 'work' WHERE "x" IS NULL;
