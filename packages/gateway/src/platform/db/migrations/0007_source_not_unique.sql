DROP INDEX "record_company_source";--> statement-breakpoint
DROP INDEX "record_credit_source";--> statement-breakpoint
DROP INDEX "record_agency_source";--> statement-breakpoint
DROP INDEX "record_owner_source";--> statement-breakpoint
DROP INDEX "record_person_source";--> statement-breakpoint
DROP INDEX "record_building_permit_source";--> statement-breakpoint
DROP INDEX "record_environmental_source";--> statement-breakpoint
DROP INDEX "record_land_permit_source";--> statement-breakpoint
DROP INDEX "record_land_pre_review_source";--> statement-breakpoint
DROP INDEX "record_land_transfer_source";--> statement-breakpoint
DROP INDEX "record_planned_source";--> statement-breakpoint
DROP INDEX "record_engineering_source";--> statement-breakpoint
DROP INDEX "record_highway_source";--> statement-breakpoint
DROP INDEX "record_project_source";--> statement-breakpoint
DROP INDEX "record_shengting_source";--> statement-breakpoint
DROP INDEX "record_siku_source";--> statement-breakpoint
DROP INDEX "record_water_source";--> statement-breakpoint
DROP INDEX "record_water_supervision_source";--> statement-breakpoint
DROP INDEX "record_tender_source";--> statement-breakpoint
DROP INDEX "record_dynamic_check_source";--> statement-breakpoint
DROP INDEX "record_permit_expiry_source";--> statement-breakpoint
DROP INDEX "record_qualification_expiry_source";--> statement-breakpoint
DROP INDEX "record_qualification_trace_source";--> statement-breakpoint
DROP INDEX "record_winning_source";--> statement-breakpoint
CREATE INDEX "record_company_source" ON "record_company" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_credit_source" ON "record_credit" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_agency_source" ON "record_agency" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_owner_source" ON "record_owner" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_person_source" ON "record_person" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_building_permit_source" ON "record_building_permit" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_environmental_source" ON "record_environmental" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_land_permit_source" ON "record_land_permit" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_land_pre_review_source" ON "record_land_pre_review" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_land_transfer_source" ON "record_land_transfer" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_planned_source" ON "record_planned" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_engineering_source" ON "record_engineering" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_highway_source" ON "record_highway" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_project_source" ON "record_project" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_shengting_source" ON "record_shengting" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_siku_source" ON "record_siku" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_water_source" ON "record_water" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_water_supervision_source" ON "record_water_supervision" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_tender_source" ON "record_tender" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_dynamic_check_source" ON "record_dynamic_check" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_permit_expiry_source" ON "record_permit_expiry" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_qualification_expiry_source" ON "record_qualification_expiry" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_qualification_trace_source" ON "record_qualification_trace" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "record_winning_source" ON "record_winning" USING btree ("source","source_key");