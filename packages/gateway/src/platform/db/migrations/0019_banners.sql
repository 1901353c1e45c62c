-- No screen showed banners until now, and none could be made: what a hand put in has no stored picture.
DELETE FROM "banners";--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "image" text NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "title" text NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "link" text NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_image_content_images_name_fk" FOREIGN KEY ("image") REFERENCES "public"."content_images"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_clicks_by_banner" ON "banner_clicks" USING btree ("banner_id");--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "url";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "width";--> statement-breakpoint
ALTER TABLE "banners" DROP COLUMN "height";
