CREATE TABLE "import_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"file" text NOT NULL,
	"mode" text NOT NULL,
	"data_on" date NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"state" text NOT NULL,
	"note" text,
	"counts" jsonb,
	"report_path" text
);
--> statement-breakpoint
CREATE TABLE "company_codes" (
	"company_id" text collate "C" NOT NULL,
	"code" text collate "C" NOT NULL,
	CONSTRAINT "company_codes_company_id_code_pk" PRIMARY KEY("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "company_names" (
	"company_id" text collate "C" NOT NULL,
	"form" text collate "C" NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "company_names_company_id_form_pk" PRIMARY KEY("company_id","form")
);
--> statement-breakpoint
CREATE TABLE "unlinked_names" (
	"kind" text NOT NULL,
	"record_id" text collate "C" NOT NULL,
	"form" text collate "C" NOT NULL,
	CONSTRAINT "unlinked_names_kind_record_id_form_pk" PRIMARY KEY("kind","record_id","form")
);
--> statement-breakpoint
CREATE TABLE "record_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" text collate "C" NOT NULL,
	"data_on" date NOT NULL,
	"recorded_at" timestamp(3) with time zone NOT NULL,
	"source" text NOT NULL,
	"batch" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_documents" (
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"source_key" text collate "C" NOT NULL,
	"document_id" text collate "C" NOT NULL,
	"dated_at" timestamp(3) with time zone NOT NULL,
	"body" jsonb NOT NULL,
	"batch" text NOT NULL,
	CONSTRAINT "source_documents_kind_source_source_key_document_id_pk" PRIMARY KEY("kind","source","source_key","document_id")
);
--> statement-breakpoint
CREATE TABLE "replaced_statements" (
	"batch" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"source_key" text collate "C" NOT NULL,
	"previous" jsonb NOT NULL,
	CONSTRAINT "replaced_statements_batch_kind_source_source_key_pk" PRIMARY KEY("batch","kind","source","source_key")
);
--> statement-breakpoint
CREATE TABLE "data_sources" (
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"platform" text,
	"rank" integer NOT NULL,
	"complete_on" date,
	CONSTRAINT "data_sources_kind_source_pk" PRIMARY KEY("kind","source")
);
--> statement-breakpoint
CREATE TABLE "record_statements" (
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"source_key" text collate "C" NOT NULL,
	"record_id" text collate "C" NOT NULL,
	"ordinal" bigserial NOT NULL,
	"row_hash" uuid,
	"data_on" date NOT NULL,
	"recorded_at" timestamp(3) with time zone NOT NULL,
	"values" jsonb NOT NULL,
	"older_days" jsonb,
	"corrects" jsonb,
	"first_batch" text NOT NULL,
	"batch" text NOT NULL,
	"closed_on" date,
	CONSTRAINT "record_statements_kind_source_source_key_pk" PRIMARY KEY("kind","source","source_key")
);
--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "former_names" text;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "register_no" text;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "organisation_code" text;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "renamed_on" date;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "legal_person_changed_on" date;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_company" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_siku" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_siku" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_shengting" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_shengting" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_water" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_water" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_water_supervision" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_water_supervision" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_highway" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_highway" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "bidder_ids" text[];--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_agency" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_agency" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_owner" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_owner" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_credit" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_credit" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_project" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_project" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_engineering" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_engineering" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_planned" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_planned" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_land_transfer" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_land_transfer" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_land_pre_review" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_land_pre_review" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_land_permit" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_land_permit" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_building_permit" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_building_permit" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_environmental" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_environmental" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_qualification_trace" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_qualification_trace" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_dynamic_check" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_dynamic_check" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_qualification_expiry" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_qualification_expiry" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_permit_expiry" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_permit_expiry" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_recruit" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_recruit" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
ALTER TABLE "record_worker" ADD COLUMN "data_on" date;--> statement-breakpoint
ALTER TABLE "record_worker" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
CREATE INDEX "import_batches_by_start" ON "import_batches" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "import_batches_of_source" ON "import_batches" USING btree ("kind","source");--> statement-breakpoint
CREATE INDEX "company_codes_by_code" ON "company_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "company_names_by_form" ON "company_names" USING btree ("form");--> statement-breakpoint
CREATE INDEX "unlinked_names_by_form" ON "unlinked_names" USING btree ("form");--> statement-breakpoint
CREATE INDEX "record_changes_of_record" ON "record_changes" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "record_changes_of_batch" ON "record_changes" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "record_statements_of_record" ON "record_statements" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "record_statements_by_hash" ON "record_statements" USING btree ("kind","source","row_hash");--> statement-breakpoint
CREATE INDEX "record_statements_of_batch" ON "record_statements" USING btree ("batch");