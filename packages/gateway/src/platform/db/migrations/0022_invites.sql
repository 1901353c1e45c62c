CREATE TABLE "invite_claims" (
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"code" text NOT NULL,
	"reward_days" integer NOT NULL,
	"claimed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "invite_claims_user_id_scope_pk" PRIMARY KEY("user_id","scope")
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"days" integer NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invite_claims" ADD CONSTRAINT "invite_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_claims" ADD CONSTRAINT "invite_claims_code_invite_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."invite_codes"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_claims_by_code" ON "invite_claims" USING btree ("code","claimed_at");--> statement-breakpoint
CREATE INDEX "invite_codes_by_user" ON "invite_codes" USING btree ("user_id","created_at");