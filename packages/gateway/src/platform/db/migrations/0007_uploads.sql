CREATE TABLE "import_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"task" text,
	"sheets" jsonb NOT NULL,
	"samples" jsonb,
	"guessed_kind" text,
	"settings" json,
	"progress" jsonb,
	"counts" jsonb,
	"reasons" jsonb,
	"stop" text,
	"note" text,
	"batch" text,
	"report_file" uuid,
	"refused_file" uuid,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "reasons" jsonb;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "report_file" uuid;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "refused_file" uuid;