CREATE TABLE "answers" (
	"id" text PRIMARY KEY NOT NULL,
	"notice_id" text NOT NULL,
	"author" text NOT NULL,
	"author_title" text,
	"body" text NOT NULL,
	"basis" text,
	"accepted" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_history" (
	"user_id" uuid NOT NULL,
	"notice_id" text NOT NULL,
	"viewed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "view_history_user_id_notice_id_pk" PRIMARY KEY("user_id","notice_id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "source" text DEFAULT '筑数通编辑部' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "method" text DEFAULT 'written' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "document_number" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "issued_on" date;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "effective_on" date;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "expires_on" date;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "tokens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_history" ADD CONSTRAINT "view_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_history" ADD CONSTRAINT "view_history_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_by_notice" ON "answers" USING btree ("notice_id","answered_at");--> statement-breakpoint
CREATE INDEX "view_history_by_time" ON "view_history" USING btree ("user_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_labels" ON "notices" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "notices_tokens" ON "notices" USING gin ("tokens");