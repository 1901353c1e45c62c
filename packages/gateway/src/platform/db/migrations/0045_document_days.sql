ALTER TABLE "notices" ADD COLUMN "amendment" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "replaced_by" text;--> statement-breakpoint
CREATE INDEX "notices_by_number" ON "notices" USING btree ("document_number");