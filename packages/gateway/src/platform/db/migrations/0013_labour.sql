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
ALTER TABLE "labour_posting" ADD CONSTRAINT "labour_posting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "labour_posting_by_user" ON "labour_posting" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "labour_posting_by_state" ON "labour_posting" USING btree ("state","updated_at");--> statement-breakpoint
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
CREATE INDEX "record_worker_by_pay" ON "record_worker" USING btree ("sort_pay" DESC NULLS LAST,"id" DESC NULLS LAST);