CREATE TABLE "wechat_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"open_id" text NOT NULL,
	"union_id" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "wechat_accounts_open_id_unique" UNIQUE("open_id"),
	CONSTRAINT "wechat_accounts_union_id_unique" UNIQUE("union_id")
);
--> statement-breakpoint
CREATE TABLE "wechat_scans" (
	"task_hash" text PRIMARY KEY NOT NULL,
	"state_hash" text NOT NULL,
	"state" text NOT NULL,
	"open_id" text,
	"union_id" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "wechat_scans_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
ALTER TABLE "wechat_accounts" ADD CONSTRAINT "wechat_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wechat_scans_by_expiry" ON "wechat_scans" USING btree ("expires_at");