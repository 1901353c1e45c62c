CREATE TABLE "data_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" integer NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"lease" uuid,
	"lease_until" timestamp(3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"size" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"finished_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "data_reports_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "data_reports_steps" CHECK ("data_reports"."steps" > 0 and "data_reports"."step" between 0 and "data_reports"."steps")
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_reports" ADD CONSTRAINT "data_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_reports" ADD CONSTRAINT "data_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox_files" ADD CONSTRAINT "mail_outbox_files_mail_id_mail_outbox_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mail_outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_reports_by_user" ON "data_reports" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_reports_open" ON "data_reports" USING btree ("touched_at") WHERE "data_reports"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "data_reports_kept" ON "data_reports" USING btree ("expires_at") WHERE "data_reports"."state" = 'done';--> statement-breakpoint
CREATE INDEX "report_mails_by_user" ON "report_mails" USING btree ("user_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_outbox_by_time" ON "mail_outbox" USING btree ("sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_outbox_files_by_mail" ON "mail_outbox_files" USING btree ("mail_id","place");