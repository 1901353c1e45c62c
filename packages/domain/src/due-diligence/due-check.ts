export type DueTone = 'ok' | 'warn' | 'bad' | 'neutral'

/** The subjects of a due-diligence sheet, in its order. */
export const DUE_SUBJECTS = [
  { key: 'register', label: '主体状态' },
  { key: 'permits', label: '资质与安许' },
  { key: 'penalties', label: '处罚与失信' },
  { key: 'payment', label: '付款风险' },
  { key: 'works', label: '未完工程' },
  { key: 'managers', label: '空闲建造师' },
  { key: 'trend', label: '中标趋势' },
  { key: 'dependence', label: '业主依赖' },
  { key: 'names', label: '名称变更' },
  { key: 'shared', label: '地址与法定代表人' },
] as const

export type DueKey = (typeof DUE_SUBJECTS)[number]['key']

/** A link to the data behind a finding: a section of the company's page or sheet, or a list with its filters. */
export interface DueEvidence {
  readonly label: string
  readonly kind: 'company' | 'credit' | 'person' | 'winning' | 'sheet'
  /** The section of the page; null for a list or the whole page. */
  readonly section: string | null
  /** The filter values of the list; null for a page. */
  readonly filters: Readonly<Record<string, readonly string[]>> | null
}

/** A finding of a due-diligence sheet, with the rule that made it. */
export interface DueCheck {
  readonly key: DueKey
  readonly label: string
  readonly tone: DueTone
  /** The finding in a few words, without any name or value that is closed to a reader. */
  readonly title: string
  readonly detail: string
  readonly rule: string
  readonly evidence: readonly DueEvidence[]
}

/** The finding of one subject, before its label and evidence are added. */
export type DueFinding = Pick<DueCheck, 'tone' | 'title' | 'detail' | 'rule'>

export const NOT_COVERED: Pick<DueFinding, 'tone' | 'title'> = { tone: 'neutral', title: '未收录' }
