CREATE TABLE "seed_state" (
	"name" text PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"finished_at" timestamp(3) with time zone NOT NULL
);
