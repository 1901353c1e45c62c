-- What a search reads of thousands of records stands in front of the columns of these three, as in the other tables:
-- reaching a column costs as much as all those before it. The index of the first order holds the titles.
ALTER TABLE "record_company" RENAME TO "record_company_before";--> statement-breakpoint
ALTER INDEX "record_company_pkey" RENAME TO "record_company_before_pkey";--> statement-breakpoint
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
);--> statement-breakpoint
INSERT INTO "record_company" ("sort_latest", "sort_wins", "sort_capital", "sort_oldest", "id", "search_title", "tokens", "name", "credit_code", "status", "legal_person", "capital", "capital_currency", "established_on", "company_type", "region", "address", "business_scope", "contact_phone", "contact_email", "qualifications", "qualification_codes", "qualification_summary", "safety_permit_no", "safety_permit_issuer", "safety_permit_from", "safety_permit_until", "all_winning_count", "qualification_count", "personnel_count", "credit_count", "latest_win_on", "source_platform", "source_url", "collected_at", "checked_at", "pinyin", "initials", "brand_pinyin", "brand_initials", "source", "source_key", "content_hash", "updated_at") SELECT "sort_latest", "sort_wins", "sort_capital", "sort_oldest", "id", "search_title", "tokens", "name", "credit_code", "status", "legal_person", "capital", "capital_currency", "established_on", "company_type", "region", "address", "business_scope", "contact_phone", "contact_email", "qualifications", "qualification_codes", "qualification_summary", "safety_permit_no", "safety_permit_issuer", "safety_permit_from", "safety_permit_until", "all_winning_count", "qualification_count", "personnel_count", "credit_count", "latest_win_on", "source_platform", "source_url", "collected_at", "checked_at", "pinyin", "initials", "brand_pinyin", "brand_initials", "source", "source_key", "content_hash", "updated_at" FROM "record_company_before";--> statement-breakpoint
DROP TABLE "record_company_before";--> statement-breakpoint
CREATE UNIQUE INDEX "record_company_source" ON "record_company" USING btree ("source","source_key");--> statement-breakpoint
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
ALTER TABLE "record_person" RENAME TO "record_person_before";--> statement-breakpoint
ALTER INDEX "record_person_pkey" RENAME TO "record_person_before_pkey";--> statement-breakpoint
CREATE TABLE "record_person" (
	"sort_latest" bigint NOT NULL,
	"sort_achieve" bigint NOT NULL,
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
	"source_platform" text,
	"source_url" text,
	"collected_at" timestamp(3) with time zone,
	"checked_at" timestamp(3) with time zone,
	"pinyin" text collate "C",
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);--> statement-breakpoint
INSERT INTO "record_person" ("sort_latest", "sort_achieve", "id", "search_title", "tokens", "name", "person_type", "company_id", "company_name", "region", "registration_summary", "registration_codes", "certificate_codes", "registrations", "contact_phone", "total_achieve_count", "achieve_count", "siku_count", "highway_count", "water_count", "water_supervice_count", "history_list", "latest_certificate_on", "source_platform", "source_url", "collected_at", "checked_at", "pinyin", "source", "source_key", "content_hash", "updated_at") SELECT "sort_latest", "sort_achieve", "id", "search_title", "tokens", "name", "person_type", "company_id", "company_name", "region", "registration_summary", "registration_codes", "certificate_codes", "registrations", "contact_phone", "total_achieve_count", "achieve_count", "siku_count", "highway_count", "water_count", "water_supervice_count", "history_list", "latest_certificate_on", "source_platform", "source_url", "collected_at", "checked_at", "pinyin", "source", "source_key", "content_hash", "updated_at" FROM "record_person_before";--> statement-breakpoint
DROP TABLE "record_person_before";--> statement-breakpoint
CREATE UNIQUE INDEX "record_person_source" ON "record_person" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_person_tokens" ON "record_person" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_person_title" ON "record_person" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_person_pinyin" ON "record_person" USING btree ("pinyin");--> statement-breakpoint
CREATE INDEX "record_person_collected" ON "record_person" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_person_by_latest" ON "record_person" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_person_by_achieve" ON "record_person" USING btree ("sort_achieve" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "record_tender" RENAME TO "record_tender_before";--> statement-breakpoint
ALTER INDEX "record_tender_pkey" RENAME TO "record_tender_before_pkey";--> statement-breakpoint
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
);--> statement-breakpoint
INSERT INTO "record_tender" ("sort_latest", "sort_amount", "sort_soonest", "sort_deadline", "id", "search_title", "tokens", "engineering_name", "project_code", "section_code", "notice_type", "engineering_type", "region", "owner_id", "owner_unit_name", "owner_unit_contact", "owner_unit_phone", "agency_id", "agency_name", "agency_phone", "bugget_amount", "currency", "deposit_amount", "duration", "publicity_time", "document_until", "bid_deadline", "opening_time", "required_qualification", "required_qualification_codes", "consortium_allowed", "content", "candidates", "awards", "winner_ids", "winner_name", "winning_amount", "awarded_on", "source_platform", "source_url", "collected_at", "checked_at", "source", "source_key", "content_hash", "updated_at") SELECT "sort_latest", "sort_amount", "sort_soonest", "sort_deadline", "id", "search_title", "tokens", "engineering_name", "project_code", "section_code", "notice_type", "engineering_type", "region", "owner_id", "owner_unit_name", "owner_unit_contact", "owner_unit_phone", "agency_id", "agency_name", "agency_phone", "bugget_amount", "currency", "deposit_amount", "duration", "publicity_time", "document_until", "bid_deadline", "opening_time", "required_qualification", "required_qualification_codes", "consortium_allowed", "content", "candidates", "awards", "winner_ids", "winner_name", "winning_amount", "awarded_on", "source_platform", "source_url", "collected_at", "checked_at", "source", "source_key", "content_hash", "updated_at" FROM "record_tender_before";--> statement-breakpoint
DROP TABLE "record_tender_before";--> statement-breakpoint
CREATE UNIQUE INDEX "record_tender_source" ON "record_tender" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_tender_tokens" ON "record_tender" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "record_tender_title" ON "record_tender" USING btree ("search_title");--> statement-breakpoint
CREATE INDEX "record_tender_key" ON "record_tender" USING btree ("project_code");--> statement-breakpoint
CREATE INDEX "record_tender_collected" ON "record_tender" USING btree ("collected_at");--> statement-breakpoint
CREATE INDEX "record_tender_by_latest" ON "record_tender" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_tender_by_amount" ON "record_tender" USING btree ("sort_amount" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_tender_by_soonest" ON "record_tender" USING btree ("sort_soonest","id");--> statement-breakpoint
CREATE INDEX "record_tender_by_deadline" ON "record_tender" USING btree ("sort_deadline" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
DROP INDEX "record_credit_by_latest";--> statement-breakpoint
DROP INDEX "record_agency_by_latest";--> statement-breakpoint
DROP INDEX "record_owner_by_latest";--> statement-breakpoint
DROP INDEX "record_building_permit_by_latest";--> statement-breakpoint
DROP INDEX "record_environmental_by_latest";--> statement-breakpoint
DROP INDEX "record_land_permit_by_latest";--> statement-breakpoint
DROP INDEX "record_land_pre_review_by_latest";--> statement-breakpoint
DROP INDEX "record_land_transfer_by_latest";--> statement-breakpoint
DROP INDEX "record_planned_by_latest";--> statement-breakpoint
DROP INDEX "record_engineering_by_latest";--> statement-breakpoint
DROP INDEX "record_highway_by_latest";--> statement-breakpoint
DROP INDEX "record_project_by_latest";--> statement-breakpoint
DROP INDEX "record_shengting_by_latest";--> statement-breakpoint
DROP INDEX "record_siku_by_latest";--> statement-breakpoint
DROP INDEX "record_water_by_latest";--> statement-breakpoint
DROP INDEX "record_water_supervision_by_latest";--> statement-breakpoint
DROP INDEX "record_dynamic_check_by_latest";--> statement-breakpoint
DROP INDEX "record_permit_expiry_by_soonest";--> statement-breakpoint
DROP INDEX "record_qualification_expiry_by_soonest";--> statement-breakpoint
DROP INDEX "record_qualification_trace_by_latest";--> statement-breakpoint
DROP INDEX "record_winning_by_latest";--> statement-breakpoint
CREATE INDEX "record_credit_by_latest" ON "record_credit" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_agency_by_latest" ON "record_agency" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_owner_by_latest" ON "record_owner" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_building_permit_by_latest" ON "record_building_permit" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_environmental_by_latest" ON "record_environmental" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_land_permit_by_latest" ON "record_land_permit" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_by_latest" ON "record_land_pre_review" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_land_transfer_by_latest" ON "record_land_transfer" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_planned_by_latest" ON "record_planned" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_engineering_by_latest" ON "record_engineering" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_highway_by_latest" ON "record_highway" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_project_by_latest" ON "record_project" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_shengting_by_latest" ON "record_shengting" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_siku_by_latest" ON "record_siku" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_water_by_latest" ON "record_water" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_water_supervision_by_latest" ON "record_water_supervision" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_by_latest" ON "record_dynamic_check" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_by_soonest" ON "record_permit_expiry" USING btree ("sort_soonest","id","search_title");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_by_soonest" ON "record_qualification_expiry" USING btree ("sort_soonest","id","search_title");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_by_latest" ON "record_qualification_trace" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");--> statement-breakpoint
CREATE INDEX "record_winning_by_latest" ON "record_winning" USING btree ("sort_latest" DESC NULLS LAST,"id" DESC NULLS LAST,"search_title");
