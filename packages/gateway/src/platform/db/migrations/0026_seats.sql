CREATE TABLE "seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"mobile" text NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"given_at" timestamp(3) with time zone NOT NULL,
	"joined_at" timestamp(3) with time zone,
	"taken_back_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "grants" DROP CONSTRAINT "grants_pkey";--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_order_id_kind_pk" PRIMARY KEY("order_id","kind");--> statement-breakpoint
ALTER TABLE "export_jobs" ADD COLUMN "quota_owner_id" uuid;--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "share" integer;--> statement-breakpoint
UPDATE "grants" SET "share" = (SELECT "price" FROM "orders" WHERE "orders"."id" = "grants"."order_id");--> statement-breakpoint
ALTER TABLE "grants" ALTER COLUMN "share" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "includes" text[];--> statement-breakpoint
ALTER TABLE "price_packages" ADD COLUMN "includes" text[];--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "seats_one_each" ON "seats" USING btree ("owner_id","mobile") WHERE "seats"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "seats_by_owner" ON "seats" USING btree ("owner_id","given_at");--> statement-breakpoint
CREATE INDEX "seats_by_user" ON "seats" USING btree ("user_id") WHERE "seats"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "seats_waiting" ON "seats" USING btree ("mobile") WHERE "seats"."taken_back_at" is null and "seats"."joined_at" is null;--> statement-breakpoint
ALTER TABLE "export_jobs" ADD CONSTRAINT "export_jobs_quota_owner_id_users_id_fk" FOREIGN KEY ("quota_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;