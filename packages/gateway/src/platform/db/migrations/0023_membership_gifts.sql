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
ALTER TABLE "membership_gifts" ADD CONSTRAINT "membership_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_gifts_by_state" ON "membership_gifts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "membership_gifts_by_user" ON "membership_gifts" USING btree ("user_id","created_at");