CREATE TABLE "login_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"ip" text NOT NULL,
	"succeeded" boolean NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"over_time" timestamp(3) with time zone NOT NULL,
	"child_number" integer,
	CONSTRAINT "memberships_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"login_name" text,
	"nick_name" text NOT NULL,
	"head_img_url" text,
	"wx_nick_name" text,
	"password_hash" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"frozen_at" timestamp(3) with time zone,
	CONSTRAINT "users_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "users_login_name_unique" UNIQUE("login_name")
);
--> statement-breakpoint
CREATE TABLE "wallet_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "wallet_entries_once" UNIQUE("user_id","reason","reference")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "wallets_not_negative" CHECK ("wallets"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "captcha_signs" (
	"sign_hash" text PRIMARY KEY NOT NULL,
	"scene" text NOT NULL,
	"subject" text,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scene" text NOT NULL,
	"subject" text,
	"x" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"banner_id" text NOT NULL,
	"user_id" text,
	"link" text,
	"scode" text,
	"clicked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position_key" text NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"url" text NOT NULL,
	"width" integer,
	"height" integer
);
--> statement-breakpoint
CREATE TABLE "friend_links" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"columns" text DEFAULT 'all' NOT NULL,
	"location" text DEFAULT 'down' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"platform_type" text DEFAULT 'PC' NOT NULL,
	"title" text NOT NULL,
	"remark" text,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"body" text NOT NULL,
	"released_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"ip" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_by_account" ON "login_attempts" USING btree ("account","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "login_attempts_by_ip" ON "login_attempts" USING btree ("ip","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_signs_by_expiry" ON "captcha_signs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captchas_by_expiry" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notices_by_type" ON "notices" USING btree ("type","released_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_words_by_day" ON "search_words" USING btree ("day","count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_codes_by_mobile" ON "sms_codes" USING btree ("mobile","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_codes_by_ip" ON "sms_codes" USING btree ("ip","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_codes_by_time" ON "sms_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_by_mobile" ON "sms_outbox" USING btree ("mobile","sent_at" DESC NULLS LAST);