CREATE TABLE "wallet_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"cause" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"reference" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "wallet_movements_once" UNIQUE("cause","reference"),
	CONSTRAINT "wallet_movements_amount" CHECK ("wallet_movements"."amount" <> 0 and "wallet_movements"."balance" >= 0)
);
--> statement-breakpoint
ALTER TABLE "wallets" DROP CONSTRAINT "wallets_not_negative";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amount";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount";--> statement-breakpoint
DROP INDEX "refunds_one_of_payment";--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "balance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wallet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "wallet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_movements" ADD CONSTRAINT "wallet_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_movements" ADD CONSTRAINT "wallet_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_movements_by_user" ON "wallet_movements" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_of_payment" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" <> 'refused' and "refunds"."cause" <> 'wallet';--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_not_negative" CHECK ("wallets"."points" >= 0 and "wallets"."balance" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0 and "orders"."wallet" >= 0 and "orders"."amount" = "orders"."price" - "orders"."points" - "orders"."wallet");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" >= 0 and "refunds"."points" >= 0 and "refunds"."wallet" >= 0 and "refunds"."amount" + "refunds"."points" + "refunds"."wallet" > 0);