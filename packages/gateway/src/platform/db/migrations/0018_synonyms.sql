CREATE TABLE "synonym_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"synonyms" text[] NOT NULL,
	"is_mutual" boolean NOT NULL,
	CONSTRAINT "synonym_groups_word_unique" UNIQUE("word")
);
--> statement-breakpoint
-- The first groups, which the staff change from then on.
INSERT INTO "synonym_groups" ("id", "word", "synonyms", "is_mutual") VALUES
	(gen_random_uuid(), '学校', '{小学,中学,高中,幼儿园,学院,大学,职校}', false),
	(gen_random_uuid(), '医院', '{卫生院,保健院,卫生服务中心}', false),
	(gen_random_uuid(), '养老院', '{敬老院,福利院,养老中心,养老服务中心}', false),
	(gen_random_uuid(), '体育馆', '{体育场,体育中心}', false),
	(gen_random_uuid(), '停车场', '{停车库,停车楼}', false),
	(gen_random_uuid(), '厂房', '{车间}', false),
	(gen_random_uuid(), '住宅', '{安置房,公租房,商品房}', false),
	(gen_random_uuid(), '保障房', '{保障性住房,安置房,公租房}', false),
	(gen_random_uuid(), '老旧小区', '{老旧社区,老旧住宅}', false),
	(gen_random_uuid(), '房建', '{房屋建筑}', true),
	(gen_random_uuid(), '装饰装修', '{装饰,装修}', false),
	(gen_random_uuid(), '装修', '{装饰}', true),
	(gen_random_uuid(), '智能化', '{弱电}', true),
	(gen_random_uuid(), '园林绿化', '{园林,绿化}', false),
	(gen_random_uuid(), '道路改造', '{道路提升,道路整治,道路改建}', false),
	(gen_random_uuid(), '公路', '{高速,国道,省道,县道,乡道}', false),
	(gen_random_uuid(), '桥梁', '{大桥,立交,天桥}', false),
	(gen_random_uuid(), '管网', '{管道,管线}', false),
	(gen_random_uuid(), '污水处理', '{污水}', false),
	(gen_random_uuid(), '垃圾处理', '{垃圾焚烧,垃圾填埋,垃圾转运}', false),
	(gen_random_uuid(), '自来水', '{供水,水厂}', false),
	(gen_random_uuid(), '水利', '{水库,堤防,灌区,河道}', false),
	(gen_random_uuid(), '水利水电', '{水利,水电}', false),
	(gen_random_uuid(), '电力', '{输变电,变电站,配电}', false),
	(gen_random_uuid(), '光伏', '{太阳能}', false),
	(gen_random_uuid(), '土石方', '{土方,石方}', false),
	(gen_random_uuid(), '高标准农田', '{农田整治,土地整治}', false),
	(gen_random_uuid(), 'epc', '{工程总承包,设计施工总承包}', true);
