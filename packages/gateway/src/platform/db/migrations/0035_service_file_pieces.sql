CREATE TABLE "service_file_pieces" (
	"file_id" uuid NOT NULL,
	"at" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "service_file_pieces_file_id_at_pk" PRIMARY KEY("file_id","at")
);
--> statement-breakpoint
ALTER TABLE "service_files" ADD COLUMN "removed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "service_file_pieces" ADD CONSTRAINT "service_file_pieces_file_id_service_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."service_files"("id") ON DELETE cascade ON UPDATE no action;