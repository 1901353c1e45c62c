CREATE TABLE "mail_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"ip" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "member_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"confirmed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"digest_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "by_sms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_codes" ADD CONSTRAINT "mail_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mails" ADD CONSTRAINT "member_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_notices" ADD CONSTRAINT "subscription_notices_digest_id_subscription_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."subscription_digests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_notices" ADD CONSTRAINT "subscription_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_codes_by_user" ON "mail_codes" USING btree ("user_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_codes_by_address" ON "mail_codes" USING btree ("address","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_codes_by_ip" ON "mail_codes" USING btree ("ip","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_codes_by_time" ON "mail_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "subscription_notices_waiting" ON "subscription_notices" USING btree ("touched_at") WHERE "subscription_notices"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "subscription_notices_by_user" ON "subscription_notices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_notices_by_digest" ON "subscription_notices" USING btree ("digest_id");