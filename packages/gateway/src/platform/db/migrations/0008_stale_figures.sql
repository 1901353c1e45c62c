CREATE TABLE "stale_figures" (
	"kind" text NOT NULL,
	"record_id" text collate "C" NOT NULL,
	CONSTRAINT "stale_figures_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
