CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	CONSTRAINT "ledger_entries_once" UNIQUE("kind","reference")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_postings_entry_id_account_pk" PRIMARY KEY("entry_id","account")
);
--> statement-breakpoint
CREATE TABLE "provider_bill_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"order_code" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"fee" integer NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"finding" text NOT NULL,
	CONSTRAINT "provider_bill_lines_once" UNIQUE("provider","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "provider_bills" (
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"loaded_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "provider_bills_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "cashier_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"out_refund_no" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"done_at" timestamp(3) with time zone,
	"notify_attempts" integer DEFAULT 0 NOT NULL,
	"notify_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "cashier_refunds_once" UNIQUE("channel","out_refund_no")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"refund_code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"used_days" integer,
	"difference_fen" integer,
	"used_fen" integer,
	"asked_by" uuid,
	"decided_by" text,
	"refusal" text,
	"failure" text,
	"round" integer DEFAULT 1 NOT NULL,
	"provider_refund_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"done_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "refunds_refund_code_unique" UNIQUE("refund_code"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 0 and "refunds"."points" >= 0 and "refunds"."amount" + "refunds"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "cashier_payments" ADD COLUMN "refund_fails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "earned_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "refunded_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "list_price" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "closed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_refunds" ADD CONSTRAINT "cashier_refunds_payment_id_cashier_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."cashier_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_by_order" ON "ledger_entries" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "ledger_postings_by_account" ON "ledger_postings" USING btree ("account");--> statement-breakpoint
CREATE INDEX "provider_bill_lines_by_time" ON "provider_bill_lines" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cashier_refunds_of_payment" ON "cashier_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "cashier_refunds_to_notify" ON "cashier_refunds" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "cashier_refunds_processing" ON "cashier_refunds" USING btree ("created_at") WHERE "cashier_refunds"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_payment" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_by_state" ON "refunds" USING btree ("state","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE "refunds"."state" in ('approved', 'sent');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending', 'paid', 'closed', 'refund-due', 'refunding', 'refunded'));--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON "ledger_postings" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_postings_no_truncate BEFORE TRUNCATE ON "ledger_postings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON "order_events" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_events_no_truncate BEFORE TRUNCATE ON "order_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(amount) FROM ledger_postings WHERE entry_id = NEW.entry_id) <> 0 THEN
		RAISE EXCEPTION 'Ledger entry % does not balance', NEW.entry_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON "ledger_postings" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();
--> statement-breakpoint
-- It held points, which are no money.
UPDATE "orders" SET "balance" = NULL;
