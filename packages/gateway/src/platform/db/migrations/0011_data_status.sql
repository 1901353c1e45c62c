CREATE TABLE "data_figure_versions" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"computed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_figures" (
	"kind" text NOT NULL,
	"province" text NOT NULL,
	"count" integer NOT NULL,
	"newest_on" date,
	"filled" jsonb NOT NULL,
	CONSTRAINT "data_figures_kind_province_pk" PRIMARY KEY("kind","province")
);
--> statement-breakpoint
CREATE TABLE "data_figures_by_source" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	"newest_on" date,
	CONSTRAINT "data_figures_by_source_kind_name_pk" PRIMARY KEY("kind","name")
);
