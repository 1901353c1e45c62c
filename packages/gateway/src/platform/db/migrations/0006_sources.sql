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