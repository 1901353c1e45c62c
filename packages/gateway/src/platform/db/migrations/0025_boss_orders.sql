CREATE TABLE "service_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"digest" text NOT NULL,
	"state" text NOT NULL,
	"signer_name" text,
	"reason" text,
	"offered_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"file_id" uuid
);
--> statement-breakpoint
CREATE TABLE "service_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"stage" text NOT NULL,
	"is_arrival" boolean NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"owner_id" uuid,
	"place" text,
	"requirement_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"digest" text,
	"state" text NOT NULL,
	"reason" text,
	"is_from_staff" boolean NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_firms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"credit_code" text,
	"principal_name" text NOT NULL,
	"principal_mobile" text NOT NULL,
	"principal_id" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "service_firms_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "service_invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"number" text NOT NULL,
	"amount" bigint NOT NULL,
	"issued_on" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "service_invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "service_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"service_code" text NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"firm_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"stage" text NOT NULL,
	"closed_at" timestamp(3) with time zone,
	"close_reason" text,
	"removed_at" timestamp(3) with time zone,
	"seen_at" timestamp(3) with time zone,
	"steward_name" text,
	"steward_phone" text,
	"contract_state" text NOT NULL,
	"installments" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"candidates" jsonb NOT NULL,
	"matters" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "service_orders_code_unique" UNIQUE("code"),
	CONSTRAINT "service_orders_service_code_unique" UNIQUE("service_code")
);
--> statement-breakpoint
CREATE TABLE "service_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"received_on" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "client_name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_name" text;--> statement-breakpoint
ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_file_id_service_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."service_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_events" ADD CONSTRAINT "service_events_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_files" ADD CONSTRAINT "service_files_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_files" ADD CONSTRAINT "service_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_firms" ADD CONSTRAINT "service_firms_principal_id_users_id_fk" FOREIGN KEY ("principal_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_invoices" ADD CONSTRAINT "service_invoices_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_invoices" ADD CONSTRAINT "service_invoices_file_id_service_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."service_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_firm_id_service_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."service_firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_receipts" ADD CONSTRAINT "service_receipts_order_id_service_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_contracts_by_order" ON "service_contracts" USING btree ("order_id","offered_at");--> statement-breakpoint
CREATE INDEX "service_events_by_order" ON "service_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "service_files_by_order" ON "service_files" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "service_files_by_owner" ON "service_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "service_files_unsaved" ON "service_files" USING btree ("created_at") WHERE "service_files"."place" is null;--> statement-breakpoint
CREATE INDEX "service_firms_by_principal" ON "service_firms" USING btree ("principal_id");--> statement-breakpoint
CREATE INDEX "service_firms_by_mobile" ON "service_firms" USING btree ("principal_mobile");--> statement-breakpoint
CREATE INDEX "service_invoices_by_order" ON "service_invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "service_orders_by_firm" ON "service_orders" USING btree ("firm_id","updated_at");--> statement-breakpoint
CREATE INDEX "service_orders_by_update" ON "service_orders" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "service_receipts_by_order" ON "service_receipts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_receipts_once" ON "service_receipts" USING btree ("reference");