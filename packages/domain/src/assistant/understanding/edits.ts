import type { ParsedQuestion } from './parse-question'

/** A part of a question that a follow-up may remove. */
type EditedPart =
  | 'amount'
  | 'area'
  | 'count'
  | 'period'
  | 'places'
  | 'options'
  | 'qualification'
  | 'registration'
  | 'matters'
  | 'order'
  | 'unknown'
  | 'open'

const PART_WORDS: Readonly<Record<EditedPart, string>> = {
  amount: '金额 预算 预算金额 中标金额 价格 造价 投资 投资额 注册资本 注册资金 资本 月薪 工资',
  area: '面积',
  count: '业绩 业绩数量 数量 次数',
  period: '时间 日期 时间段 发布时间 期限 年份 月份',
  places: '地区 地域 区域 地方 省份 城市 省市 地点 所在地区',
  options: '类型 工程类型 专业 行业 类别 公告类型',
  qualification: '资质 等级 资质等级 企业资质',
  registration: '证书 注册类别',
  matters: '处罚 失信 信用 欠薪',
  order: '排序 顺序 排名',
  unknown: '关键词 名称 关键字',
  open: '截止 截止时间',
}
const ALL_WORDS = '条件 这些条件 所有 全部 所有条件 全部条件 全部的条件'.split(' ')

const PART_OF = new Map(
  Object.entries(PART_WORDS).flatMap(([part, words]) =>
    words.split(' ').map((word) => [word, part as EditedPart] as const),
  ),
)

const EMPTY: Readonly<Record<EditedPart, Partial<ParsedQuestion>>> = {
  amount: { amount: null },
  area: { area: null },
  count: { count: null },
  period: { period: null, isOver: false, isDue: false },
  places: { places: [] },
  options: { options: [] },
  qualification: { qualification: { heads: [], tails: [] } },
  registration: { registration: { heads: [], tails: [] } },
  matters: { matters: [] },
  order: { order: null, take: null },
  unknown: { unknown: [] },
  open: { isOpen: false },
}

const ALL_PARTS = Object.keys(EMPTY) as EditedPart[]

const REMOVES = '去掉|去除|去了|取消|删掉|删除|删了|拿掉|放开|不限制|不限|不要|不看|不管|不考虑'
const REMOVED_BEFORE = new RegExp(
  `^(?:那么?|再|就|把|将)*(.{1,20}?)(?:也|都|全)?(?:给我)?(?:${REMOVES})(?:了|吧|掉)*$`,
  'u',
)
const REMOVED_AFTER = new RegExp(`^(?:那么?|再|就|请|帮我)*(?:${REMOVES})掉?(.{1,20})$`, 'u')
const REPLACED = /^(?:那么?|再|就|把|将)*([^把将]{1,12}?)(?:换成|改成|改为|换为|变成|调到|调成)(.{1,20})$/u
const TRIMMED =
  /(?<!的|这个|这些|限制|要求|条件|了|吧)(?:的|这个|这些|限制|要求|条件|了|吧)+$|^(?:这个|那个)/gu
const EVERYWHERE =
  /^(?:那么?|换成|改成|换|改|看|放宽到|扩大到|再)*(?:全国|全国范围|各地|各省|所有地区)(?:的|呢|吧|范围)*$/u
const ADDS =
  /^(?:那么?)?(?:(?:再|还要?|另外)(?:加上|加个|加一个|加入|增加|加|带上|算上)|加上|加个|加一个|带上|算上)/u
const CLAUSE_END = /[,，。;；!！?？\n]|并且|然后|同时/u
const LISTED = /和|与|跟|、|及/u

interface Edits {
  /** Removed parts: 金额条件. */
  readonly parts: readonly EditedPart[]
  /** Removed conditions: 重庆, 500万以上. */
  readonly values: readonly string[]
  /** True when it adds places and kinds of work instead of replacing them. */
  readonly adds: boolean
  readonly rest: string
}

const readRemoved = (text: string): Pick<Edits, 'parts' | 'values'> => {
  const named = text.replace(TRIMMED, '')
  if (ALL_WORDS.includes(text) || ALL_WORDS.includes(named)) return { parts: ALL_PARTS, values: [] }
  if (named === '') return { parts: [], values: [text] }
  const [parts, values]: [EditedPart[], string[]] = [[], []]
  for (const text of named.split(LISTED).filter((word) => word !== '')) {
    const part = PART_OF.get(text.replace(TRIMMED, ''))
    if (part) parts.push(part)
    else values.push(text)
  }
  return { parts, values }
}

/**
 * The edits of a follow-up: 去掉金额条件, 不限地区, 把500万以上去掉, 换成全国的, 再加上四川; null without edits, which is the usual case.
 * @param text normalised
 */
export function readEdits(text: string): Edits | null {
  const [parts, values, kept]: [EditedPart[], string[], string[]] = [[], [], []]
  let adds = false
  let isEdited = false
  for (const whole of text.split(CLAUSE_END).filter((text) => text !== '')) {
    const [, replaced, by] = REPLACED.exec(whole) ?? []
    // 时间改成今年 replaces an existing condition, or adds a new one.
    if (replaced !== undefined) values.push(...readRemoved(replaced).values)
    if (replaced !== undefined) isEdited = true
    const clause = by === undefined ? whole : `换成${by}`
    const removed = (REMOVED_AFTER.exec(clause) ?? REMOVED_BEFORE.exec(clause))?.[1]
    if (removed !== undefined) {
      const read = readRemoved(removed)
      parts.push(...read.parts)
      values.push(...read.values)
    } else if (EVERYWHERE.test(clause)) parts.push('places')
    else if (ADDS.test(clause)) {
      adds = true
      kept.push(clause.replace(ADDS, '再'))
    } else {
      kept.push(clause)
      continue
    }
    isEdited = true
  }
  return isEdited ? { parts, values, adds, rest: kept.join('，') } : null
}

const isSame = (item: unknown, other: unknown) => JSON.stringify(item) === JSON.stringify(other)

/** The changes that remove a value from the conditions; null if no condition has it. */
const withoutValue = (before: ParsedQuestion, value: ParsedQuestion): Partial<ParsedQuestion> | null => {
  const without = <T>(all: readonly T[], removed: readonly T[]) =>
    all.filter((item) => !removed.some((other) => isSame(item, other)))
  const drops: Partial<ParsedQuestion>[] = []
  if (
    value.amount &&
    before.amount &&
    value.amount.min === before.amount.min &&
    value.amount.max === before.amount.max
  )
    drops.push(EMPTY.amount)
  if (value.period && before.period && isSame(value.period, before.period)) drops.push(EMPTY.period)
  const places = without(before.places, value.places)
  if (places.length < before.places.length) drops.push({ places })
  const labels = value.options.flatMap((option) => option.labels)
  const options = before.options.filter(
    (option) =>
      !value.options.some(({ word }) => word === option.word) &&
      !option.labels.some((label) => labels.includes(label)),
  )
  if (options.length < before.options.length) drops.push({ options })
  const heads = without(before.qualification.heads, value.qualification.heads)
  if (heads.length < before.qualification.heads.length) drops.push(EMPTY.qualification)
  const matters = before.matters.filter(
    ({ matter }) => !value.matters.some((mentionedMatter) => mentionedMatter.matter === matter),
  )
  if (matters.length < before.matters.length) drops.push({ matters })
  const unknown = without(before.unknown, value.unknown)
  if (unknown.length < before.unknown.length) drops.push({ unknown })
  return drops.length === 0 ? null : Object.assign({}, ...drops)
}

const hasPart = (before: ParsedQuestion, part: EditedPart): boolean =>
  Object.keys(EMPTY[part]).some((key) => {
    const [value, empty] = [before[key as keyof ParsedQuestion], EMPTY[part][key as keyof ParsedQuestion]]
    return !isSame(value, empty)
  })

/**
 * The conditions of the question before with the edits applied, and the removed conditions that it does not
 * have.
 */
export function applyEdits(
  before: ParsedQuestion,
  { parts, values }: Pick<Edits, 'parts' | 'values'>,
  parse: (text: string) => ParsedQuestion,
): { readonly edited: ParsedQuestion; readonly missing: readonly string[] } {
  const isAll = ALL_PARTS.every((part) => parts.includes(part))
  const missing = isAll
    ? []
    : parts.filter((part) => !hasPart(before, part)).map((part) => PART_WORDS[part].split(' ')[0] ?? '')
  let edited: ParsedQuestion = {
    ...before,
    ...Object.assign({}, ...parts.map((part) => EMPTY[part])),
    ...(isAll && { unusable: [] }),
  }
  for (const value of values) {
    const drops = withoutValue(edited, parse(value))
    if (drops) edited = { ...edited, ...drops }
    else missing.push(value)
  }
  return { edited, missing }
}
