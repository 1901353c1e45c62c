CREATE TABLE "company_doubles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_id" text collate "C" NOT NULL,
	"second_id" text collate "C" NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"found_at" timestamp(3) with time zone NOT NULL,
	"decided_at" timestamp(3) with time zone,
	"decided_by" text,
	CONSTRAINT "company_doubles_pair" UNIQUE("first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "merged_companies" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"survivor_id" text collate "C" NOT NULL,
	"names" text NOT NULL,
	"merged_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moved_rows" (
	"ordinal" bigserial PRIMARY KEY NOT NULL,
	"merged_id" text collate "C" NOT NULL,
	"subject" text NOT NULL,
	"is_moved" boolean NOT NULL,
	"previous" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "company_doubles_of_second" ON "company_doubles" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "company_doubles_by_state" ON "company_doubles" USING btree ("state","found_at");--> statement-breakpoint
CREATE INDEX "merged_companies_into" ON "merged_companies" USING btree ("survivor_id");--> statement-breakpoint
CREATE INDEX "moved_rows_of_merge" ON "moved_rows" USING btree ("merged_id","subject");