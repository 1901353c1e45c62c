CREATE TABLE "record_updates" (
	"kind" text NOT NULL,
	"record_id" text collate "C" NOT NULL,
	"version" bigint NOT NULL,
	"is_removed" boolean NOT NULL,
	"stored_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "record_updates_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE INDEX "record_updates_by_version" ON "record_updates" USING btree ("kind","version");--> statement-breakpoint
CREATE INDEX "record_updates_by_time" ON "record_updates" USING btree ("stored_at");