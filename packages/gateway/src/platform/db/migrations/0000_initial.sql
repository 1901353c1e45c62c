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
	"clicked_at" timestamp(3) with time zone NOT NULL
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
	"released_at" timestamp(3) with time zone NOT NULL
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
CREATE TABLE "seed_state" (
	"name" text PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"finished_at" timestamp(3) with time zone NOT NULL
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
	"notify_attempts" integer DEFAULT 0 NOT NULL,
	"notify_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cashier_payments_once" UNIQUE("channel","out_trade_no")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"days" integer NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"granted_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_code" text NOT NULL,
	"user_id" uuid NOT NULL,
	"package_id" text NOT NULL,
	"order_type" text NOT NULL,
	"grants" text NOT NULL,
	"product_name" text NOT NULL,
	"days" integer NOT NULL,
	"child_number" integer,
	"status" text NOT NULL,
	"price" integer NOT NULL,
	"price_reason" text NOT NULL,
	"points" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"pay_type" text,
	"transaction" text,
	"balance" integer,
	"pay_content" text,
	"request_param" text,
	"scode" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"closes_at" timestamp(3) with time zone NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"granted_until" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "orders_order_code_unique" UNIQUE("order_code"),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0 and "orders"."amount" = "orders"."price" - "orders"."points"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'paid', 'closed', 'refund-due'))
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
CREATE TABLE "record_company" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
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
	"qualification_summary" text,
	"all_winning_count" integer,
	"qualification_count" integer,
	"personnel_count" integer,
	"credit_count" integer,
	"latest_win_on" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"sort_latest" bigint NOT NULL,
	"sort_wins" bigint NOT NULL,
	"sort_capital" bigint NOT NULL,
	"sort_oldest" bigint NOT NULL,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_grams" (
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "record_grams_kind_token_pk" PRIMARY KEY("kind","token")
);
--> statement-breakpoint
CREATE TABLE "record_person" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text,
	"person_type" text,
	"company_id" text,
	"company_name" text,
	"region" text,
	"registration_summary" text,
	"registration_codes" text[],
	"registrations" jsonb,
	"contact_phone" text,
	"total_achieve_count" integer,
	"history_list" jsonb,
	"latest_certificate_on" date,
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"sort_latest" bigint NOT NULL,
	"sort_achieve" bigint NOT NULL,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_tender" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"engineering_name" text,
	"project_code" text,
	"notice_type" text,
	"engineering_type" text,
	"region" text,
	"owner_id" text,
	"owner_unit_name" text,
	"owner_unit_contact" text,
	"owner_unit_phone" text,
	"agency_name" text,
	"agency_phone" text,
	"bugget_amount" bigint,
	"currency" text,
	"publicity_time" date,
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
	"sort_latest" bigint NOT NULL,
	"sort_amount" bigint NOT NULL,
	"sort_deadline" bigint NOT NULL,
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"search_title" text collate "C" NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
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
CREATE TABLE "tracking_records" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"record" jsonb NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "tracking_records_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_package_id_price_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."price_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepayments" ADD CONSTRAINT "prepayments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_records" ADD CONSTRAINT "tracking_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_by_account" ON "login_attempts" USING btree ("account","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "login_attempts_by_ip" ON "login_attempts" USING btree ("ip","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_signs_by_expiry" ON "captcha_signs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captchas_by_expiry" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notices_by_type" ON "notices" USING btree ("type","released_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cashier_payments_to_notify" ON "cashier_payments" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "cashier_payments_to_pay" ON "cashier_payments" USING btree ("pay_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_pending" ON "orders" USING btree ("user_id","grants") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_closing" ON "orders" USING btree ("closes_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_refund_queue" ON "payments" USING btree ("received_at") WHERE "payments"."outcome" <> 'granted';--> statement-breakpoint
CREATE INDEX "prepayments_open" ON "prepayments" USING btree ("created_at") WHERE "prepayments"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "record_company_source" ON "record_company" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_company_tokens" ON "record_company" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_company_title" ON "record_company" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_company_key" ON "record_company" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "record_company_by_latest" ON "record_company" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_company_by_wins" ON "record_company" USING btree ("sort_wins" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_company_by_capital" ON "record_company" USING btree ("sort_capital" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_company_by_oldest" ON "record_company" USING btree ("sort_oldest","id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_person_source" ON "record_person" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_person_tokens" ON "record_person" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_person_title" ON "record_person" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_person_by_latest" ON "record_person" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_person_by_achieve" ON "record_person" USING btree ("sort_achieve" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_tender_source" ON "record_tender" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_tender_tokens" ON "record_tender" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_tender_title" ON "record_tender" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_tender_key" ON "record_tender" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_tender_by_latest" ON "record_tender" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_tender_by_amount" ON "record_tender" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_tender_by_deadline" ON "record_tender" USING btree ("sort_deadline" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_codes_by_mobile" ON "sms_codes" USING btree ("mobile","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_codes_by_ip" ON "sms_codes" USING btree ("ip","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_codes_by_time" ON "sms_codes" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_by_mobile" ON "sms_outbox" USING btree ("mobile","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "tracking_records_by_time" ON "tracking_records" USING btree ("received_at");