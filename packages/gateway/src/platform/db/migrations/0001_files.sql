CREATE TABLE "stored_files" (
	"area" text NOT NULL,
	"id" uuid NOT NULL,
	"at" bigint DEFAULT 0 NOT NULL,
	"size" bigint NOT NULL,
	"mime_type" text NOT NULL,
	"digest" text NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "stored_files_area_id_at_pk" PRIMARY KEY("area","id","at")
);
--> statement-breakpoint
CREATE INDEX "stored_files_by_time" ON "stored_files" USING btree ("area","saved_at");--> statement-breakpoint
-- By hand: files leave their tables for a queue outside the schema; the gateway moves them into the file store when it
-- starts, and drops the queue.
DROP TABLE IF EXISTS drizzle.files_to_move;--> statement-breakpoint
CREATE TABLE drizzle.files_to_move (
	number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	area text NOT NULL,
	id uuid NOT NULL,
	at bigint NOT NULL DEFAULT 0,
	mime_type text NOT NULL,
	bytes bytea,
	path text
);--> statement-breakpoint
ALTER TABLE "content_images" ADD COLUMN "file_id" uuid NOT NULL DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "content_images" ALTER COLUMN "file_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "invoice_papers" ADD COLUMN "file_id" uuid;--> statement-breakpoint
UPDATE "invoice_papers" SET "file_id" = gen_random_uuid() WHERE "file_bytes" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox_files" ADD COLUMN "size" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "mail_outbox_files" ALTER COLUMN "size" DROP DEFAULT;--> statement-breakpoint
UPDATE "mail_outbox_files" SET "size" = length("content");--> statement-breakpoint
INSERT INTO drizzle.files_to_move (area, id, mime_type, bytes)
	SELECT 'article-images', "file_id", "mime_type", "bytes" FROM "content_images"
	UNION ALL SELECT 'chat-images', "id", "mime_type", "bytes" FROM "consult_picture"
	UNION ALL SELECT 'assistant-images', "id", "mime_type", "bytes" FROM "assistant_uploads"
	UNION ALL SELECT 'sandbox-mails', "id", "type", "content" FROM "mail_outbox_files"
	UNION ALL SELECT 'invoices', "file_id", 'application/' || "file_type", "file_bytes" FROM "invoice_papers"
		WHERE "file_bytes" IS NOT NULL;--> statement-breakpoint
INSERT INTO drizzle.files_to_move (area, id, at, mime_type, bytes)
	SELECT 'service-parts', "file_id", "at", 'application/octet-stream', "bytes" FROM "service_file_pieces";--> statement-breakpoint
INSERT INTO drizzle.files_to_move (area, id, mime_type, path)
	SELECT 'exports', "id", CASE "format" WHEN 'csv' THEN 'text/csv; charset=utf-8'
		ELSE 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' END,
		'exports/' || "id" || '.' || "format"
	FROM "export_jobs" WHERE "state" = 'done' AND "removed_at" IS NULL
	UNION ALL SELECT 'reports', "id", 'application/pdf', 'exports/report-' || "id" || '.pdf'
	FROM "data_reports" WHERE "state" <> 'expired' AND "size" IS NOT NULL AND "removed_at" IS NULL;--> statement-breakpoint
-- Exports in progress start again: their rows were in one file, which had no parts.
UPDATE "export_jobs" SET "rows" = 0, "bytes" = 0, "cursor" = NULL, "read_to_end" = false
	WHERE "state" NOT IN ('done', 'expired');--> statement-breakpoint
-- Files of service orders are in the store already.
INSERT INTO "stored_files" ("area", "id", "size", "mime_type", "digest", "saved_at")
	SELECT 'service-files', "id", "size", CASE "type"
		WHEN 'pdf' THEN 'application/pdf'
		WHEN 'jpg' THEN 'image/jpeg'
		WHEN 'png' THEN 'image/png'
		WHEN 'docx' THEN 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
		WHEN 'xlsx' THEN 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
		WHEN 'ofd' THEN 'application/ofd'
		ELSE 'text/plain; charset=utf-8' END, "digest", "created_at"
	FROM "service_files" WHERE "digest" IS NOT NULL;--> statement-breakpoint
DELETE FROM "service_files" WHERE "removed_at" IS NOT NULL;--> statement-breakpoint
DROP TABLE "service_file_pieces" CASCADE;--> statement-breakpoint
ALTER TABLE "assistant_uploads" DROP COLUMN "bytes";--> statement-breakpoint
ALTER TABLE "service_files" DROP COLUMN "removed_at";--> statement-breakpoint
ALTER TABLE "consult_picture" DROP COLUMN "bytes";--> statement-breakpoint
ALTER TABLE "content_images" DROP COLUMN "bytes";--> statement-breakpoint
ALTER TABLE "mail_outbox_files" DROP COLUMN "content";--> statement-breakpoint
ALTER TABLE "invoice_papers" DROP COLUMN "file_bytes";--> statement-breakpoint
ALTER TABLE "invoice_papers" DROP COLUMN "digest";
--> statement-breakpoint
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM drizzle.files_to_move) THEN DROP TABLE drizzle.files_to_move; END IF;
END $$;
