import { divisionName } from '../divisions'
import { formatCount, HOUR_MS } from '../formatting'
import { AVAILABILITIES, BENEFITS, EXPERIENCES, JOB_CERTIFICATES, JOB_TYPES, type Option } from '../records'

/** Kinds of postings: a job offer, or a person looking for work. Same names as the two record kinds. */
export const POSTING_KINDS = ['recruit', 'worker'] as const
export type PostingKind = (typeof POSTING_KINDS)[number]

/** Choices for the days a posting is shown, from its approval. */
export const POSTING_DAYS = [30, 60, 90] as const

/** Maximum lengths of the texts of a posting in UTF-16 units. */
export const POSTING_LENGTHS = { title: 30, companyName: 60, contactName: 20, description: 1000 } as const
const MIN_TITLE = 2
const MIN_DESCRIPTION = 20

/** Bounds of a month's pay in yuan, and of the number of people wanted. */
export const PAY_BOUNDS = { min: 1000, max: 200_000 } as const
const MAX_HEADCOUNT = 999

/** Limits per member: open postings, and new postings (`most`) within `within` ms (LAB-03). */
export const POSTING_LIMITS = { open: 10, within: 24 * HOUR_MS, most: 5 } as const

/** A posting as filled in; an empty field is '' and numbers are digits. */
export interface PostingInput {
  readonly title: string
  readonly jobType: string
  readonly experience: string
  /** GB/T 2260 code. */
  readonly region: string
  /** Yuan a month. */
  readonly payMin: string
  readonly payMax: string
  readonly certificates: readonly string[]
  readonly description: string
  readonly contactName: string
  readonly contactPhone: string
  /** One of `POSTING_DAYS`. */
  readonly days: string
  /** Job offers only. */
  readonly companyName: string
  readonly headcount: string
  readonly benefits: readonly string[]
  /** People looking for work only. */
  readonly availability: string
}

export interface PostingProblem {
  readonly field: keyof PostingInput
  readonly message: string
}

/** The posting with its texts trimmed, and the fields of the other kind emptied (LAB-01). */
export function trimPosting(kind: PostingKind, input: PostingInput): PostingInput {
  const { certificates, benefits, ...texts } = input
  const trimmed = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.trim()]),
  ) as unknown as typeof texts
  const mine =
    kind === 'recruit' ? { availability: '', benefits } : { companyName: '', headcount: '', benefits: [] }
  return { ...trimmed, certificates, ...mine }
}

const isOneOf = (options: readonly Option[], value: string): boolean =>
  options.some((option) => option.value === value)

const areOf = (options: readonly Option[], values: readonly string[]): boolean =>
  new Set(values).size === values.length && values.every((value) => isOneOf(options, value))

// Contacts are allowed in their own fields only, because views of those are counted and limited.
const CONTACT = /\d{7,}|(?:\d[\s-]?){10,}|@|微信|weixin|wechat|[vV]信|加[vV]|[qQ]{2}|扣扣|https?:|www\./
const DIGITS = /^[1-9]\d{0,6}$/
const MOBILE = /^1[2-9]\d{9}$/

/** True for a text that contains contact details (LAB-01). */
export function holdsContact(text: string): boolean {
  return CONTACT.test(text)
}

const checkText = (label: string, text: string, [min, max]: readonly [number, number]): string | null => {
  if (text.length < min || text.length > max) return `${label}应为 ${min}–${max} 字`
  return holdsContact(text) ? `${label}中不能写联系方式，请填在下面的联系方式里` : null
}

const yuan = (text: string): number | null => (DIGITS.test(text) ? Number(text) : null)

const checkPay = (text: string): string | null => {
  const pay = yuan(text)
  return pay === null || pay < PAY_BOUNDS.min || pay > PAY_BOUNDS.max
    ? `请填写 ${PAY_BOUNDS.min} 至 ${PAY_BOUNDS.max} 之间的整数，单位元/月`
    : null
}

const checkPayMax = (min: string, max: string): string | null => {
  const problem = checkPay(max)
  if (problem !== null || checkPay(min) !== null) return problem
  return Number(max) < Number(min) ? '最高月薪不能低于最低月薪' : null
}

const checkHeadcount = (text: string): string | null => {
  const count = yuan(text)
  return count === null || count > MAX_HEADCOUNT ? `请填写 1 至 ${MAX_HEADCOUNT} 之间的整数` : null
}

const checkName = (text: string, max: number, empty: string): string | null => {
  if (text.length < 2) return empty
  return text.length > max ? `最多 ${max} 字` : null
}

const checkCompanyName = (name: string): string | null => {
  const wrong = checkName(name, POSTING_LENGTHS.companyName, '请填写招聘单位的全称')
  return wrong ?? (holdsContact(name) ? '招聘单位中不能写联系方式' : null)
}

const onlyFor = (kind: PostingKind, input: PostingInput) =>
  kind === 'recruit'
    ? ([
        ['companyName', checkCompanyName(input.companyName)],
        ['headcount', checkHeadcount(input.headcount)],
        ['benefits', areOf(BENEFITS, input.benefits) ? null : '请选择列出的待遇'],
      ] as const)
    : ([['availability', isOneOf(AVAILABILITIES, input.availability) ? null : '请选择到岗时间']] as const)

/** All problems of a trimmed posting, in the order of the form; empty if it can be sent (LAB-01). */
export function checkPosting(kind: PostingKind, input: PostingInput): PostingProblem[] {
  const problems = [
    ['title', checkText('职位', input.title, [MIN_TITLE, POSTING_LENGTHS.title])],
    ['jobType', isOneOf(JOB_TYPES, input.jobType) ? null : '请选择职位类别'],
    ['region', divisionName(input.region) ? null : '请选择地区'],
    ['payMin', checkPay(input.payMin)],
    ['payMax', checkPayMax(input.payMin, input.payMax)],
    ['experience', isOneOf(EXPERIENCES, input.experience) ? null : '请选择工作经验'],
    ['certificates', areOf(JOB_CERTIFICATES, input.certificates) ? null : '请选择列出的证书'],
    ...onlyFor(kind, input),
    ['description', checkText('描述', input.description, [MIN_DESCRIPTION, POSTING_LENGTHS.description])],
    ['contactName', checkName(input.contactName, POSTING_LENGTHS.contactName, '请填写联系人')],
    ['contactPhone', MOBILE.test(input.contactPhone) ? null : '请填写 11 位手机号'],
    ['days', POSTING_DAYS.some((days) => String(days) === input.days) ? null : '请选择展示天数'],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** 8,000–12,000 元/月; one figure if both are the same. */
export function payText(min: number, max: number): string {
  return `${min === max ? formatCount(min) : `${formatCount(min)}–${formatCount(max)}`} 元/月`
}
