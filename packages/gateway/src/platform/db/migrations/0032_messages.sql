CREATE TABLE "member_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "record_arrivals" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"version" bigint NOT NULL,
	"stored_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "record_arrivals_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "subscription_digests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" jsonb NOT NULL,
	"subject_key" text NOT NULL,
	"name" text NOT NULL,
	"frequency" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"cursor" jsonb NOT NULL,
	"told_up_to" timestamp(3) with time zone NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"is_due" boolean DEFAULT false NOT NULL,
	"next_at" timestamp(3) with time zone NOT NULL,
	"last_run_at" timestamp(3) with time zone,
	"last_found_at" timestamp(3) with time zone,
	"last_total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "subscriptions_once" UNIQUE("user_id","subject_key")
);
--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_digests" ADD CONSTRAINT "subscription_digests_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_digests" ADD CONSTRAINT "subscription_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_messages_by_user" ON "member_messages" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_messages_unread" ON "member_messages" USING btree ("user_id") WHERE "member_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "member_messages_by_time" ON "member_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "record_arrivals_by_version" ON "record_arrivals" USING btree ("kind","version");--> statement-breakpoint
CREATE INDEX "record_arrivals_by_time" ON "record_arrivals" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "subscription_digests_of" ON "subscription_digests" USING btree ("subscription_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscription_digests_by_user" ON "subscription_digests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_digests_by_time" ON "subscription_digests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_by_user" ON "subscriptions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("touched_at") WHERE "subscriptions"."is_due";--> statement-breakpoint
CREATE INDEX "subscriptions_next" ON "subscriptions" USING btree ("next_at") WHERE not "subscriptions"."is_paused" and not "subscriptions"."is_due";