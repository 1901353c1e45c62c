import type { Random } from '../random'

// Common characters that are easy to read and type. The first two are from nature and seldom combined by
// companies; with the third, the place and the trade, no known company has one of these names.
const FIRST = [...'云江山川松竹梅星晨晓春秋青蓝朗明清远雪霜枫桐荷莲溪谷雁鹤鹿石']
const SECOND = [...'舟桥帆岭田禾麦桑榆柏林泉湖岛岸湾坡原野峡月霞露雨岩峰亭塔灯窗']
const THIRD = [...'达泰盛恒安嘉宏润诚固信和远兴']

/** An invented name of a road or quarter: two common characters. */
export function placeBrand(random: Random): string {
  return random.pick(FIRST) + random.pick(SECOND)
}

/** An invented company name of three common characters. */
export function brand(random: Random): string {
  return placeBrand(random) + random.pick(THIRD)
}

const SURNAMES: ReadonlyArray<readonly [string, number]> = [
  ...[...'王李张刘陈'].map((s) => [s, 9] as const),
  ...[...'杨黄赵吴周徐孙马朱胡'].map((s) => [s, 4] as const),
  ...[...'郭何林罗高郑梁谢宋唐许韩冯邓曹彭曾肖田董'].map((s) => [s, 2] as const),
  ...[...'袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛'].map(
    (s) => [s, 1] as const,
  ),
]
const GIVEN = [
  ...'伟强军建国华明志勇平刚辉海峰林涛斌鹏超波宇浩凯健俊文杰磊飞亮龙洋军辰阳晨昊轩泽宁静丽敏芳娟燕玲霞红梅雪倩婷慧颖琳瑞祥福贵春生东新立永成光学德',
]

export function personName(random: Random): string {
  return random.weighted(SURNAMES) + random.pick(GIVEN) + (random.chance(0.72) ? random.pick(GIVEN) : '')
}

// Prefixes that no operator issues, so that no real person is called.
const UNISSUED = ['154', '163', '164', '169']
export function phone(random: Random): string {
  return random.pick(UNISSUED) + String(random.int(0, 99_999_999)).padStart(8, '0')
}

const ROADS = [...'建设人民解放中山滨江科技迎宾新华胜利文化'.matchAll(/../g)].map(([road]) => road)
export function street(random: Random): string {
  return `${random.pick(ROADS)}${random.pick(['东', '西', '南', '北', '一', '二', ''])}路${random.int(1, 998)}号${random.int(1, 30)}层${random.int(1, 12)}室`
}

export function certificateTail(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => random.int(0, 9)).join('')
}
