/** The verdicts over a company's credit records, with their colours (CRD-01). */
export const CREDIT_VERDICTS = [
  { value: 'clear', label: '未见失信与处罚', tone: 'ok' },
  { value: 'watch', label: '留意', tone: 'warn' },
  { value: 'risk', label: '风险', tone: 'bad' },
  { value: 'unknown', label: '未核验', tone: 'neutral' },
] as const

export type CreditGrade = (typeof CREDIT_VERDICTS)[number]['value']

/** The verdict in words: a title, and a reason with the newest entry and the rest. */
export interface CreditVerdict {
  readonly grade: CreditGrade
  /** 风险：失信 1 条 */
  readonly title: string
  /** 2026-09-30 列入失信被执行人名单。另有 2 条处罚在公示期内。 */
  readonly reason: string
}
