CREATE TABLE "consult_chat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"last_seq" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	"waiting_since" timestamp(3) with time zone,
	"read_seq" integer NOT NULL,
	CONSTRAINT "consult_chat_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "consult_message" (
	"chat_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"is_from_staff" boolean NOT NULL,
	"staff_name" text,
	"text" text,
	"picture_id" uuid,
	"key" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "consult_message_chat_id_seq_pk" PRIMARY KEY("chat_id","seq"),
	CONSTRAINT "consult_message_by_key" UNIQUE("chat_id","key")
);
--> statement-breakpoint
CREATE TABLE "consult_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consult_presence" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"keyword" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "search_misses_day_kind_keyword_pk" PRIMARY KEY("day","kind","keyword")
);
--> statement-breakpoint
CREATE TABLE "tracking_refusals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consult_chat" ADD CONSTRAINT "consult_chat_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_message" ADD CONSTRAINT "consult_message_chat_id_consult_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."consult_chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_message" ADD CONSTRAINT "consult_message_picture_id_consult_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."consult_picture"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_picture" ADD CONSTRAINT "consult_picture_chat_id_consult_chat_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."consult_chat"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_refusals" ADD CONSTRAINT "tracking_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consult_chat_by_waiting" ON "consult_chat" USING btree ("waiting_since");--> statement-breakpoint
CREATE INDEX "consult_chat_by_last" ON "consult_chat" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "consult_message_by_time" ON "consult_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consult_picture_by_chat" ON "consult_picture" USING btree ("chat_id","created_at");--> statement-breakpoint
CREATE INDEX "search_misses_by_keyword" ON "search_misses" USING btree ("kind","keyword");