CREATE TABLE "consultation" (
	"number" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"company" text,
	"region" text NOT NULL,
	"topic" text NOT NULL,
	"message" text,
	"page" text,
	"ip" text NOT NULL,
	"state" text NOT NULL,
	"notes" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_link" (
	"token" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"expires_at" timestamp(3) with time zone,
	"visits" integer DEFAULT 0 NOT NULL,
	"last_visit_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_by_state" ON "consultation" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "consultation_by_mobile" ON "consultation" USING btree ("mobile","created_at");--> statement-breakpoint
CREATE INDEX "consultation_by_ip" ON "consultation" USING btree ("ip","created_at");--> statement-breakpoint
CREATE INDEX "consultation_by_user" ON "consultation" USING btree ("user_id");