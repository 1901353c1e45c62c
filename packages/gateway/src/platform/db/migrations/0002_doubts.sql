ALTER TABLE "record_company" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_person" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_siku" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_shengting" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_winning" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_water" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_water_supervision" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_highway" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_tender" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_agency" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_owner" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_credit" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_project" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_engineering" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_planned" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_land_transfer" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_land_pre_review" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_land_permit" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_building_permit" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_environmental" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_qualification_trace" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_dynamic_check" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_qualification_expiry" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_permit_expiry" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_recruit" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "record_worker" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "record_company_doubts" ON "record_company" USING btree ("id") WHERE "record_company"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_person_doubts" ON "record_person" USING btree ("id") WHERE "record_person"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_siku_doubts" ON "record_siku" USING btree ("id") WHERE "record_siku"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_shengting_doubts" ON "record_shengting" USING btree ("id") WHERE "record_shengting"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_winning_doubts" ON "record_winning" USING btree ("id") WHERE "record_winning"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_water_doubts" ON "record_water" USING btree ("id") WHERE "record_water"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_water_supervision_doubts" ON "record_water_supervision" USING btree ("id") WHERE "record_water_supervision"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_highway_doubts" ON "record_highway" USING btree ("id") WHERE "record_highway"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_tender_doubts" ON "record_tender" USING btree ("id") WHERE "record_tender"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_agency_doubts" ON "record_agency" USING btree ("id") WHERE "record_agency"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_owner_doubts" ON "record_owner" USING btree ("id") WHERE "record_owner"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_credit_doubts" ON "record_credit" USING btree ("id") WHERE "record_credit"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_project_doubts" ON "record_project" USING btree ("id") WHERE "record_project"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_engineering_doubts" ON "record_engineering" USING btree ("id") WHERE "record_engineering"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_planned_doubts" ON "record_planned" USING btree ("id") WHERE "record_planned"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_land_transfer_doubts" ON "record_land_transfer" USING btree ("id") WHERE "record_land_transfer"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_land_pre_review_doubts" ON "record_land_pre_review" USING btree ("id") WHERE "record_land_pre_review"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_land_permit_doubts" ON "record_land_permit" USING btree ("id") WHERE "record_land_permit"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_building_permit_doubts" ON "record_building_permit" USING btree ("id") WHERE "record_building_permit"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_environmental_doubts" ON "record_environmental" USING btree ("id") WHERE "record_environmental"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_qualification_trace_doubts" ON "record_qualification_trace" USING btree ("id") WHERE "record_qualification_trace"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_dynamic_check_doubts" ON "record_dynamic_check" USING btree ("id") WHERE "record_dynamic_check"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_doubts" ON "record_qualification_expiry" USING btree ("id") WHERE "record_qualification_expiry"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_permit_expiry_doubts" ON "record_permit_expiry" USING btree ("id") WHERE "record_permit_expiry"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_recruit_doubts" ON "record_recruit" USING btree ("id") WHERE "record_recruit"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "record_worker_doubts" ON "record_worker" USING btree ("id") WHERE "record_worker"."doubts" is not null;