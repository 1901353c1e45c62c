CREATE TABLE "record_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"title" text NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"evidence" text NOT NULL,
	"mobile" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_claim" ADD CONSTRAINT "record_claim_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_claim_held" ON "record_claim" USING btree ("user_id","kind","record_id") WHERE "record_claim"."state" in ('submitted', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "record_claim_self" ON "record_claim" USING btree ("kind","record_id") WHERE "record_claim"."state" = 'accepted' and "record_claim"."role" = 'self';--> statement-breakpoint
CREATE INDEX "record_claim_accepted" ON "record_claim" USING btree ("kind","record_id") WHERE "record_claim"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "record_claim_by_user" ON "record_claim" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "record_claim_by_state" ON "record_claim" USING btree ("state","created_at");