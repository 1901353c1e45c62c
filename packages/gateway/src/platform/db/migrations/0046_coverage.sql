CREATE TABLE "record_coverage" (
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"region" text NOT NULL,
	CONSTRAINT "record_coverage_kind_source_region_pk" PRIMARY KEY("kind","source","region")
);
--> statement-breakpoint
ALTER TABLE "record_agency" ADD COLUMN "amount_note" text;--> statement-breakpoint
ALTER TABLE "record_owner" ADD COLUMN "amount_note" text;