import { HOUR_MS, holdsIdNumber, ID_NUMBER_TEXT } from '../formatting'
import type { RecordKind } from '../records'

/** Maximum lengths of the texts of a report in UTF-16 units. */
export const REPORT_LENGTHS = { right: 500, sourceUrl: 500, contact: 100 } as const

/** The limits of reports per member; `within` in ms. */
export const REPORT_LIMITS = [
  { within: HOUR_MS, most: 10 },
  { within: 24 * HOUR_MS, most: 30 },
] as const

/** The choice for an error outside of any single column. */
const OTHER_FIELD = 'other'

export interface ReportField {
  readonly value: string
  readonly label: string
}

/** The reportable parts of a kind: every visible column, and "other" (REP-01). */
export function listReportFields(kind: Pick<RecordKind, 'columns'>): readonly ReportField[] {
  return [
    ...kind.columns.filter((column) => !column.hidden).map(({ key, label }) => ({ value: key, label })),
    { value: OTHER_FIELD, label: '其他' },
  ]
}

/** A report as filled in; empty fields are ''. */
export interface ReportInput {
  /** A column's key, or `other`. */
  readonly field: string
  /** The correct value. */
  readonly right: string
  readonly sourceUrl: string
  /** The reporter's mobile or e-mail, for questions. */
  readonly contact: string
}

interface ReportProblem {
  readonly field: keyof ReportInput
  readonly message: string
}

const WEB = /^https?:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i
const MOBILE = /^1[2-9]\d{9}$/
const MAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The report with its texts trimmed (REP-01). */
export function trimReport({ field, right, sourceUrl, contact }: ReportInput): ReportInput {
  return {
    field,
    right: right.trim(),
    sourceUrl: sourceUrl.trim(),
    contact: contact.trim(),
  }
}

const checkReportField = (fields: readonly ReportField[], field: string): string | null =>
  fields.some(({ value }) => value === field) ? null : '请选择有误的内容'

const checkReportValue = (right: string): string | null => {
  if (right === '') return '请填写正确的内容'
  if (holdsIdNumber(right)) return ID_NUMBER_TEXT
  return right.length > REPORT_LENGTHS.right ? `正确内容最多 ${REPORT_LENGTHS.right} 字` : null
}

const checkReportUrl = (url: string): string | null => {
  if (url === '') return null
  if (url.length > REPORT_LENGTHS.sourceUrl) return `来源链接最多 ${REPORT_LENGTHS.sourceUrl} 个字符`
  return WEB.test(url) ? null : '请填写以 http:// 或 https:// 开头的完整网址'
}

const checkReportContact = (contact: string): string | null => {
  if (contact === '') return null
  if (contact.length > REPORT_LENGTHS.contact) return `联系方式最多 ${REPORT_LENGTHS.contact} 个字符`
  return MOBILE.test(contact) || MAIL.test(contact) ? null : '请填写正确的手机号或邮箱'
}

/** All problems of a trimmed report, in the order of the form; empty if it can be sent (REP-01). */
export function checkReport(fields: readonly ReportField[], report: ReportInput): ReportProblem[] {
  const problems = [
    ['field', checkReportField(fields, report.field)],
    ['right', checkReportValue(report.right)],
    ['sourceUrl', checkReportUrl(report.sourceUrl)],
    ['contact', checkReportContact(report.contact)],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** The messages about reports. */
export const REPORT_TEXTS = {
  button: '数据纠错',
  title: '数据纠错',
  sent: '已提交，核实结果可在个人中心的“我的纠错”查看',
  yours: '您的纠错',
  again: '您提交的这一项纠错正在核实中，请等待结果',
  tooMany: '提交过于频繁，请稍后重试',
} as const
