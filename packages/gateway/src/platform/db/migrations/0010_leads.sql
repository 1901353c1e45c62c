CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holder_id" uuid NOT NULL,
	"person_id" uuid,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"title" text NOT NULL,
	"stage" text NOT NULL,
	"stage_at" timestamp(3) with time zone NOT NULL,
	"note" text NOT NULL,
	"remind_on" date,
	"reminded_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "leads_once" UNIQUE("holder_id","kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_by_person" ON "leads" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "leads_by_record" ON "leads" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "leads_to_remind" ON "leads" USING btree ("remind_on") WHERE "leads"."remind_on" is not null and "leads"."reminded_at" is null and "leads"."removed_at" is null;