import type { Random } from '../random'

// Pairs of rare characters that no company name is known to use, so that no real company is named.
const FIRST = [...'岫珩翎昶郗暄弈骐筠峣垚漪叡煜赟峤湜珝璟昳旸聿栩晗翾澍頔彧翊瑄祎骁泠淏琤崚沄珣']
const SECOND = [...'砚峣泓郗珺燊岷垣埕屹翀暘玘潾珅垟朔澔禛棽玥洹铄衎峋屿湉珵昀晞瑀埏珞柊嵘汧']
const THIRD = [...'达泰盛恒安嘉宏润诚固']

/** A made-up company name of two or three characters. */
export function brand(random: Random): string {
  return random.pick(FIRST) + random.pick(SECOND) + (random.chance(0.3) ? random.pick(THIRD) : '')
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

// Never issued by an operator: nobody can be reached.
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
