ALTER TABLE "record_statements" ADD COLUMN "evidence" jsonb;
--> statement-breakpoint
DROP INDEX "record_changes_of_record";--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "kinds" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "record_changes_of_record" ON "record_changes" USING btree ("kind","record_id","data_on","id");
--> statement-breakpoint
CREATE TABLE "source_files" (
	"settings_id" text NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"size" bigint NOT NULL,
	"stamp" text NOT NULL,
	"state" text NOT NULL,
	"batch" text,
	"taken_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "source_files_settings_id_name_digest_pk" PRIMARY KEY("settings_id","name","digest")
);
--> statement-breakpoint
CREATE TABLE "source_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"place" text NOT NULL,
	"credential" text,
	"mapping" text,
	"mode" text NOT NULL,
	"rhythm" jsonb,
	"tolerance" integer NOT NULL,
	"max_rejected" integer NOT NULL,
	"max_lost" integer,
	"max_changed" integer,
	"is_on" boolean NOT NULL,
	"watched_since" timestamp(3) with time zone NOT NULL,
	"next_at" timestamp(3) with time zone,
	"is_due" boolean DEFAULT false NOT NULL,
	"asked_by" text,
	"checked_at" timestamp(3) with time zone,
	"problem" text,
	"problem_text" text,
	"alarm" text,
	"alarm_at" timestamp(3) with time zone,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "source_files" ADD CONSTRAINT "source_files_settings_id_source_settings_id_fk" FOREIGN KEY ("settings_id") REFERENCES "public"."source_settings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_files_by_time" ON "source_files" USING btree ("settings_id","taken_at");
--> statement-breakpoint
CREATE TABLE "import_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"task" text,
	"sheets" jsonb NOT NULL,
	"samples" json,
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
--> statement-breakpoint
CREATE TABLE "stale_figures" (
	"kind" text NOT NULL,
	"record_id" text collate "C" NOT NULL,
	CONSTRAINT "stale_figures_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "company_code" text;--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "consortia" text[];--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "subcontractor_ids" text[];--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "subcontractors" jsonb;--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "work_title" text collate "C";--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "subcontractors" jsonb;--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "consortia" text[];--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "subcontractor_ids" text[];--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "work_title" text collate "C";--> statement-breakpoint
CREATE INDEX "record_winning_work" ON "record_winning" USING btree ("work_title");--> statement-breakpoint
CREATE INDEX "record_tender_work" ON "record_tender" USING btree ("work_title");
--> statement-breakpoint
CREATE TABLE "company_doubles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_id" text collate "C" NOT NULL,
	"second_id" text collate "C" NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"found_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"decided_by" text,
	CONSTRAINT "company_doubles_pair" UNIQUE("first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "merged_companies" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"survivor_id" text collate "C" NOT NULL,
	"names" text NOT NULL,
	"merged_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moved_rows" (
	"ordinal" bigserial PRIMARY KEY NOT NULL,
	"merged_id" text collate "C" NOT NULL,
	"subject" text NOT NULL,
	"is_moved" boolean NOT NULL,
	"previous" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "company_doubles_of_second" ON "company_doubles" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "company_doubles_by_state" ON "company_doubles" USING btree ("state","found_at");--> statement-breakpoint
CREATE INDEX "merged_companies_into" ON "merged_companies" USING btree ("survivor_id");--> statement-breakpoint
CREATE INDEX "moved_rows_of_merge" ON "moved_rows" USING btree ("merged_id","subject");
--> statement-breakpoint
CREATE TABLE "data_figure_versions" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"computed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_figures" (
	"kind" text NOT NULL,
	"province" text NOT NULL,
	"count" integer NOT NULL,
	"newest_on" date,
	"filled" jsonb NOT NULL,
	CONSTRAINT "data_figures_kind_province_pk" PRIMARY KEY("kind","province")
);
--> statement-breakpoint
CREATE TABLE "data_figures_by_source" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	"newest_on" date,
	CONSTRAINT "data_figures_by_source_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "change_kinds" text[];
--> statement-breakpoint
CREATE TABLE "recompositions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"after_id" text NOT NULL,
	"is_done" boolean NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
