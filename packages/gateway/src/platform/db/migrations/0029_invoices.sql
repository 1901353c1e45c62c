CREATE TABLE "invoice_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"is_red" boolean NOT NULL,
	"amount" integer NOT NULL,
	"cause" text,
	"refund_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"series" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"issued_on" text,
	"issued_by" text,
	"file_type" text,
	"file_size" integer,
	"file_bytes" "bytea",
	"digest" text,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title_kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title_kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"email" text NOT NULL,
	"amount" integer NOT NULL,
	"tax_percent" integer NOT NULL,
	"state" text NOT NULL,
	"red_fen" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"decided_by" text,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone,
	CONSTRAINT "invoices_invoice_code_unique" UNIQUE("invoice_code"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" > 0 and "invoices"."red_fen" between 0 and "invoices"."amount")
);
--> statement-breakpoint
ALTER TABLE "invoice_papers" ADD CONSTRAINT "invoice_papers_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_papers" ADD CONSTRAINT "invoice_papers_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_papers_number" ON "invoice_papers" USING btree ("series","number") WHERE "invoice_papers"."number" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_papers_one_issued" ON "invoice_papers" USING btree ("invoice_id") WHERE not "invoice_papers"."is_red";--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_papers_one_of_refund" ON "invoice_papers" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoice_papers_by_invoice" ON "invoice_papers" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_one_each" ON "invoice_titles" USING btree ("user_id","title","tax_number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_one_default" ON "invoice_titles" USING btree ("user_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_live" ON "invoices" USING btree ("order_id") WHERE "invoices"."state" in ('asked', 'issued', 'red-due');--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoices_by_state" ON "invoices" USING btree ("state","asked_at" DESC NULLS LAST);