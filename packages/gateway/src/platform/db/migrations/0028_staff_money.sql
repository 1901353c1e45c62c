CREATE TABLE "accepted_agreements" (
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "accepted_agreements_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "agreement_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"offered_from" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bill_resolutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp(3) with time zone,
	"refusal" text
);
--> statement-breakpoint
CREATE TABLE "price_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"package_id" text NOT NULL,
	"amount" integer NOT NULL,
	"discount_amount" integer,
	"is_first_price" integer,
	"dis_price" integer,
	"limit_num" integer,
	"real_price" integer,
	"on_sale" boolean NOT NULL,
	"effective_at" timestamp(3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp(3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp(3) with time zone,
	"refusal" text,
	"withdrawn_by" text,
	"withdrawn_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"bank_reference" text NOT NULL,
	"amount" integer NOT NULL,
	"arrived_at" timestamp(3) with time zone NOT NULL,
	"entered_by" text NOT NULL,
	"entered_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "bank_transfers_bank_reference_unique" UNIQUE("bank_reference"),
	CONSTRAINT "bank_transfers_amount" CHECK ("bank_transfers"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "cashier_payments" ADD COLUMN "bill_omits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agreement_version" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "from_transfers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accepted_agreements" ADD CONSTRAINT "accepted_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_agreements" ADD CONSTRAINT "accepted_agreements_version_agreement_texts_version_fk" FOREIGN KEY ("version") REFERENCES "public"."agreement_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_resolutions" ADD CONSTRAINT "bill_resolutions_line_id_provider_bill_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."provider_bill_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_plans" ADD CONSTRAINT "price_plans_package_id_price_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."price_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_resolutions_one" ON "bill_resolutions" USING btree ("line_id") WHERE "bill_resolutions"."state" <> 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "price_plans_one_of_moment" ON "price_plans" USING btree ("package_id","effective_at") WHERE "price_plans"."state" in ('asked', 'approved');--> statement-breakpoint
CREATE INDEX "price_plans_by_state" ON "price_plans" USING btree ("state","effective_at");--> statement-breakpoint
CREATE INDEX "bank_transfers_by_order" ON "bank_transfers" USING btree ("order_id","entered_at");--> statement-breakpoint
-- Written by hand: rows that are only added, as in the ledger.
CREATE TRIGGER bank_transfers_append_only BEFORE UPDATE OR DELETE ON "bank_transfers" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER bank_transfers_no_truncate BEFORE TRUNCATE ON "bank_transfers" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER agreement_texts_append_only BEFORE UPDATE OR DELETE ON "agreement_texts" FOR EACH ROW EXECUTE FUNCTION refuse_change();
