CREATE TABLE "certificate_reminders" (
	"user_id" uuid NOT NULL,
	"company_id" text NOT NULL,
	"certificate" text NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "certificate_reminders_user_id_company_id_certificate_pk" PRIMARY KEY("user_id","company_id","certificate")
);
--> statement-breakpoint
CREATE TABLE "my_companies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" text,
	"name" text,
	"chosen_at" timestamp(3) with time zone NOT NULL,
	"changed_on" date NOT NULL,
	"changes" integer NOT NULL,
	"checked_on" date
);
--> statement-breakpoint
ALTER TABLE "certificate_reminders" ADD CONSTRAINT "certificate_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_companies" ADD CONSTRAINT "my_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_reminders_by_end" ON "certificate_reminders" USING btree ("until");--> statement-breakpoint
CREATE INDEX "my_companies_unchecked" ON "my_companies" USING btree ("checked_on") WHERE "my_companies"."company_id" is not null;