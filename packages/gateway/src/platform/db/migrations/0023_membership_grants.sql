CREATE TABLE "membership_grants" (
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
ALTER TABLE "membership_grants" ADD CONSTRAINT "membership_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_grants_by_state" ON "membership_grants" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "membership_grants_by_user" ON "membership_grants" USING btree ("user_id","created_at");