CREATE TABLE "membership_reminders" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"over_time" timestamp(3) with time zone NOT NULL,
	"days" integer NOT NULL,
	"decided_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "membership_reminders_user_id_kind_over_time_days_pk" PRIMARY KEY("user_id","kind","over_time","days")
);
--> statement-breakpoint
CREATE TABLE "reminder_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"by_mail" boolean NOT NULL,
	"by_sms" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"item" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "membership_reminders" ADD CONSTRAINT "membership_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_notices" ADD CONSTRAINT "reminder_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_reminders_by_end" ON "membership_reminders" USING btree ("over_time");--> statement-breakpoint
CREATE INDEX "reminder_notices_waiting" ON "reminder_notices" USING btree ("touched_at") WHERE "reminder_notices"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reminder_notices_by_user" ON "reminder_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminder_notices_by_time" ON "reminder_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "memberships_by_end" ON "memberships" USING btree ("over_time");