CREATE TABLE "account_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "reading_counters" (
	"subject" text PRIMARY KEY NOT NULL,
	"drained_at" timestamp(3) with time zone NOT NULL,
	"banned_until" timestamp(3) with time zone,
	"widened_until" timestamp(3) with time zone,
	"day" date NOT NULL,
	"records" integer NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "reading_records" (
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"record" text NOT NULL,
	CONSTRAINT "reading_records_day_subject_record_pk" PRIMARY KEY("day","subject","record")
);
--> statement-breakpoint
ALTER TABLE "account_actions" ADD CONSTRAINT "account_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_actions_by_user" ON "account_actions" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "reading_counters_by_day" ON "reading_counters" USING btree ("day");