CREATE TABLE "article_versions" (
	"notice_id" text NOT NULL,
	"version" integer NOT NULL,
	"saved_by" text,
	"saved_at" timestamp(3) with time zone,
	"content" jsonb NOT NULL,
	CONSTRAINT "article_versions_notice_id_version_pk" PRIMARY KEY("notice_id","version")
);
--> statement-breakpoint
CREATE TABLE "content_images" (
	"name" text PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_word_rules" (
	"word" text NOT NULL,
	"kind" text NOT NULL,
	"rule" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hot_word_rules_word_kind_pk" PRIMARY KEY("word","kind")
);
--> statement-breakpoint
ALTER TABLE "notices" ALTER COLUMN "released_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "markdown" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "saved_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;