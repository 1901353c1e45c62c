CREATE TABLE "account_closings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"closes_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "wechat_scans" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "wechat_scans" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "wechat_scans" ADD COLUMN "ip" text;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");