CREATE TABLE "market_results" (
	"day" date NOT NULL,
	"province" text,
	"region" text,
	"type" text,
	"amount" bigint,
	"discount" double precision,
	"excluded" text,
	"bidders" integer,
	"told" boolean NOT NULL,
	"winners" text[] NOT NULL,
	"parties" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_results_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"computed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "market_results_day" ON "market_results" USING btree ("day");--> statement-breakpoint
CREATE INDEX "market_results_province" ON "market_results" USING btree ("province","day");--> statement-breakpoint
CREATE INDEX "market_results_type" ON "market_results" USING btree ("type","day");