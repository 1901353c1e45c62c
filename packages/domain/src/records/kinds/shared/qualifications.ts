import type { Option } from '../../catalogue/column'

/**
 * A category of qualifications with the grades of its standard, the highest first; '' for a category without grades.
 */
type Row = readonly [name: string, grades: string]

const SHORT_GENERAL = '建筑 公路 铁路 港航 水利 电力 矿山 冶金 石化 市政 通信 机电'
const SHORT_SPECIALISED =
  '地基 起重 混凝土 智能化 消防 防水 桥梁 隧道 钢结构 脚手架 装修 机电安装 幕墙 古建 照明 路面 路基 公路交通 铁路电务 铺轨架梁 铁路电气化 机场场道 空管弱电 目视助航 海岸 航道 通航 港航设备 水工金结 水电安装 河湖 输变电 核工程 海洋油气 环保 特种'

const GENERAL: readonly Row[] = [
  ['建筑工程', 'TABC'],
  ['公路工程', 'TABC'],
  ['铁路工程', 'TABC'],
  ['港口与航道工程', 'TABC'],
  ['水利水电工程', 'TABC'],
  ['电力工程', 'TABC'],
  ['矿山工程', 'TABC'],
  ['冶金工程', 'TABC'],
  ['石油化工工程', 'TABC'],
  ['市政公用工程', 'TABC'],
  ['通信工程', 'ABC'],
  ['机电工程', 'ABC'],
]

const SPECIALISED: readonly Row[] = [
  ['地基基础工程', 'ABC'],
  ['起重设备安装工程', 'ABC'],
  ['预拌混凝土', ''],
  ['电子与智能化工程', 'AB'],
  ['消防设施工程', 'AB'],
  ['防水防腐保温工程', 'AB'],
  ['桥梁工程', 'ABC'],
  ['隧道工程', 'ABC'],
  ['钢结构工程', 'ABC'],
  ['模板脚手架', ''],
  ['建筑装修装饰工程', 'AB'],
  ['建筑机电安装工程', 'ABC'],
  ['建筑幕墙工程', 'AB'],
  ['古建筑工程', 'ABC'],
  ['城市及道路照明工程', 'ABC'],
  ['公路路面工程', 'ABC'],
  ['公路路基工程', 'ABC'],
  ['公路交通工程', 'AB'],
  ['铁路电务工程', 'ABC'],
  ['铁路铺轨架梁工程', 'AB'],
  ['铁路电气化工程', 'ABC'],
  ['机场场道工程', 'AB'],
  ['民航空管工程及机场弱电系统工程', 'AB'],
  ['机场目视助航工程', 'AB'],
  ['港口与海岸工程', 'ABC'],
  ['航道工程', 'ABC'],
  ['通航建筑物工程', 'ABC'],
  ['港航设备安装及水上交管工程', 'AB'],
  ['水工金属结构制作与安装工程', 'ABC'],
  ['水利水电机电安装工程', 'ABC'],
  ['河湖整治工程', 'ABC'],
  ['输变电工程', 'ABC'],
  ['核工程', 'AB'],
  ['海洋石油工程', 'AB'],
  ['环保工程', 'ABC'],
  ['特种工程', ''],
]

const coded = (rows: readonly Row[], first: number, suffix: string) =>
  rows.map(([name, grades], i) => ({
    value: `D${first + i}`,
    label: name,
    full: `${name}${suffix}`,
    grades: [...grades],
  }))

/**
 * Categories of construction enterprises' qualifications by the national platform's codes, with their grades after
 * 建市〔2014〕159 号: D110 市政公用工程.
 */
export const QUALIFICATIONS: ReadonlyArray<
  Option & { readonly full: string; readonly grades: readonly string[] }
> = [coded(GENERAL, 101, '施工总承包'), coded(SPECIALISED, 201, '专业承包')].flat()

/** The grades of qualifications by the letter after a category's code: D110A. */
export const GRADES: readonly Option[] = [
  { value: 'T', label: '特级' },
  { value: 'A', label: '一级' },
  { value: 'B', label: '二级' },
  { value: 'C', label: '三级' },
]

const categoryOf = (code: string) => QUALIFICATIONS.find((q) => q.value === code)

/** The grades of a category, the highest first; empty for an ungraded or unknown category. */
export function gradesOf(code: string): readonly string[] {
  return categoryOf(code)?.grades ?? []
}

/** 'D110A' → '市政公用工程施工总承包一级', 'D110' → '市政公用工程施工总承包'; null for an unknown code. */
export function qualificationName(tag: string): string | null {
  const category = categoryOf(tag.slice(0, 4))
  if (!category || tag.length === 4) return category?.full ?? null
  const grade = GRADES.find((g) => g.value === tag.slice(4))
  return grade ? `${category.full}${grade.label}` : null
}

const SHORT_NAMES = [
  ...QUALIFICATIONS.map(({ full }, i) => {
    const short = `${SHORT_GENERAL} ${SHORT_SPECIALISED}`.split(' ')[i]
    return [full, short ?? full] as const
  }),
].sort(([items], [other]) => other.length - items.length)

const WORK = /工程$/

/** Design: 工程设计市政行业（道路工程）乙级 → 市政道路设计乙级. */
const shortenDesign = (name: string): string | null => {
  const [, sector = '', work = '', grade = ''] = /^工程设计(.+?)行业(?:（(.+?)）)?(.*)$/.exec(name) ?? []
  if (sector === '') return null
  const subject = work.replace(WORK, '')
  return `${subject.includes(sector) ? subject : sector + subject}设计${grade}`
}

/** Survey and supervision: 工程监理市政公用工程专业甲级 → 市政公用监理甲级. */
const shortenService = (name: string): string | null => {
  const [, service = '', work = '', grade = ''] = /^工程(勘察|监理)(.+?)(?:专业|资质)(.*)$/.exec(name) ?? []
  if (service === '') return null
  return work.endsWith(service) ? `${work}${grade}` : `${work.replace(WORK, '')}${service}${grade}`
}

const shorten = (name: string): string => {
  const special = shortenDesign(name) ?? shortenService(name)
  if (special) return special
  const [full, short] = SHORT_NAMES.find(([long]) => name.startsWith(long)) ?? ['', '']
  return `${short}${name.slice(full.length)}`
}

/** The number of short names in a row, and of their characters with the number of further ones: a cell has no more room. */
const SHOWN = 2
const MAX_SHOWN = 9
const REST = /等 (\d+) 项$/

/** The first names of a list of qualifications, as written and in short, and the number of further ones (LST-07). */
export function divideShortNames(text: string): {
  readonly names: ReadonlyArray<{ readonly full: string; readonly short: string }>
  readonly more: number
} {
  const [, all] = REST.exec(text) ?? []
  const written = text.replace(REST, '').split('、')
  const first = written.slice(0, SHOWN).map((full) => ({ full, short: shorten(full) }))
  const length = first.reduce((sum, { short }) => sum + short.length, 0)
  const total = Number(all ?? written.length)
  const isFull = length + (total > first.length ? 1 : 0) > MAX_SHOWN
  const names = isFull ? first.slice(0, 1) : first
  return { names, more: Math.max(total - names.length, 0) }
}

/**
 * Qualifications in the trade's short names: '市政公用工程施工总承包一级、建筑工程施工总承包二级等 5 项' → '市政一级 · 建筑二级 +3' (LST-07). Other text
 * is unchanged.
 */
export function shortenQualifications(text: string): string {
  const { names, more } = divideShortNames(text)
  return `${names.map(({ short }) => short).join(' · ')}${more > 0 ? ` +${more}` : ''}`
}
