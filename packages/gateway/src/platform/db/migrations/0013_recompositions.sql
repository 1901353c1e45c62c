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
