CREATE TABLE "account_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"ip" text NOT NULL,
	"succeeded" boolean NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_gifts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"days" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"decided_by" text,
	"refusal" text,
	"until" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone
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
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"user_agent" text,
	"ip" text,
	"client_name" text,
	"device_name" text,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
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
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_not_negative" CHECK ("wallets"."points" >= 0 and "wallets"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "account_closings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"closes_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_key_usage" (
	"key_id" uuid NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "api_key_usage_key_id_day_pk" PRIMARY KEY("key_id","day")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
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
	"browser_hash" text,
	"user_agent" text,
	"ip" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "wechat_scans_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "assistant_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"memory" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"answer" text NOT NULL,
	"state" text NOT NULL,
	"error_code" text,
	"rating" text,
	"feedback" text,
	"files" text[] NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"message_id" uuid,
	"started_at" timestamp(3) with time zone NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"stop_asked" boolean NOT NULL,
	"ended_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "assistant_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"digest" text NOT NULL,
	"state" text NOT NULL,
	"signer_name" text,
	"reason" text,
	"offered_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"file_id" uuid
);
--> statement-breakpoint
CREATE TABLE "service_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"stage" text NOT NULL,
	"is_arrival" boolean NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"owner_id" uuid,
	"place" text,
	"requirement_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"digest" text,
	"state" text NOT NULL,
	"reason" text,
	"is_from_staff" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"removed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service_firms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"credit_code" text,
	"principal_name" text NOT NULL,
	"principal_mobile" text NOT NULL,
	"principal_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "service_firms_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "service_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"number" text NOT NULL,
	"amount" bigint NOT NULL,
	"issued_on" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "service_invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "service_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"service_code" text NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"firm_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"stage" text NOT NULL,
	"closed_at" timestamp(3) with time zone,
	"close_reason" text,
	"removed_at" timestamp(3) with time zone,
	"seen_at" timestamp(3) with time zone,
	"steward_name" text,
	"steward_phone" text,
	"contract_state" text NOT NULL,
	"installments" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"candidates" jsonb NOT NULL,
	"matters" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "service_orders_code_unique" UNIQUE("code"),
	CONSTRAINT "service_orders_service_code_unique" UNIQUE("service_code")
);
--> statement-breakpoint
CREATE TABLE "service_file_pieces" (
	"file_id" uuid NOT NULL,
	"at" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "service_file_pieces_file_id_at_pk" PRIMARY KEY("file_id","at")
);
--> statement-breakpoint
CREATE TABLE "service_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"received_on" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_signs" (
	"sign_hash" text PRIMARY KEY NOT NULL,
	"scene" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'slider' NOT NULL,
	"scene" text NOT NULL,
	"subject" text NOT NULL,
	"address" text NOT NULL,
	"x" integer,
	"difficulty" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"solved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"actor_name" text NOT NULL,
	"role" text,
	"resource" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text,
	"totp_last_step" bigint,
	"enrolled_at" timestamp(3) with time zone,
	"disabled_at" timestamp(3) with time zone,
	"last_login_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "staff_account_unique" UNIQUE("account")
);
--> statement-breakpoint
CREATE TABLE "staff_login_failure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_login_failure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"ip" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_seen_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consult_chat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"last_seq" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	"waiting_since" timestamp(3) with time zone,
	"read_seq" integer NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "consult_chat_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "consult_message" (
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"is_from_staff" boolean NOT NULL,
	"staff_name" text,
	"text" text,
	"picture_id" uuid,
	"key" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "consult_message_chat_id_seq_pk" PRIMARY KEY("chat_id","seq"),
	CONSTRAINT "consult_message_by_key" UNIQUE("chat_id","key")
);
--> statement-breakpoint
CREATE TABLE "consult_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consult_presence" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"company" text,
	"region" text NOT NULL,
	"topic" text NOT NULL,
	"message" text,
	"page" text,
	"ip" text NOT NULL,
	"state" text NOT NULL,
	"notes" text,
	"answer" text,
	"answered_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" text PRIMARY KEY NOT NULL,
	"notice_id" text NOT NULL,
	"author" text NOT NULL,
	"author_title" text,
	"body" text NOT NULL,
	"basis" text,
	"accepted" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp(3) with time zone NOT NULL,
	"markdown" text,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" text,
	"saved_at" timestamp(3) with time zone,
	"hidden_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"notice_id" text NOT NULL,
	"version" integer NOT NULL,
	"saved_by" text,
	"saved_at" timestamp(3) with time zone,
	"content" jsonb NOT NULL,
	CONSTRAINT "article_versions_notice_id_version_pk" PRIMARY KEY("notice_id","version")
);
--> statement-breakpoint
CREATE TABLE "banner_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"banner_id" text NOT NULL,
	"user_id" text,
	"link" text,
	"scode" text,
	"clicked_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position_key" text NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"image" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"position" integer NOT NULL,
	"starts_on" date,
	"ends_on" date
);
--> statement-breakpoint
CREATE TABLE "content_images" (
	"name" text PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL
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
CREATE TABLE "hot_word_rules" (
	"word" text NOT NULL,
	"kind" text NOT NULL,
	"rule" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hot_word_rules_word_kind_pk" PRIMARY KEY("word","kind")
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
	"released_at" timestamp(3) with time zone,
	"withdrawn_at" timestamp(3) with time zone,
	"was_published" boolean DEFAULT false NOT NULL,
	"category" text,
	"source" text DEFAULT '筑数通编辑部' NOT NULL,
	"author" text,
	"method" text DEFAULT 'written' NOT NULL,
	"region" text,
	"document_number" text,
	"issuer" text,
	"issued_on" date,
	"effective_on" date,
	"expires_on" date,
	"amendment" text,
	"replaced_by" text,
	"cover" text,
	"markdown" text,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" text,
	"saved_at" timestamp(3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"tokens" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_words_day_word_kind_pk" PRIMARY KEY("day","word","kind")
);
--> statement-breakpoint
CREATE TABLE "view_history" (
	"user_id" uuid NOT NULL,
	"notice_id" text NOT NULL,
	"viewed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "view_history_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "record_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"title" text NOT NULL,
	"field" text NOT NULL,
	"right_value" text NOT NULL,
	"source_url" text,
	"contact" text,
	"state" text NOT NULL,
	"answer" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" integer NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"size" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "data_reports_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "data_reports_steps" CHECK ("data_reports"."steps" > 0 and "data_reports"."step" between 0 and "data_reports"."steps")
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"name" text PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"finished_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"quota_owner_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"format" text NOT NULL,
	"query" jsonb NOT NULL,
	"viewer" jsonb NOT NULL,
	"state" text NOT NULL,
	"month" text NOT NULL,
	"items" integer NOT NULL,
	"free" integer NOT NULL,
	"extra" integer NOT NULL,
	"fen" integer NOT NULL,
	"order_id" uuid,
	"rows" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"cursor" text,
	"read_to_end" boolean DEFAULT false NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"size" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "export_jobs_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "export_jobs_items" CHECK ("export_jobs"."items" > 0 and "export_jobs"."free" >= 0 and "export_jobs"."extra" >= 0)
);
--> statement-breakpoint
CREATE TABLE "export_usage" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "export_usage_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "export_usage_within" CHECK ("export_usage"."used" between 0 and 20000)
);
--> statement-breakpoint
CREATE TABLE "member_collect" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "member_collect_user_id_kind_record_id_pk" PRIMARY KEY("user_id","kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "invite_claims" (
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"code" text NOT NULL,
	"reward_days" integer NOT NULL,
	"claimed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "invite_claims_user_id_scope_pk" PRIMARY KEY("user_id","scope")
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"days" integer NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "labour_posting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"form" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"until_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	CONSTRAINT "ledger_entries_once" UNIQUE("kind","reference")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_pk" PRIMARY KEY("entry_id","account")
);
--> statement-breakpoint
CREATE TABLE "accepted_agreements" (
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "accepted_agreements_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "agreement_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"offered_from" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "certificate_reminders" (
	"user_id" uuid NOT NULL,
	"company_id" text NOT NULL,
	"certificate" text NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "certificate_reminders_user_id_company_id_certificate_pk" PRIMARY KEY("user_id","company_id","certificate")
);
--> statement-breakpoint
CREATE TABLE "my_companies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" text,
	"name" text,
	"chosen_at" timestamp(3) with time zone NOT NULL,
	"changed_on" date NOT NULL,
	"changes" integer NOT NULL,
	"checked_on" date
);
--> statement-breakpoint
CREATE TABLE "short_link" (
	"token" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"visits" integer DEFAULT 0 NOT NULL,
	"last_visit_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_bill_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"order_code" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"finding" text NOT NULL,
	CONSTRAINT "provider_bill_lines_once" UNIQUE("provider","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "provider_bills" (
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"loaded_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "provider_bills_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "bill_resolutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp(3) with time zone,
	"refusal" text
);
--> statement-breakpoint
CREATE TABLE "cashier_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"merchant_id" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"pay_at" timestamp(3) with time zone,
	"transaction_id" text,
	"paid_at" timestamp(3) with time zone,
	"refund_fails" boolean DEFAULT false NOT NULL,
	"bill_omits" boolean DEFAULT false NOT NULL,
	"notify_attempts" integer DEFAULT 0 NOT NULL,
	"notify_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cashier_payments_once" UNIQUE("channel","out_trade_no")
);
--> statement-breakpoint
CREATE TABLE "cashier_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"out_refund_no" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"done_at" timestamp(3) with time zone,
	"notify_attempts" integer DEFAULT 0 NOT NULL,
	"notify_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cashier_refunds_once" UNIQUE("channel","out_refund_no")
);
--> statement-breakpoint
CREATE TABLE "invoice_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"is_red" boolean NOT NULL,
	"amount" integer NOT NULL,
	"cause" text,
	"refund_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"series" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"issued_on" text,
	"issued_by" text,
	"file_type" text,
	"file_size" integer,
	"file_bytes" "bytea",
	"digest" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title_kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title_kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"email" text NOT NULL,
	"amount" integer NOT NULL,
	"tax_percent" integer NOT NULL,
	"state" text NOT NULL,
	"red_fen" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"decided_by" text,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone,
	CONSTRAINT "invoices_invoice_code_unique" UNIQUE("invoice_code"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" > 0 and "invoices"."red_fen" between 0 and "invoices"."amount")
);
--> statement-breakpoint
CREATE TABLE "price_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"package_id" text NOT NULL,
	"amount" integer NOT NULL,
	"discount_amount" integer,
	"is_first_price" integer,
	"dis_price" integer,
	"limit_num" integer,
	"real_price" integer,
	"on_sale" boolean NOT NULL,
	"effective_at" timestamp(3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp(3) with time zone,
	"refusal" text,
	"withdrawn_by" text,
	"withdrawn_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"days" integer NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"granted_at" timestamp(3) with time zone NOT NULL,
	"share" integer NOT NULL,
	"earned_days" integer DEFAULT 0 NOT NULL,
	"refunded_at" timestamp(3) with time zone,
	CONSTRAINT "grants_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"user_id" uuid NOT NULL,
	"package_id" text NOT NULL,
	"order_type" text NOT NULL,
	"grants" text NOT NULL,
	"includes" text[],
	"product_name" text NOT NULL,
	"days" integer NOT NULL,
	"child_number" integer,
	"status" text NOT NULL,
	"price" integer NOT NULL,
	"price_reason" text NOT NULL,
	"list_price" integer,
	"points" integer NOT NULL,
	"wallet" integer DEFAULT 0 NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"pay_type" text,
	"transaction" text,
	"balance" integer,
	"pay_content" text,
	"request_param" text,
	"scode" text,
	"agreement_version" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"closes_at" timestamp(3) with time zone NOT NULL,
	"closed_at" timestamp(3) with time zone,
	"close_reason" text,
	"paid_at" timestamp(3) with time zone,
	"granted_until" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "orders_order_code_unique" UNIQUE("order_code"),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0 and "orders"."wallet" >= 0 and "orders"."amount" = "orders"."price" - "orders"."points" - "orders"."wallet"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'paid', 'closed', 'refund-due', 'refunding', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"transaction_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp(3) with time zone NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"from_transfers" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payments_once" UNIQUE("provider","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "prepayments" (
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"closed_at" timestamp(3) with time zone,
	CONSTRAINT "prepayments_order_id_method_pk" PRIMARY KEY("order_id","method")
);
--> statement-breakpoint
CREATE TABLE "price_packages" (
	"id" text PRIMARY KEY NOT NULL,
	"vip_type_id" text NOT NULL,
	"name" text NOT NULL,
	"order_type" text NOT NULL,
	"type" integer NOT NULL,
	"grants" text NOT NULL,
	"includes" text[],
	"amount" integer NOT NULL,
	"discount_amount" integer,
	"dis_price" integer,
	"discount_id" text,
	"discount_mode" integer,
	"limit_num" integer,
	"is_first_price" integer,
	"show_price" integer,
	"real_price" integer,
	"effective_time" integer NOT NULL,
	"position" integer NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"refund_code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"points" integer NOT NULL,
	"wallet" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"used_days" integer,
	"difference_fen" integer,
	"used_fen" integer,
	"asked_by" uuid,
	"decided_by" text,
	"refusal" text,
	"failure" text,
	"round" integer DEFAULT 1 NOT NULL,
	"provider_refund_id" text,
	"calls" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	"is_due" boolean DEFAULT false NOT NULL,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"done_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "refunds_refund_code_unique" UNIQUE("refund_code"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 0 and "refunds"."points" >= 0 and "refunds"."wallet" >= 0 and "refunds"."amount" + "refunds"."points" + "refunds"."wallet" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"bank_reference" text NOT NULL,
	"amount" integer NOT NULL,
	"arrived_at" timestamp(3) with time zone NOT NULL,
	"entered_by" text NOT NULL,
	"entered_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "bank_transfers_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "bank_transfers_amount" CHECK ("bank_transfers"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"cause" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"reference" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "wallet_movements_once" UNIQUE("cause","reference"),
	CONSTRAINT "wallet_movements_amount" CHECK ("wallet_movements"."amount" <> 0 and "wallet_movements"."balance" >= 0)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "reading_counters" (
	"subject" text PRIMARY KEY NOT NULL,
	"drained_at" timestamp(3) with time zone NOT NULL,
	"banned_until" timestamp(3) with time zone,
	"widened_until" timestamp(3) with time zone,
	"day" date NOT NULL,
	"records" integer NOT NULL,
	"month_records" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "reading_records" (
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"record" text NOT NULL,
	CONSTRAINT "reading_records_day_subject_record_pk" PRIMARY KEY("day","subject","record")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"keyword" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "search_misses_day_kind_keyword_pk" PRIMARY KEY("day","kind","keyword")
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
CREATE TABLE "record_coverage" (
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"region" text NOT NULL,
	CONSTRAINT "record_coverage_kind_source_region_pk" PRIMARY KEY("kind","source","region")
);
--> statement-breakpoint
CREATE TABLE "record_versions" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_grams" (
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "record_grams_kind_token_pk" PRIMARY KEY("kind","token")
);
--> statement-breakpoint
CREATE TABLE "synonym_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"synonyms" text[] NOT NULL,
	"is_mutual" boolean NOT NULL,
	CONSTRAINT "synonym_groups_word_unique" UNIQUE("word")
);
--> statement-breakpoint
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
CREATE TABLE "seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"mobile" text NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"given_at" timestamp(3) with time zone NOT NULL,
	"joined_at" timestamp(3) with time zone,
	"taken_back_at" timestamp(3) with time zone
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
	"by_mail" boolean DEFAULT false NOT NULL,
	"by_sms" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "tracking_records" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"record" jsonb NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "tracking_records_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "tracking_refusals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"ms" integer NOT NULL,
	"status" integer,
	"failure" text,
	"answer" text NOT NULL,
	CONSTRAINT "webhook_attempts_delivery_id_number_pk" PRIMARY KEY("delivery_id","number")
);
--> statement-breakpoint
CREATE TABLE "webhook_cursors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"latest" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"cursor" bigint,
	"data" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "webhook_events_once" UNIQUE("user_id","cursor")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"subscription_ids" text[],
	"is_enabled" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"former_until" timestamp(3) with time zone,
	"failing_since" timestamp(3) with time zone,
	"stopped_at" timestamp(3) with time zone,
	"delivered_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	"is_due" boolean DEFAULT false NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_company" (
	"sort_latest" bigint NOT NULL,
	"sort_wins" bigint NOT NULL,
	"sort_capital" bigint NOT NULL,
	"sort_oldest" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"name" text,
	"credit_code" text,
	"status" text,
	"legal_person" text,
	"capital" bigint,
	"capital_currency" text,
	"established_on" date,
	"company_type" text,
	"region" text,
	"address" text,
	"business_scope" text,
	"contact_phone" text,
	"contact_email" text,
	"qualifications" jsonb,
	"qualification_codes" text[],
	"unit_types" text[],
	"qualification_summary" text,
	"safety_permit_no" text,
	"safety_permit_issuer" text,
	"safety_permit_from" date,
	"safety_permit_until" date,
	"all_winning_count" integer,
	"qualification_count" integer,
	"personnel_count" integer,
	"credit_count" integer,
	"latest_win_on" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"pinyin" text collate "C",
	"initials" text collate "C",
	"brand_pinyin" text collate "C",
	"brand_initials" text collate "C",
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_person" (
	"sort_latest" bigint NOT NULL,
	"sort_achieve" bigint NOT NULL,
	"sort_free" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"name" text,
	"person_type" text,
	"company_id" text,
	"company_name" text,
	"region" text,
	"registration_summary" text,
	"registration_codes" text[],
	"certificate_codes" text[],
	"registrations" jsonb,
	"contact_phone" text,
	"total_achieve_count" integer,
	"achieve_count" integer,
	"siku_count" integer,
	"highway_count" integer,
	"water_count" integer,
	"water_supervice_count" integer,
	"history_list" jsonb,
	"latest_certificate_on" date,
	"site_state" text,
	"ongoing_count" integer,
	"ongoing_until" date,
	"ongoing_basis" text,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"pinyin" text collate "C",
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_siku" (
	"sort_latest" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"sort_area" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"project_name" text,
	"project_no" text,
	"project_code" text,
	"region" text,
	"builder_id" text,
	"builder" text,
	"project_type" text,
	"nature" text,
	"progress" text,
	"project_level" text,
	"approval_no" text,
	"total_investment" bigint,
	"currency" text,
	"total_area" integer,
	"construction_scale" text,
	"contractor_id" text,
	"contractor_names" text,
	"bid_count" integer,
	"contract_count" integer,
	"review_count" integer,
	"permit_count" integer,
	"finish_count" integer,
	"bid_min_date" date,
	"bids" jsonb,
	"contracts" jsonb,
	"reviews" jsonb,
	"permits" jsonb,
	"finishes" jsonb,
	"contractor_ids" text[],
	"person_ids" text[],
	"data_level" text,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_shengting" (
	"sort_latest" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"sort_area" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"project_name" text,
	"project_no" text,
	"project_code" text,
	"region" text,
	"builder_id" text,
	"builder" text,
	"project_type" text,
	"nature" text,
	"progress" text,
	"project_level" text,
	"approval_no" text,
	"total_investment" bigint,
	"currency" text,
	"total_area" integer,
	"construction_scale" text,
	"contractor_id" text,
	"contractor_names" text,
	"bid_count" integer,
	"contract_count" integer,
	"review_count" integer,
	"permit_count" integer,
	"finish_count" integer,
	"bid_min_date" date,
	"bids" jsonb,
	"contracts" jsonb,
	"reviews" jsonb,
	"permits" jsonb,
	"finishes" jsonb,
	"contractor_ids" text[],
	"person_ids" text[],
	"platform" text,
	"filed_on" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_winning" (
	"sort_latest" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"project_name" text,
	"project_code" text,
	"section_code" text,
	"engineering_type" text,
	"region" text,
	"platform" text,
	"owner_id" text,
	"owner_unit_name" text,
	"agency_id" text,
	"agency_name" text,
	"company_id" text,
	"company_name" text,
	"partner_names" text,
	"winner_ids" text[],
	"bidder_ids" text[],
	"manager_id" text,
	"person_ids" text[],
	"manager_name" text,
	"winning_amount" bigint,
	"budget_amount" bigint,
	"currency" text,
	"discount_rate" text,
	"duration" integer,
	"quality" text,
	"awarded_on" date,
	"evaluation_method" text,
	"evaluation_place" text,
	"committee_size" integer,
	"committee" text,
	"evaluated_on" date,
	"public_until" date,
	"opened_at" timestamp(3) with time zone,
	"opening_place" text,
	"opening_mode" text,
	"deposit_amount" bigint,
	"bid_count" integer,
	"performance_state" text,
	"contract_code" text,
	"contract_amount" bigint,
	"contract_signed_on" date,
	"started_on" date,
	"due_on" date,
	"completed_on" date,
	"candidates" jsonb,
	"scores" jsonb,
	"rejections" jsonb,
	"openings" jsonb,
	"payments" jsonb,
	"changes" jsonb,
	"evaluations" jsonb,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_water" (
	"sort_latest" bigint NOT NULL,
	"sort_finish" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"project_name" text,
	"project_code" text,
	"section_name" text,
	"owner_id" text,
	"owner_unit_name" text,
	"company_id" text,
	"company_name" text,
	"manager_id" text,
	"manager_name" text,
	"technical_lead_name" text,
	"region" text,
	"works" text,
	"works_grade" text,
	"state" text,
	"construction_scale" text,
	"bid_price" bigint,
	"settled_amount" bigint,
	"currency" text,
	"supervision_unit" text,
	"design_unit" text,
	"contract_start_limttime" date,
	"contract_end_limttime" date,
	"finished_on" date,
	"quality" text,
	"usable_until" date,
	"contractor_ids" text[],
	"person_ids" text[],
	"water_type" text,
	"performance_platform" text,
	"quality_award" text,
	"credit_score" integer,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_water_supervision" (
	"sort_latest" bigint NOT NULL,
	"sort_finish" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"project_name" text,
	"project_code" text,
	"section_name" text,
	"owner_id" text,
	"owner_unit_name" text,
	"company_id" text,
	"company_name" text,
	"manager_id" text,
	"manager_name" text,
	"technical_lead_name" text,
	"region" text,
	"works" text,
	"works_grade" text,
	"state" text,
	"construction_scale" text,
	"bid_price" bigint,
	"settled_amount" bigint,
	"currency" text,
	"supervision_unit" text,
	"design_unit" text,
	"contract_start_limttime" date,
	"contract_end_limttime" date,
	"finished_on" date,
	"quality" text,
	"usable_until" date,
	"contractor_ids" text[],
	"person_ids" text[],
	"water_type" text,
	"performance_platform" text,
	"supervisor" text,
	"supervision_no" text,
	"inspection_count" integer,
	"problem_count" integer,
	"inspections" jsonb,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_highway" (
	"sort_latest" bigint NOT NULL,
	"sort_handover" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"sort_mileage" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"project_name" text,
	"section_name" text,
	"project_code" text,
	"owner_id" text,
	"owner_unit_name" text,
	"company_id" text,
	"company_name" text,
	"manager_id" text,
	"manager_name" text,
	"chief_engineer_name" text,
	"region" text,
	"technical_grade" text,
	"state" text,
	"quality" text,
	"construction_scale" text,
	"mileage" integer,
	"bridges" integer,
	"bridge_length" integer,
	"longest_span" integer,
	"tunnels" integer,
	"tunnel_length" integer,
	"pavement" text,
	"contract_amount" bigint,
	"settled_amount" bigint,
	"currency" text,
	"supervision_unit" text,
	"design_unit" text,
	"signed_on" date,
	"real_start_time" date,
	"handover_time" date,
	"accepted_on" date,
	"usable_until" date,
	"contractor_ids" text[],
	"person_ids" text[],
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_tender" (
	"sort_latest" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"sort_soonest" bigint NOT NULL,
	"sort_deadline" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"engineering_name" text,
	"project_code" text,
	"section_code" text,
	"notice_type" text,
	"engineering_type" text,
	"region" text,
	"owner_id" text,
	"owner_unit_name" text,
	"owner_unit_contact" text,
	"owner_unit_phone" text,
	"agency_id" text,
	"agency_name" text,
	"agency_phone" text,
	"bugget_amount" bigint,
	"currency" text,
	"deposit_amount" bigint,
	"duration" integer,
	"publicity_time" date,
	"planned_tender_on" date,
	"document_until" timestamp(3) with time zone,
	"bid_deadline" timestamp(3) with time zone,
	"opening_time" timestamp(3) with time zone,
	"required_qualification" text,
	"required_qualification_codes" text[],
	"consortium_allowed" text,
	"content" text,
	"candidates" jsonb,
	"awards" jsonb,
	"winner_ids" text[],
	"winner_name" text,
	"winning_amount" bigint,
	"awarded_on" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_agency" (
	"sort_latest" bigint NOT NULL,
	"sort_tenders" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"name" text,
	"credit_code" text,
	"region" text,
	"main_type" text,
	"tender_count" integer,
	"winning_count" integer,
	"total_amount" bigint,
	"average_amount" bigint,
	"amount_note" text,
	"currency" text,
	"latest_on" date,
	"contact_name" text,
	"contact_phone" text,
	"directory" jsonb,
	"types" jsonb,
	"winners" jsonb,
	"owners" jsonb,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_owner" (
	"sort_latest" bigint NOT NULL,
	"sort_tenders" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"name" text,
	"owner_type" text,
	"credit_code" text,
	"region" text,
	"main_type" text,
	"tender_count" integer,
	"winning_count" integer,
	"total_amount" bigint,
	"average_amount" bigint,
	"amount_note" text,
	"currency" text,
	"latest_on" date,
	"contact_name" text,
	"contact_phone" text,
	"directory" jsonb,
	"types" jsonb,
	"winners" jsonb,
	"agencies" jsonb,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_credit" (
	"sort_latest" bigint NOT NULL,
	"sort_count" bigint NOT NULL,
	"sort_sanction" bigint NOT NULL,
	"sort_sanctioned" bigint NOT NULL,
	"sort_dishonest" bigint NOT NULL,
	"sort_arrears" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"company_id" text,
	"name" text,
	"credit_code" text,
	"finding" text,
	"finding_text" text,
	"region" text,
	"estiblish_time" date,
	"licensing_count" integer,
	"sanction_count" integer,
	"incentive_count" integer,
	"dishonesty_count" integer,
	"focus_count" integer,
	"other_count" integer,
	"arrears_count" integer,
	"credit_count" integer,
	"sanction_on" date,
	"dishonesty_on" date,
	"arrears_on" date,
	"latest_on" date,
	"currency" text,
	"entries" jsonb,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_project" (
	"sort_latest" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"sort_approved" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"project_name" text,
	"project_code" text,
	"project_mode" text,
	"stage" text,
	"engineering_type" text,
	"region" text,
	"owner_id" text,
	"owner_unit_name" text,
	"investment" bigint,
	"currency" text,
	"fund_source" text,
	"construction_scale" text,
	"approval_no" text,
	"approved_on" date,
	"contractor_id" text,
	"contractor_names" text,
	"winning_amount" bigint,
	"planned_start" date,
	"planned_end" date,
	"latest_event" text,
	"latest_on" date,
	"timeline" jsonb,
	"contractor_ids" text[],
	"person_ids" text[],
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_engineering" (
	"sort_latest" bigint NOT NULL,
	"sort_area" bigint NOT NULL,
	"sort_height" bigint NOT NULL,
	"sort_cost" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"engineering_name" text,
	"engineering_no" text,
	"project_id" text,
	"project_name" text,
	"project_code" text,
	"engineering_type" text,
	"structure" text,
	"status" text,
	"region" text,
	"owner_id" text,
	"owner_unit_name" text,
	"company_id" text,
	"company_name" text,
	"manager_id" text,
	"manager_name" text,
	"design_unit" text,
	"supervision_unit" text,
	"survey_unit" text,
	"area" integer,
	"storeys_above" integer,
	"storeys_below" integer,
	"height" integer,
	"span" integer,
	"length" integer,
	"cost" bigint,
	"currency" text,
	"permit_no" text,
	"permitted_on" date,
	"planned_start" date,
	"planned_end" date,
	"actual_start" date,
	"actual_end" date,
	"contractor_ids" text[],
	"person_ids" text[],
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_planned" (
	"sort_latest" bigint NOT NULL,
	"sort_investment" bigint NOT NULL,
	"sort_start" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"name" text,
	"uuid" text,
	"project_mode" text,
	"project_code" text,
	"national_code" text,
	"engineering_type" text,
	"stage" text,
	"region" text,
	"address" text,
	"company_id" text,
	"company_name" text,
	"contact_name" text,
	"contact_phone" text,
	"investment" bigint,
	"currency" text,
	"fund_source" text,
	"scale" text,
	"planned_start" date,
	"planned_finish" date,
	"approval_items" text,
	"approval_department" text,
	"approval_type_name" text,
	"level_name" text,
	"approval_time" date,
	"approvals" jsonb,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_land_transfer" (
	"sort_latest" bigint NOT NULL,
	"sort_price" bigint NOT NULL,
	"sort_area" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"name" text,
	"plot_no" text,
	"supervision_no" text,
	"project_code" text,
	"stage" text,
	"land_use" text,
	"region" text,
	"location" text,
	"supply_method" text,
	"area" integer,
	"floor_ratio" text,
	"term_years" integer,
	"start_price" bigint,
	"price" bigint,
	"currency" text,
	"unit_id" text,
	"unit_name" text,
	"contract_no" text,
	"signed_on" date,
	"handover_on" date,
	"start_by" date,
	"finish_by" date,
	"authority" text,
	"published_on" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_land_pre_review" (
	"sort_latest" bigint NOT NULL,
	"sort_area" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"name" text,
	"permit_no" text,
	"national_code" text,
	"project_code" text,
	"land_use" text,
	"region" text,
	"unit_id" text,
	"unit_name" text,
	"location" text,
	"area" integer,
	"arable_area" integer,
	"scale" text,
	"basis" text,
	"authority" text,
	"issued_on" date,
	"valid_until" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_land_permit" (
	"sort_latest" bigint NOT NULL,
	"sort_area" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"name" text,
	"permit_no" text,
	"project_code" text,
	"land_use" text,
	"region" text,
	"unit_id" text,
	"unit_name" text,
	"location" text,
	"area" integer,
	"floor_ratio" text,
	"acquisition" text,
	"approval_no" text,
	"scale" text,
	"authority" text,
	"issued_on" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_building_permit" (
	"sort_latest" bigint NOT NULL,
	"sort_area" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"name" text,
	"permit_no" text,
	"project_code" text,
	"building_use" text,
	"region" text,
	"unit_id" text,
	"unit_name" text,
	"location" text,
	"floor_area" integer,
	"floors" text,
	"height" text,
	"scale" text,
	"land_permit_no" text,
	"design_unit" text,
	"authority" text,
	"issued_on" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_environmental" (
	"sort_latest" bigint NOT NULL,
	"sort_investment" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"name" text,
	"approval_no" text,
	"project_code" text,
	"document_type" text,
	"stage" text,
	"industry" text,
	"region" text,
	"unit_id" text,
	"unit_name" text,
	"contact_phone" text,
	"location" text,
	"assessor" text,
	"investment" bigint,
	"protection" bigint,
	"currency" text,
	"authority" text,
	"published_on" date,
	"objection_until" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_qualification_trace" (
	"sort_latest" bigint NOT NULL,
	"sort_earliest" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"company_id" text,
	"company_name" text,
	"change" text,
	"qualification_name" text,
	"qualification_codes" text[],
	"grade_before" text,
	"grade_after" text,
	"region" text,
	"authority" text,
	"batch" text,
	"announced_on" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_dynamic_check" (
	"sort_latest" bigint NOT NULL,
	"sort_deadline" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"company_id" text,
	"company_name" text,
	"stage" text,
	"outcome" text,
	"region" text,
	"qualification_names" text,
	"qualification_codes" text[],
	"reason" text,
	"authority" text,
	"document_no" text,
	"published_on" date,
	"deadline" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_qualification_expiry" (
	"sort_soonest" bigint NOT NULL,
	"sort_last" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"company_id" text,
	"company_name" text,
	"region" text,
	"qualification_name" text,
	"qualification_codes" text[],
	"grade" text,
	"certificate_no" text,
	"issuer" text,
	"granted_on" date,
	"valid_until" date,
	"contact_phone" text,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_permit_expiry" (
	"sort_soonest" bigint NOT NULL,
	"sort_last" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"company_id" text,
	"company_name" text,
	"region" text,
	"permit_no" text,
	"issuer" text,
	"granted_on" date,
	"valid_until" date,
	"qualification_summary" text,
	"qualification_codes" text[],
	"contact_phone" text,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_recruit" (
	"sort_latest" bigint NOT NULL,
	"sort_pay" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"title" text,
	"pay" text,
	"company_name" text,
	"company_id" text,
	"region" text,
	"headcount" integer,
	"benefits" text,
	"benefit_codes" text[],
	"description" text,
	"job_type" text,
	"experience" text,
	"certificates" text,
	"certificate_codes" text[],
	"pay_min" bigint,
	"pay_max" bigint,
	"currency" text,
	"published_on" date,
	"valid_until" date,
	"reach" jsonb,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_worker" (
	"sort_latest" bigint NOT NULL,
	"sort_pay" bigint NOT NULL,
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"title" text,
	"name" text,
	"pay" text,
	"region" text,
	"availability" text,
	"description" text,
	"job_type" text,
	"experience" text,
	"certificates" text,
	"certificate_codes" text[],
	"pay_min" bigint,
	"pay_max" bigint,
	"currency" text,
	"published_on" date,
	"valid_until" date,
	"reach" jsonb,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_actions" ADD CONSTRAINT "account_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_gifts" ADD CONSTRAINT "membership_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_closings" ADD CONSTRAINT "account_closings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_usage" ADD CONSTRAINT "api_key_usage_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_codes" ADD CONSTRAINT "mail_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mails" ADD CONSTRAINT "member_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_accounts" ADD CONSTRAINT "wechat_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_conversation_id_assistant_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."assistant_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_tasks" ADD CONSTRAINT "assistant_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_tasks" ADD CONSTRAINT "assistant_tasks_message_id_assistant_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."assistant_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_uploads" ADD CONSTRAINT "assistant_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_file_id_service_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."service_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_events" ADD CONSTRAINT "service_events_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_files" ADD CONSTRAINT "service_files_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_files" ADD CONSTRAINT "service_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_firms" ADD CONSTRAINT "service_firms_principal_id_users_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_invoices" ADD CONSTRAINT "service_invoices_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_invoices" ADD CONSTRAINT "service_invoices_file_id_service_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."service_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_firm_id_service_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."service_firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_file_pieces" ADD CONSTRAINT "service_file_pieces_file_id_service_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."service_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_receipts" ADD CONSTRAINT "service_receipts_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_chat" ADD CONSTRAINT "consult_chat_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_message" ADD CONSTRAINT "consult_message_chat_id_consult_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."consult_chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_message" ADD CONSTRAINT "consult_message_picture_id_consult_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."consult_picture"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_picture" ADD CONSTRAINT "consult_picture_chat_id_consult_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."consult_chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_image_content_images_name_fk" FOREIGN KEY ("image") REFERENCES "public"."content_images"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_history" ADD CONSTRAINT "view_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_history" ADD CONSTRAINT "view_history_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_report" ADD CONSTRAINT "record_report_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_reports" ADD CONSTRAINT "data_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_reports" ADD CONSTRAINT "data_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_quota_owner_id_users_id_fk" FOREIGN KEY ("quota_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_usage" ADD CONSTRAINT "export_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_collect" ADD CONSTRAINT "member_collect_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_claims" ADD CONSTRAINT "invite_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_claims" ADD CONSTRAINT "invite_claims_code_invite_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."invite_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labour_posting" ADD CONSTRAINT "labour_posting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_agreements" ADD CONSTRAINT "accepted_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_agreements" ADD CONSTRAINT "accepted_agreements_version_agreement_texts_version_fk" FOREIGN KEY ("version") REFERENCES "public"."agreement_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox_files" ADD CONSTRAINT "mail_outbox_files_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_reminders" ADD CONSTRAINT "certificate_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_companies" ADD CONSTRAINT "my_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_resolutions" ADD CONSTRAINT "bill_resolutions_line_id_provider_bill_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."provider_bill_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_refunds" ADD CONSTRAINT "cashier_refunds_payment_id_cashier_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."cashier_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_papers" ADD CONSTRAINT "invoice_papers_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_papers" ADD CONSTRAINT "invoice_papers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_plans" ADD CONSTRAINT "price_plans_package_id_price_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."price_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_price_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."price_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepayments" ADD CONSTRAINT "prepayments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_movements" ADD CONSTRAINT "wallet_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_movements" ADD CONSTRAINT "wallet_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_reminders" ADD CONSTRAINT "membership_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_notices" ADD CONSTRAINT "reminder_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_notices" ADD CONSTRAINT "subscription_notices_digest_id_subscription_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."subscription_digests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_notices" ADD CONSTRAINT "subscription_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_digests" ADD CONSTRAINT "subscription_digests_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_digests" ADD CONSTRAINT "subscription_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_records" ADD CONSTRAINT "tracking_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_refusals" ADD CONSTRAINT "tracking_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_cursors" ADD CONSTRAINT "webhook_cursors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_actions_by_user" ON "account_actions" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "login_attempts_by_account" ON "login_attempts" USING btree ("account","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "login_attempts_by_ip" ON "login_attempts" USING btree ("ip","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "membership_gifts_by_state" ON "membership_gifts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "membership_gifts_by_user" ON "membership_gifts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "memberships_by_end" ON "memberships" USING btree ("over_time");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_keys_by_user" ON "api_keys" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_codes_by_user" ON "mail_codes" USING btree ("user_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_codes_by_address" ON "mail_codes" USING btree ("address","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_codes_by_ip" ON "mail_codes" USING btree ("ip","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_codes_by_time" ON "mail_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "wechat_scans_by_expiry" ON "wechat_scans" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "assistant_conversations_by_user" ON "assistant_conversations" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "assistant_messages_by_conversation" ON "assistant_messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "assistant_messages_by_user" ON "assistant_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assistant_tasks_by_user" ON "assistant_tasks" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "assistant_tasks_under_way" ON "assistant_tasks" USING btree ("touched_at") WHERE "assistant_tasks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "assistant_tasks_by_message" ON "assistant_tasks" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "assistant_uploads_by_user" ON "assistant_uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "service_contracts_by_order" ON "service_contracts" USING btree ("order_id","offered_at");--> statement-breakpoint
CREATE INDEX "service_events_by_order" ON "service_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "service_files_by_order" ON "service_files" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "service_files_by_owner" ON "service_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "service_files_unsaved" ON "service_files" USING btree ("created_at") WHERE "service_files"."place" is null;--> statement-breakpoint
CREATE INDEX "service_firms_by_principal" ON "service_firms" USING btree ("principal_id");--> statement-breakpoint
CREATE INDEX "service_firms_by_mobile" ON "service_firms" USING btree ("principal_mobile");--> statement-breakpoint
CREATE INDEX "service_invoices_by_order" ON "service_invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "service_orders_by_firm" ON "service_orders" USING btree ("firm_id","updated_at");--> statement-breakpoint
CREATE INDEX "service_orders_by_update" ON "service_orders" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "service_receipts_by_order" ON "service_receipts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_receipts_once" ON "service_receipts" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "captcha_signs_by_expiry" ON "captcha_signs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captchas_by_address" ON "captchas" USING btree ("address","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "captchas_by_subject" ON "captchas" USING btree ("subject","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "captchas_by_creation" ON "captchas" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_login_failure_by_account" ON "staff_login_failure" USING btree ("account","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_login_failure_by_ip" ON "staff_login_failure" USING btree ("ip","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_session_by_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_by_seen" ON "staff_session" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "consult_chat_by_waiting" ON "consult_chat" USING btree ("waiting_since");--> statement-breakpoint
CREATE INDEX "consult_chat_by_last" ON "consult_chat" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "consult_message_by_time" ON "consult_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consult_picture_by_chat" ON "consult_picture" USING btree ("chat_id","created_at");--> statement-breakpoint
CREATE INDEX "consultation_by_state" ON "consultation" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "consultation_by_mobile" ON "consultation" USING btree ("mobile","created_at");--> statement-breakpoint
CREATE INDEX "consultation_by_ip" ON "consultation" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "consultation_by_user" ON "consultation" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "answers_by_notice" ON "answers" USING btree ("notice_id","answered_at");--> statement-breakpoint
CREATE INDEX "banner_clicks_by_banner" ON "banner_clicks" USING btree ("banner_id");--> statement-breakpoint
CREATE INDEX "notices_by_type" ON "notices" USING btree ("type","released_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_by_number" ON "notices" USING btree ("document_number");--> statement-breakpoint
CREATE INDEX "notices_labels" ON "notices" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "notices_tokens" ON "notices" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "view_history_by_time" ON "view_history" USING btree ("user_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_report_open" ON "record_report" USING btree ("user_id","kind","record_id","field") WHERE "record_report"."state" in ('submitted', 'checking');--> statement-breakpoint
CREATE INDEX "record_report_by_user" ON "record_report" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_report_by_state" ON "record_report" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "data_reports_by_user" ON "data_reports" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_reports_open" ON "data_reports" USING btree ("touched_at") WHERE "data_reports"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "data_reports_kept" ON "data_reports" USING btree ("expires_at") WHERE "data_reports"."state" = 'done';--> statement-breakpoint
CREATE INDEX "report_mails_by_user" ON "report_mails" USING btree ("user_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "export_jobs_by_user" ON "export_jobs" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "export_jobs_open" ON "export_jobs" USING btree ("touched_at") WHERE "export_jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "export_jobs_unpaid" ON "export_jobs" USING btree ("order_id") WHERE "export_jobs"."state" = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX "export_jobs_kept" ON "export_jobs" USING btree ("expires_at") WHERE "export_jobs"."state" = 'done';--> statement-breakpoint
CREATE INDEX "member_collect_by_time" ON "member_collect" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invite_claims_by_code" ON "invite_claims" USING btree ("code","claimed_at");--> statement-breakpoint
CREATE INDEX "invite_codes_by_user" ON "invite_codes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "labour_posting_by_user" ON "labour_posting" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "labour_posting_by_state" ON "labour_posting" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_order" ON "ledger_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "ledger_postings_by_account" ON "ledger_postings" USING btree ("account");--> statement-breakpoint
CREATE INDEX "mail_outbox_by_time" ON "mail_outbox" USING btree ("sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_outbox_files_by_mail" ON "mail_outbox_files" USING btree ("mail_id","place");--> statement-breakpoint
CREATE INDEX "member_messages_by_user" ON "member_messages" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_messages_unread" ON "member_messages" USING btree ("user_id") WHERE "member_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "member_messages_by_time" ON "member_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "certificate_reminders_by_end" ON "certificate_reminders" USING btree ("until");--> statement-breakpoint
CREATE INDEX "my_companies_unchecked" ON "my_companies" USING btree ("checked_on") WHERE "my_companies"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "provider_bill_lines_by_time" ON "provider_bill_lines" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "bill_resolutions_one" ON "bill_resolutions" USING btree ("line_id") WHERE "bill_resolutions"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "cashier_payments_to_notify" ON "cashier_payments" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "cashier_payments_to_pay" ON "cashier_payments" USING btree ("pay_at");--> statement-breakpoint
CREATE INDEX "cashier_refunds_of_payment" ON "cashier_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "cashier_refunds_to_notify" ON "cashier_refunds" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "cashier_refunds_processing" ON "cashier_refunds" USING btree ("created_at") WHERE "cashier_refunds"."state" = 'processing';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_papers_number" ON "invoice_papers" USING btree ("series","number") WHERE "invoice_papers"."number" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_papers_one_issued" ON "invoice_papers" USING btree ("invoice_id") WHERE not "invoice_papers"."is_red";--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_papers_one_of_refund" ON "invoice_papers" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoice_papers_by_invoice" ON "invoice_papers" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_one_each" ON "invoice_titles" USING btree ("user_id","title","tax_number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_one_default" ON "invoice_titles" USING btree ("user_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_live" ON "invoices" USING btree ("order_id") WHERE "invoices"."state" in ('asked', 'issued', 'red-due');--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoices_by_state" ON "invoices" USING btree ("state","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "price_plans_one_of_moment" ON "price_plans" USING btree ("package_id","effective_at") WHERE "price_plans"."state" in ('asked', 'approved');--> statement-breakpoint
CREATE INDEX "price_plans_by_state" ON "price_plans" USING btree ("state","effective_at");--> statement-breakpoint
CREATE INDEX "grants_by_user" ON "grants" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id","grants") WHERE "orders"."status" = 'pending' and "orders"."grants" <> 'export_items';--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_closing" ON "orders" USING btree ("closes_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_refund_queue" ON "payments" USING btree ("received_at") WHERE "payments"."outcome" <> 'granted';--> statement-breakpoint
CREATE INDEX "prepayments_open" ON "prepayments" USING btree ("created_at") WHERE "prepayments"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_payment" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" <> 'refused' and "refunds"."cause" <> 'wallet';--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_by_state" ON "refunds" USING btree ("state","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_to_call" ON "refunds" USING btree ("due_at") WHERE "refunds"."state" in ('approved', 'sent');--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("touched_at") WHERE "refunds"."is_due";--> statement-breakpoint
CREATE INDEX "bank_transfers_by_order" ON "bank_transfers" USING btree ("order_id","entered_at");--> statement-breakpoint
CREATE INDEX "wallet_movements_by_user" ON "wallet_movements" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reading_counters_by_day" ON "reading_counters" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_misses_by_keyword" ON "search_misses" USING btree ("kind","keyword");--> statement-breakpoint
CREATE INDEX "record_arrivals_by_version" ON "record_arrivals" USING btree ("kind","version");--> statement-breakpoint
CREATE INDEX "record_arrivals_by_time" ON "record_arrivals" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "membership_reminders_by_end" ON "membership_reminders" USING btree ("over_time");--> statement-breakpoint
CREATE INDEX "reminder_notices_waiting" ON "reminder_notices" USING btree ("touched_at") WHERE "reminder_notices"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reminder_notices_by_user" ON "reminder_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminder_notices_by_time" ON "reminder_notices" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "seats_one_each" ON "seats" USING btree ("owner_id","mobile") WHERE "seats"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "seats_by_owner" ON "seats" USING btree ("owner_id","given_at");--> statement-breakpoint
CREATE INDEX "seats_by_user" ON "seats" USING btree ("user_id") WHERE "seats"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "seats_waiting" ON "seats" USING btree ("mobile") WHERE "seats"."taken_back_at" is null and "seats"."joined_at" is null;--> statement-breakpoint
CREATE INDEX "sms_codes_by_mobile" ON "sms_codes" USING btree ("mobile","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_codes_by_ip" ON "sms_codes" USING btree ("ip","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_codes_by_time" ON "sms_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_by_mobile" ON "sms_outbox" USING btree ("mobile","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscription_notices_waiting" ON "subscription_notices" USING btree ("touched_at") WHERE "subscription_notices"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "subscription_notices_by_user" ON "subscription_notices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_notices_by_digest" ON "subscription_notices" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "subscription_digests_of" ON "subscription_digests" USING btree ("subscription_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscription_digests_by_user" ON "subscription_digests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_digests_by_time" ON "subscription_digests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_by_user" ON "subscriptions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("touched_at") WHERE "subscriptions"."is_due";--> statement-breakpoint
CREATE INDEX "subscriptions_next" ON "subscriptions" USING btree ("next_at") WHERE not "subscriptions"."is_paused" and not "subscriptions"."is_due";--> statement-breakpoint
CREATE INDEX "tracking_records_by_time" ON "tracking_records" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_user" ON "webhook_deliveries" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook_id","next_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_again" ON "webhook_deliveries" USING btree ("user_id","created_at") WHERE "webhook_deliveries"."cause" = 'again';--> statement-breakpoint
CREATE INDEX "webhook_events_tests" ON "webhook_events" USING btree ("user_id","created_at") WHERE "webhook_events"."cursor" is null;--> statement-breakpoint
CREATE INDEX "webhook_events_by_time" ON "webhook_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_by_user" ON "webhooks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "webhooks_due" ON "webhooks" USING btree ("touched_at") WHERE "webhooks"."is_due";--> statement-breakpoint
CREATE INDEX "record_company_source" ON "record_company" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_company_tokens" ON "record_company" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_company_title" ON "record_company" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_company_pinyin" ON "record_company" USING btree ("pinyin");--> statement-breakpoint
CREATE INDEX "record_company_initials" ON "record_company" USING btree ("initials");--> statement-breakpoint
CREATE INDEX "record_company_brand_pinyin" ON "record_company" USING btree ("brand_pinyin");--> statement-breakpoint
CREATE INDEX "record_company_brand_initials" ON "record_company" USING btree ("brand_initials");--> statement-breakpoint
CREATE INDEX "record_company_key" ON "record_company" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "record_company_collected" ON "record_company" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_company_by_latest" ON "record_company" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_company_by_wins" ON "record_company" USING btree ("sort_wins" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_company_by_capital" ON "record_company" USING btree ("sort_capital" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_company_by_oldest" ON "record_company" USING btree ("sort_oldest","id");--> statement-breakpoint
CREATE INDEX "record_person_source" ON "record_person" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_person_tokens" ON "record_person" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_person_title" ON "record_person" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_person_pinyin" ON "record_person" USING btree ("pinyin");--> statement-breakpoint
CREATE INDEX "record_person_collected" ON "record_person" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_person_by_latest" ON "record_person" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_person_by_achieve" ON "record_person" USING btree ("sort_achieve" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_person_by_free" ON "record_person" USING btree ("sort_free","id");--> statement-breakpoint
CREATE INDEX "record_siku_source" ON "record_siku" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_siku_tokens" ON "record_siku" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_siku_title" ON "record_siku" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_siku_key" ON "record_siku" USING btree ("project_no");--> statement-breakpoint
CREATE INDEX "record_siku_collected" ON "record_siku" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_siku_by_latest" ON "record_siku" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_siku_by_amount" ON "record_siku" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_siku_by_area" ON "record_siku" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_shengting_source" ON "record_shengting" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_shengting_tokens" ON "record_shengting" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_shengting_title" ON "record_shengting" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_shengting_key" ON "record_shengting" USING btree ("project_no");--> statement-breakpoint
CREATE INDEX "record_shengting_collected" ON "record_shengting" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_shengting_by_latest" ON "record_shengting" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_shengting_by_amount" ON "record_shengting" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_shengting_by_area" ON "record_shengting" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_winning_source" ON "record_winning" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_winning_tokens" ON "record_winning" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_winning_title" ON "record_winning" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_winning_key" ON "record_winning" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_winning_collected" ON "record_winning" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_winning_by_latest" ON "record_winning" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_winning_by_amount" ON "record_winning" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_water_source" ON "record_water" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_water_tokens" ON "record_water" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_water_title" ON "record_water" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_water_key" ON "record_water" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_water_collected" ON "record_water" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_water_by_latest" ON "record_water" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_water_by_finish" ON "record_water" USING btree ("sort_finish" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_water_by_amount" ON "record_water" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_water_supervision_source" ON "record_water_supervision" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_water_supervision_tokens" ON "record_water_supervision" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_water_supervision_title" ON "record_water_supervision" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_water_supervision_key" ON "record_water_supervision" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_water_supervision_collected" ON "record_water_supervision" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_water_supervision_by_latest" ON "record_water_supervision" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_water_supervision_by_finish" ON "record_water_supervision" USING btree ("sort_finish" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_water_supervision_by_amount" ON "record_water_supervision" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_highway_source" ON "record_highway" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_highway_tokens" ON "record_highway" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_highway_title" ON "record_highway" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_highway_key" ON "record_highway" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_highway_collected" ON "record_highway" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_highway_by_latest" ON "record_highway" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_highway_by_handover" ON "record_highway" USING btree ("sort_handover" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_highway_by_amount" ON "record_highway" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_highway_by_mileage" ON "record_highway" USING btree ("sort_mileage" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_tender_source" ON "record_tender" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_tender_tokens" ON "record_tender" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_tender_title" ON "record_tender" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_tender_key" ON "record_tender" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_tender_collected" ON "record_tender" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_tender_by_latest" ON "record_tender" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_tender_by_amount" ON "record_tender" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_tender_by_soonest" ON "record_tender" USING btree ("sort_soonest","id");--> statement-breakpoint
CREATE INDEX "record_tender_by_deadline" ON "record_tender" USING btree ("sort_deadline" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_agency_source" ON "record_agency" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_agency_tokens" ON "record_agency" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_agency_title" ON "record_agency" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_agency_key" ON "record_agency" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "record_agency_collected" ON "record_agency" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_agency_by_latest" ON "record_agency" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_agency_by_tenders" ON "record_agency" USING btree ("sort_tenders" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_agency_by_amount" ON "record_agency" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_owner_source" ON "record_owner" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_owner_tokens" ON "record_owner" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_owner_title" ON "record_owner" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_owner_key" ON "record_owner" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "record_owner_collected" ON "record_owner" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_owner_by_latest" ON "record_owner" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_owner_by_tenders" ON "record_owner" USING btree ("sort_tenders" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_owner_by_amount" ON "record_owner" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_credit_source" ON "record_credit" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_credit_tokens" ON "record_credit" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_credit_title" ON "record_credit" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_credit_key" ON "record_credit" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "record_credit_collected" ON "record_credit" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_credit_by_latest" ON "record_credit" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_credit_by_count" ON "record_credit" USING btree ("sort_count" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_credit_by_sanction" ON "record_credit" USING btree ("sort_sanction" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_credit_by_sanctioned" ON "record_credit" USING btree ("sort_sanctioned" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_credit_by_dishonest" ON "record_credit" USING btree ("sort_dishonest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_credit_by_arrears" ON "record_credit" USING btree ("sort_arrears" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_project_source" ON "record_project" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_project_tokens" ON "record_project" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_project_title" ON "record_project" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_project_key" ON "record_project" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_project_collected" ON "record_project" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_project_by_latest" ON "record_project" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_project_by_amount" ON "record_project" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_project_by_approved" ON "record_project" USING btree ("sort_approved" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_engineering_source" ON "record_engineering" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_engineering_tokens" ON "record_engineering" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_engineering_title" ON "record_engineering" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_engineering_key" ON "record_engineering" USING btree ("permit_no");--> statement-breakpoint
CREATE INDEX "record_engineering_collected" ON "record_engineering" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_engineering_by_latest" ON "record_engineering" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_engineering_by_area" ON "record_engineering" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_engineering_by_height" ON "record_engineering" USING btree ("sort_height" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_engineering_by_cost" ON "record_engineering" USING btree ("sort_cost" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_planned_source" ON "record_planned" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_planned_tokens" ON "record_planned" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_planned_title" ON "record_planned" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_planned_key" ON "record_planned" USING btree ("national_code");--> statement-breakpoint
CREATE INDEX "record_planned_collected" ON "record_planned" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_planned_by_latest" ON "record_planned" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_planned_by_investment" ON "record_planned" USING btree ("sort_investment" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_planned_by_start" ON "record_planned" USING btree ("sort_start" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_land_transfer_source" ON "record_land_transfer" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_land_transfer_tokens" ON "record_land_transfer" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_land_transfer_title" ON "record_land_transfer" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_land_transfer_key" ON "record_land_transfer" USING btree ("plot_no");--> statement-breakpoint
CREATE INDEX "record_land_transfer_collected" ON "record_land_transfer" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_land_transfer_by_latest" ON "record_land_transfer" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_land_transfer_by_price" ON "record_land_transfer" USING btree ("sort_price" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_land_transfer_by_area" ON "record_land_transfer" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_land_pre_review_source" ON "record_land_pre_review" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_tokens" ON "record_land_pre_review" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_title" ON "record_land_pre_review" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_key" ON "record_land_pre_review" USING btree ("permit_no");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_collected" ON "record_land_pre_review" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_by_latest" ON "record_land_pre_review" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_by_area" ON "record_land_pre_review" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_land_permit_source" ON "record_land_permit" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_land_permit_tokens" ON "record_land_permit" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_land_permit_title" ON "record_land_permit" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_land_permit_key" ON "record_land_permit" USING btree ("permit_no");--> statement-breakpoint
CREATE INDEX "record_land_permit_collected" ON "record_land_permit" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_land_permit_by_latest" ON "record_land_permit" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_land_permit_by_area" ON "record_land_permit" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_building_permit_source" ON "record_building_permit" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_building_permit_tokens" ON "record_building_permit" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_building_permit_title" ON "record_building_permit" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_building_permit_key" ON "record_building_permit" USING btree ("permit_no");--> statement-breakpoint
CREATE INDEX "record_building_permit_collected" ON "record_building_permit" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_building_permit_by_latest" ON "record_building_permit" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_building_permit_by_area" ON "record_building_permit" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_environmental_source" ON "record_environmental" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_environmental_tokens" ON "record_environmental" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_environmental_title" ON "record_environmental" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_environmental_key" ON "record_environmental" USING btree ("approval_no");--> statement-breakpoint
CREATE INDEX "record_environmental_collected" ON "record_environmental" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_environmental_by_latest" ON "record_environmental" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_environmental_by_investment" ON "record_environmental" USING btree ("sort_investment" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_qualification_trace_source" ON "record_qualification_trace" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_tokens" ON "record_qualification_trace" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_title" ON "record_qualification_trace" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_collected" ON "record_qualification_trace" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_by_latest" ON "record_qualification_trace" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_by_earliest" ON "record_qualification_trace" USING btree ("sort_earliest","id");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_source" ON "record_dynamic_check" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_tokens" ON "record_dynamic_check" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_title" ON "record_dynamic_check" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_collected" ON "record_dynamic_check" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_by_latest" ON "record_dynamic_check" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_by_deadline" ON "record_dynamic_check" USING btree ("sort_deadline" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_source" ON "record_qualification_expiry" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_tokens" ON "record_qualification_expiry" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_title" ON "record_qualification_expiry" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_collected" ON "record_qualification_expiry" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_by_soonest" ON "record_qualification_expiry" USING btree ("sort_soonest","id","search_title");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_by_last" ON "record_qualification_expiry" USING btree ("sort_last" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_permit_expiry_source" ON "record_permit_expiry" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_tokens" ON "record_permit_expiry" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_title" ON "record_permit_expiry" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_collected" ON "record_permit_expiry" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_by_soonest" ON "record_permit_expiry" USING btree ("sort_soonest","id","search_title");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_by_last" ON "record_permit_expiry" USING btree ("sort_last" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_recruit_source" ON "record_recruit" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_recruit_tokens" ON "record_recruit" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_recruit_title" ON "record_recruit" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_recruit_collected" ON "record_recruit" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_recruit_by_latest" ON "record_recruit" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_recruit_by_pay" ON "record_recruit" USING btree ("sort_pay" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_worker_source" ON "record_worker" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_worker_tokens" ON "record_worker" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_worker_title" ON "record_worker" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_worker_collected" ON "record_worker" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_worker_by_latest" ON "record_worker" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_worker_by_pay" ON "record_worker" USING btree ("sort_pay" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- By hand from here: append-only tables, balanced ledger entries, first synonyms.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% takes new rows only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The first synonyms; staff change them from then on.
INSERT INTO "synonym_groups" ("id", "word", "synonyms", "is_mutual") VALUES
	(gen_random_uuid(), '学校', '{小学,中学,高中,幼儿园,学院,大学,职校}', false),
	(gen_random_uuid(), '医院', '{卫生院,保健院,卫生服务中心}', false),
	(gen_random_uuid(), '养老院', '{敬老院,福利院,养老中心,养老服务中心}', false),
	(gen_random_uuid(), '体育馆', '{体育场,体育中心}', false),
	(gen_random_uuid(), '停车场', '{停车库,停车楼}', false),
	(gen_random_uuid(), '厂房', '{车间}', false),
	(gen_random_uuid(), '住宅', '{安置房,公租房,商品房}', false),
	(gen_random_uuid(), '保障房', '{保障性住房,安置房,公租房}', false),
	(gen_random_uuid(), '老旧小区', '{老旧社区,老旧住宅}', false),
	(gen_random_uuid(), '房建', '{房屋建筑}', true),
	(gen_random_uuid(), '装饰装修', '{装饰,装修}', false),
	(gen_random_uuid(), '装修', '{装饰}', true),
	(gen_random_uuid(), '智能化', '{弱电}', true),
	(gen_random_uuid(), '园林绿化', '{园林,绿化}', false),
	(gen_random_uuid(), '道路改造', '{道路提升,道路整治,道路改建}', false),
	(gen_random_uuid(), '公路', '{高速,国道,省道,县道,乡道}', false),
	(gen_random_uuid(), '桥梁', '{大桥,立交,天桥}', false),
	(gen_random_uuid(), '管网', '{管道,管线}', false),
	(gen_random_uuid(), '污水处理', '{污水}', false),
	(gen_random_uuid(), '垃圾处理', '{垃圾焚烧,垃圾填埋,垃圾转运}', false),
	(gen_random_uuid(), '自来水', '{供水,水厂}', false),
	(gen_random_uuid(), '水利', '{水库,堤防,灌区,河道}', false),
	(gen_random_uuid(), '水利水电', '{水利,水电}', false),
	(gen_random_uuid(), '电力', '{输变电,变电站,配电}', false),
	(gen_random_uuid(), '光伏', '{太阳能}', false),
	(gen_random_uuid(), '土石方', '{土方,石方}', false),
	(gen_random_uuid(), '高标准农田', '{农田整治,土地整治}', false),
	(gen_random_uuid(), 'epc', '{工程总承包,设计施工总承包}', true),
	(gen_random_uuid(), '水电一局', '{中国水利水电第一工程局,中国水电一局,中水一局}', true),
	(gen_random_uuid(), '水电二局', '{中国水利水电第二工程局,中国水电二局,中水二局}', true),
	(gen_random_uuid(), '水电三局', '{中国水利水电第三工程局,中国水电三局,中水三局}', true),
	(gen_random_uuid(), '水电四局', '{中国水利水电第四工程局,中国水电四局,中水四局}', true),
	(gen_random_uuid(), '水电五局', '{中国水利水电第五工程局,中国水电五局,中水五局}', true),
	(gen_random_uuid(), '水电六局', '{中国水利水电第六工程局,中国水电六局,中水六局}', true),
	(gen_random_uuid(), '水电七局', '{中国水利水电第七工程局,中国水电七局,中水七局}', true),
	(gen_random_uuid(), '水电八局', '{中国水利水电第八工程局,中国水电八局,中水八局}', true),
	(gen_random_uuid(), '水电九局', '{中国水利水电第九工程局,中国水电九局,中水九局}', true),
	(gen_random_uuid(), '水电十局', '{中国水利水电第十工程局,中国水电十局,中水十局}', true),
	(gen_random_uuid(), '水电十一局', '{中国水利水电第十一工程局,中国水电十一局,中水十一局}', true),
	(gen_random_uuid(), '水电十二局', '{中国水利水电第十二工程局,中国水电十二局,中水十二局}', true),
	(gen_random_uuid(), '水电十三局', '{中国水利水电第十三工程局,中国水电十三局,中水十三局}', true),
	(gen_random_uuid(), '水电十四局', '{中国水利水电第十四工程局,中国水电十四局,中水十四局}', true),
	(gen_random_uuid(), '水电十五局', '{中国水利水电第十五工程局,中国水电十五局,中水十五局}', true),
	(gen_random_uuid(), '水电十六局', '{中国水利水电第十六工程局,中国水电十六局,中水十六局}', true),
	(gen_random_uuid(), '中国水电', '{中国水利水电}', true),
	(gen_random_uuid(), '中建一局', '{中国建筑第一工程局}', true),
	(gen_random_uuid(), '中建二局', '{中国建筑第二工程局}', true),
	(gen_random_uuid(), '中建三局', '{中国建筑第三工程局}', true),
	(gen_random_uuid(), '中建四局', '{中国建筑第四工程局}', true),
	(gen_random_uuid(), '中建五局', '{中国建筑第五工程局}', true),
	(gen_random_uuid(), '中建六局', '{中国建筑第六工程局}', true),
	(gen_random_uuid(), '中建七局', '{中国建筑第七工程局}', true),
	(gen_random_uuid(), '中建八局', '{中国建筑第八工程局}', true),
	(gen_random_uuid(), '中交一航局', '{中交第一航务工程局,一航局}', true),
	(gen_random_uuid(), '中交二航局', '{中交第二航务工程局,二航局}', true),
	(gen_random_uuid(), '中交三航局', '{中交第三航务工程局,三航局}', true),
	(gen_random_uuid(), '中交四航局', '{中交第四航务工程局,四航局}', true),
	(gen_random_uuid(), '中交一公局', '{中交第一公路工程局}', true),
	(gen_random_uuid(), '中交二公局', '{中交第二公路工程局}', true),
	(gen_random_uuid(), '中交三公局', '{中交第三公路工程局}', true),
	(gen_random_uuid(), '一冶', '{中国第一冶金建设}', true),
	(gen_random_uuid(), '二冶', '{中国第二冶金建设}', true),
	(gen_random_uuid(), '三冶', '{中国第三冶金建设}', true),
	(gen_random_uuid(), '四冶', '{中国第四冶金建设}', true),
	(gen_random_uuid(), '五冶', '{中国第五冶金建设}', true),
	(gen_random_uuid(), '六冶', '{中国第六冶金建设}', true),
	(gen_random_uuid(), '七冶', '{中国第七冶金建设}', true),
	(gen_random_uuid(), '八冶', '{中国第八冶金建设}', true),
	(gen_random_uuid(), '十一冶', '{中国第十一冶金建设}', true),
	(gen_random_uuid(), '十三冶', '{中国第十三冶金建设}', true),
	(gen_random_uuid(), '十四冶', '{中国第十四冶金建设}', true),
	(gen_random_uuid(), '十五冶', '{中国第十五冶金建设}', true),
	(gen_random_uuid(), '十七冶', '{中国第十七冶金建设}', true),
	(gen_random_uuid(), '十八冶', '{中国第十八冶金建设}', true),
	(gen_random_uuid(), '十九冶', '{中国第十九冶金建设}', true),
	(gen_random_uuid(), '二十冶', '{中国第二十冶金建设}', true),
	(gen_random_uuid(), '二十一冶', '{中国第二十一冶金建设}', true),
	(gen_random_uuid(), '二十二冶', '{中国第二十二冶金建设}', true),
	(gen_random_uuid(), '二十三冶', '{中国第二十三冶金建设}', true),
	(gen_random_uuid(), '陕建', '{陕西建工}', true),
	(gen_random_uuid(), '云南建投', '{云南省建设投资}', true),
	(gen_random_uuid(), '甘肃建投', '{甘肃省建设投资}', true),
	(gen_random_uuid(), '山西建投', '{山西建设投资}', true),
	(gen_random_uuid(), '湖南建投', '{湖南建设投资}', true),
	(gen_random_uuid(), '浙江建投', '{浙江省建设投资}', true),
	(gen_random_uuid(), '广东建工', '{广东省建筑工程集团}', true),
	(gen_random_uuid(), '兵团建工', '{新疆生产建设兵团建设工程}', true),
	(gen_random_uuid(), '中国电建', '{中国电力建设,中电建}', true),
	(gen_random_uuid(), '中国能建', '{中国能源建设,中能建}', true),
	(gen_random_uuid(), '中国交建', '{中国交通建设}', true),
	(gen_random_uuid(), '中国铁建', '{中国铁道建筑}', true),
	(gen_random_uuid(), '中国中冶', '{中国冶金科工}', true),
	(gen_random_uuid(), '中国核建', '{中国核工业建设}', true),
	(gen_random_uuid(), '铁一院', '{中铁第一勘察设计院}', true),
	(gen_random_uuid(), '铁四院', '{中铁第四勘察设计院}', true);--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON "ledger_postings" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_postings_no_truncate BEFORE TRUNCATE ON "ledger_postings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_events_no_truncate BEFORE TRUNCATE ON "order_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(amount) FROM ledger_postings WHERE entry_id = NEW.entry_id) <> 0 THEN
		RAISE EXCEPTION 'Ledger entry % does not balance', NEW.entry_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON "ledger_postings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();--> statement-breakpoint
CREATE TRIGGER bank_transfers_append_only BEFORE UPDATE OR DELETE ON "bank_transfers" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER bank_transfers_no_truncate BEFORE TRUNCATE ON "bank_transfers" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER agreement_texts_append_only BEFORE UPDATE OR DELETE ON "agreement_texts" FOR EACH ROW EXECUTE FUNCTION refuse_change();
