CREATE TABLE "issued_sheets" (
	"number" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" uuid,
	"company_id" text NOT NULL,
	"company_name" text NOT NULL,
	"credit_code" text,
	"recipient" text,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"summary" text NOT NULL,
	"checks" jsonb NOT NULL,
	"issued_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repair_notices" (
	"user_id" uuid NOT NULL,
	"company_id" text NOT NULL,
	"entry" text NOT NULL,
	"sent_on" date NOT NULL,
	CONSTRAINT "repair_notices_user_id_company_id_entry_pk" PRIMARY KEY("user_id","company_id","entry")
);
--> statement-breakpoint
CREATE TABLE "repair_reminders" (
	"user_id" uuid NOT NULL,
	"company_id" text NOT NULL,
	"set_on" date NOT NULL,
	"checked_on" date,
	CONSTRAINT "repair_reminders_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "issued_sheets" ADD CONSTRAINT "issued_sheets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_notices" ADD CONSTRAINT "repair_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repair_reminders" ADD CONSTRAINT "repair_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_sheets_by_user" ON "issued_sheets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "issued_sheets_by_time" ON "issued_sheets" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "repair_notices_by_day" ON "repair_notices" USING btree ("sent_on");--> statement-breakpoint
CREATE INDEX "repair_reminders_unchecked" ON "repair_reminders" USING btree ("checked_on");--> statement-breakpoint
CREATE INDEX "record_company_address" ON "record_company" USING hash ("address");--> statement-breakpoint
CREATE INDEX "record_company_legal_person" ON "record_company" USING hash ("legal_person");