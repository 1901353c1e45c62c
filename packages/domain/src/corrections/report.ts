import type { RecordKind } from '../records'

/** The most UTF-16 units of each text of a report (REP-01). */
export const REPORT_LENGTHS = { right: 500, sourceUrl: 500, contact: 100 } as const

const HOUR = 3_600_000
/** How many reports one member may send within so many ms (REP-01). */
export const REPORT_LIMITS = [
  { within: HOUR, most: 10 },
  { within: 24 * HOUR, most: 30 },
] as const

/** The choice for what is wrong in no column of its own. */
export const OTHER_FIELD = 'other'

/** One thing that may be wrong: a column's key and its label. */
export interface ReportField {
  readonly value: string
  readonly label: string
}

/** What can be reported of a kind: every column it shows, and anything else (REP-01). */
export const reportFields = (kind: Pick<RecordKind, 'columns'>): readonly ReportField[] => [
  ...kind.columns.filter((column) => !column.hidden).map(({ key, label }) => ({ value: key, label })),
  { value: OTHER_FIELD, label: '其他' },
]

/** A report as its form has it; what is left empty is the empty text. */
export interface ReportInput {
  /** A column's key, or `other`. */
  readonly field: string
  /** What it should say. */
  readonly right: string
  /** Where that can be read. */
  readonly sourceUrl: string
  /** Mobile or e-mail of the reporter, for questions. */
  readonly contact: string
}

export interface ReportProblem {
  readonly field: keyof ReportInput
  readonly message: string
}

const WEB = /^https?:\/\/[^\s/?#.]+(\.[^\s/?#.]+)+([/?#]\S*)?$/i
const MOBILE = /^1[2-9]\d{9}$/
const MAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** The report without the spaces around its texts (REP-01). */
export const trimmedReport = ({ field, right, sourceUrl, contact }: ReportInput): ReportInput => ({
  field,
  right: right.trim(),
  sourceUrl: sourceUrl.trim(),
  contact: contact.trim(),
})

const problemWithField = (fields: readonly ReportField[], field: string): string | null =>
  fields.some(({ value }) => value === field) ? null : '请选择有误的内容'

const problemWithRight = (right: string): string | null => {
  if (right === '') return '请填写正确的内容'
  return right.length > REPORT_LENGTHS.right ? `正确内容最多 ${REPORT_LENGTHS.right} 字` : null
}

const problemWithUrl = (url: string): string | null => {
  if (url === '') return null
  if (url.length > REPORT_LENGTHS.sourceUrl) return `来源链接最多 ${REPORT_LENGTHS.sourceUrl} 个字符`
  return WEB.test(url) ? null : '请填写以 http:// 或 https:// 开头的完整网址'
}

const problemWithContact = (contact: string): string | null => {
  if (contact === '') return null
  if (contact.length > REPORT_LENGTHS.contact) return `联系方式最多 ${REPORT_LENGTHS.contact} 个字符`
  return MOBILE.test(contact) || MAIL.test(contact) ? null : '请填写正确的手机号或邮箱'
}

/** Everything that is wrong with a trimmed report, in the form's order; empty when it may be sent (REP-01). */
export const reportProblems = (fields: readonly ReportField[], report: ReportInput): ReportProblem[] => {
  const found = [
    ['field', problemWithField(fields, report.field)],
    ['right', problemWithRight(report.right)],
    ['sourceUrl', problemWithUrl(report.sourceUrl)],
    ['contact', problemWithContact(report.contact)],
  ] as const
  return found.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** What is said of reports (REP-01). */
export const REPORT_TEXTS = {
  button: '数据纠错',
  title: '数据纠错',
  sent: '已提交，核实结果可在个人中心的“我的纠错”查看',
  yours: '您的纠错',
  again: '您提交的这一项纠错正在核实中，请等待结果',
  tooMany: '提交过于频繁，请稍后再试',
} as const
