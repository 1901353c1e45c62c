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
CREATE TABLE "export_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
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
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
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
CREATE TABLE "record_credit" (
	"sort_latest" bigint NOT NULL,
	"sort_count" bigint NOT NULL,
	"sort_sanction" bigint NOT NULL,
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
	"credit_count" integer,
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
CREATE TABLE "record_versions" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
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
DROP INDEX "orders_one_pending";--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "safety_permit_no" text;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "safety_permit_issuer" text;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "safety_permit_from" date;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "safety_permit_until" date;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "pinyin" text collate "C";--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "initials" text collate "C";--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "brand_pinyin" text collate "C";--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "brand_initials" text collate "C";--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "certificate_codes" text[];--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "achieve_count" integer;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "siku_count" integer;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "highway_count" integer;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "water_count" integer;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "water_supervice_count" integer;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "pinyin" text collate "C";--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "section_code" text;--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "agency_id" text;--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "deposit_amount" bigint;--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "duration" integer;--> statement-breakpoint
ALTER TABLE "record_report" ADD CONSTRAINT "record_report_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_usage" ADD CONSTRAINT "export_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_collect" ADD CONSTRAINT "member_collect_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_report_open" ON "record_report" USING btree ("user_id","kind","record_id","field") WHERE "record_report"."state" in ('submitted', 'checking');--> statement-breakpoint
CREATE INDEX "record_report_by_user" ON "record_report" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_report_by_state" ON "record_report" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "export_jobs_by_user" ON "export_jobs" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "export_jobs_open" ON "export_jobs" USING btree ("touched_at") WHERE "export_jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "export_jobs_unpaid" ON "export_jobs" USING btree ("order_id") WHERE "export_jobs"."state" = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX "export_jobs_kept" ON "export_jobs" USING btree ("expires_at") WHERE "export_jobs"."state" = 'done';--> statement-breakpoint
CREATE INDEX "member_collect_by_time" ON "member_collect" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_credit_source" ON "record_credit" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_credit_tokens" ON "record_credit" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_credit_title" ON "record_credit" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_credit_key" ON "record_credit" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "record_credit_collected" ON "record_credit" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_credit_by_latest" ON "record_credit" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_credit_by_count" ON "record_credit" USING btree ("sort_count" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_credit_by_sanction" ON "record_credit" USING btree ("sort_sanction" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_agency_source" ON "record_agency" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_agency_tokens" ON "record_agency" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_agency_title" ON "record_agency" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_agency_key" ON "record_agency" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "record_agency_collected" ON "record_agency" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_agency_by_latest" ON "record_agency" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_agency_by_tenders" ON "record_agency" USING btree ("sort_tenders" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_agency_by_amount" ON "record_agency" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_owner_source" ON "record_owner" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_owner_tokens" ON "record_owner" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_owner_title" ON "record_owner" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_owner_key" ON "record_owner" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "record_owner_collected" ON "record_owner" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_owner_by_latest" ON "record_owner" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_owner_by_tenders" ON "record_owner" USING btree ("sort_tenders" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_owner_by_amount" ON "record_owner" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_building_permit_source" ON "record_building_permit" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_building_permit_tokens" ON "record_building_permit" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_building_permit_title" ON "record_building_permit" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_building_permit_key" ON "record_building_permit" USING btree ("permit_no");--> statement-breakpoint
CREATE INDEX "record_building_permit_collected" ON "record_building_permit" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_building_permit_by_latest" ON "record_building_permit" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_building_permit_by_area" ON "record_building_permit" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_environmental_source" ON "record_environmental" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_environmental_tokens" ON "record_environmental" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_environmental_title" ON "record_environmental" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_environmental_key" ON "record_environmental" USING btree ("approval_no");--> statement-breakpoint
CREATE INDEX "record_environmental_collected" ON "record_environmental" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_environmental_by_latest" ON "record_environmental" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_environmental_by_investment" ON "record_environmental" USING btree ("sort_investment" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_land_permit_source" ON "record_land_permit" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_land_permit_tokens" ON "record_land_permit" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_land_permit_title" ON "record_land_permit" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_land_permit_key" ON "record_land_permit" USING btree ("permit_no");--> statement-breakpoint
CREATE INDEX "record_land_permit_collected" ON "record_land_permit" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_land_permit_by_latest" ON "record_land_permit" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_land_permit_by_area" ON "record_land_permit" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_land_pre_review_source" ON "record_land_pre_review" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_tokens" ON "record_land_pre_review" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_title" ON "record_land_pre_review" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_key" ON "record_land_pre_review" USING btree ("permit_no");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_collected" ON "record_land_pre_review" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_by_latest" ON "record_land_pre_review" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_land_pre_review_by_area" ON "record_land_pre_review" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_land_transfer_source" ON "record_land_transfer" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_land_transfer_tokens" ON "record_land_transfer" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_land_transfer_title" ON "record_land_transfer" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_land_transfer_key" ON "record_land_transfer" USING btree ("plot_no");--> statement-breakpoint
CREATE INDEX "record_land_transfer_collected" ON "record_land_transfer" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_land_transfer_by_latest" ON "record_land_transfer" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_land_transfer_by_price" ON "record_land_transfer" USING btree ("sort_price" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_land_transfer_by_area" ON "record_land_transfer" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_planned_source" ON "record_planned" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_planned_tokens" ON "record_planned" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_planned_title" ON "record_planned" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_planned_key" ON "record_planned" USING btree ("national_code");--> statement-breakpoint
CREATE INDEX "record_planned_collected" ON "record_planned" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_planned_by_latest" ON "record_planned" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_planned_by_investment" ON "record_planned" USING btree ("sort_investment" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_planned_by_start" ON "record_planned" USING btree ("sort_start" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_engineering_source" ON "record_engineering" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_engineering_tokens" ON "record_engineering" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_engineering_title" ON "record_engineering" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_engineering_key" ON "record_engineering" USING btree ("permit_no");--> statement-breakpoint
CREATE INDEX "record_engineering_collected" ON "record_engineering" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_engineering_by_latest" ON "record_engineering" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_engineering_by_area" ON "record_engineering" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_engineering_by_height" ON "record_engineering" USING btree ("sort_height" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_engineering_by_cost" ON "record_engineering" USING btree ("sort_cost" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_highway_source" ON "record_highway" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_highway_tokens" ON "record_highway" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_highway_title" ON "record_highway" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_highway_key" ON "record_highway" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_highway_collected" ON "record_highway" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_highway_by_latest" ON "record_highway" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_highway_by_handover" ON "record_highway" USING btree ("sort_handover" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_highway_by_amount" ON "record_highway" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_highway_by_mileage" ON "record_highway" USING btree ("sort_mileage" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_project_source" ON "record_project" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_project_tokens" ON "record_project" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_project_title" ON "record_project" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_project_key" ON "record_project" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_project_collected" ON "record_project" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_project_by_latest" ON "record_project" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_project_by_amount" ON "record_project" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_project_by_approved" ON "record_project" USING btree ("sort_approved" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_shengting_source" ON "record_shengting" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_shengting_tokens" ON "record_shengting" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_shengting_title" ON "record_shengting" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_shengting_key" ON "record_shengting" USING btree ("project_no");--> statement-breakpoint
CREATE INDEX "record_shengting_collected" ON "record_shengting" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_shengting_by_latest" ON "record_shengting" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_shengting_by_amount" ON "record_shengting" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_shengting_by_area" ON "record_shengting" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_siku_source" ON "record_siku" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_siku_tokens" ON "record_siku" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_siku_title" ON "record_siku" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_siku_key" ON "record_siku" USING btree ("project_no");--> statement-breakpoint
CREATE INDEX "record_siku_collected" ON "record_siku" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_siku_by_latest" ON "record_siku" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_siku_by_amount" ON "record_siku" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_siku_by_area" ON "record_siku" USING btree ("sort_area" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_water_source" ON "record_water" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_water_tokens" ON "record_water" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_water_title" ON "record_water" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_water_key" ON "record_water" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_water_collected" ON "record_water" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_water_by_latest" ON "record_water" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_water_by_finish" ON "record_water" USING btree ("sort_finish" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_water_by_amount" ON "record_water" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_water_supervision_source" ON "record_water_supervision" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_water_supervision_tokens" ON "record_water_supervision" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_water_supervision_title" ON "record_water_supervision" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_water_supervision_key" ON "record_water_supervision" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_water_supervision_collected" ON "record_water_supervision" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_water_supervision_by_latest" ON "record_water_supervision" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_water_supervision_by_finish" ON "record_water_supervision" USING btree ("sort_finish" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_water_supervision_by_amount" ON "record_water_supervision" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_dynamic_check_source" ON "record_dynamic_check" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_tokens" ON "record_dynamic_check" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_title" ON "record_dynamic_check" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_collected" ON "record_dynamic_check" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_by_latest" ON "record_dynamic_check" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_dynamic_check_by_deadline" ON "record_dynamic_check" USING btree ("sort_deadline" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_permit_expiry_source" ON "record_permit_expiry" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_tokens" ON "record_permit_expiry" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_title" ON "record_permit_expiry" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_collected" ON "record_permit_expiry" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_by_soonest" ON "record_permit_expiry" USING btree ("sort_soonest","id");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_by_last" ON "record_permit_expiry" USING btree ("sort_last" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_qualification_expiry_source" ON "record_qualification_expiry" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_tokens" ON "record_qualification_expiry" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_title" ON "record_qualification_expiry" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_collected" ON "record_qualification_expiry" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_by_soonest" ON "record_qualification_expiry" USING btree ("sort_soonest","id");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_by_last" ON "record_qualification_expiry" USING btree ("sort_last" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_qualification_trace_source" ON "record_qualification_trace" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_tokens" ON "record_qualification_trace" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_title" ON "record_qualification_trace" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_collected" ON "record_qualification_trace" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_by_latest" ON "record_qualification_trace" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_qualification_trace_by_earliest" ON "record_qualification_trace" USING btree ("sort_earliest","id");--> statement-breakpoint
CREATE UNIQUE INDEX "record_winning_source" ON "record_winning" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_winning_tokens" ON "record_winning" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_winning_title" ON "record_winning" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_winning_key" ON "record_winning" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_winning_collected" ON "record_winning" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_winning_by_latest" ON "record_winning" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_winning_by_amount" ON "record_winning" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id","grants") WHERE "orders"."status" = 'pending' and "orders"."grants" <> 'export_items';--> statement-breakpoint
CREATE INDEX "record_company_pinyin" ON "record_company" USING btree ("pinyin");--> statement-breakpoint
CREATE INDEX "record_company_initials" ON "record_company" USING btree ("initials");--> statement-breakpoint
CREATE INDEX "record_company_brand_pinyin" ON "record_company" USING btree ("brand_pinyin");--> statement-breakpoint
CREATE INDEX "record_company_brand_initials" ON "record_company" USING btree ("brand_initials");--> statement-breakpoint
CREATE INDEX "record_company_collected" ON "record_company" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_person_pinyin" ON "record_person" USING btree ("pinyin");--> statement-breakpoint
CREATE INDEX "record_person_collected" ON "record_person" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_tender_collected" ON "record_tender" USING btree ("collected_at");