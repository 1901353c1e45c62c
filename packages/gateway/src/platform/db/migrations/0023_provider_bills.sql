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
CREATE INDEX "provider_bill_lines_by_time" ON "provider_bill_lines" USING btree ("at" DESC NULLS LAST);