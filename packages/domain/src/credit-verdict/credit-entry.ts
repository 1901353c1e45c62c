import { addMonths } from '../formatting'

/** One entry of a company's credit record, with the fields that the verdict reads: they are open to everybody. */
export interface CreditEntry {
  readonly entryType: string | null
  readonly item: string | null
  /** YYYY-MM-DD */
  readonly decidedOn: string | null
  /** YYYY-MM-DD; null where the entry is shown until it is withdrawn, or where the end is unknown. */
  readonly validUntil: string | null
  /** The fine in fen. */
  readonly amount: number | null
  readonly state: string | null
  /** The day of the repair, YYYY-MM-DD; null where the source does not state it. */
  readonly repairedOn?: string | null
}

/** The subject of an adverse entry (CRD-02). Licences, awards and the like have none: they never count. */
export type CreditMatter = 'dishonesty' | 'arrears' | 'sanction' | 'focus'

export const MATTER_LABELS: Readonly<Record<CreditMatter, string>> = {
  dishonesty: '失信',
  arrears: '欠薪',
  sanction: '处罚',
  focus: '重点关注',
}

/** 3: excludes the company. 2: serious. 1: ordinary. */
export type Severity = 1 | 2 | 3

export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = { 1: '一般', 2: '较重', 3: '严重' }

/** The words of an item about unpaid wages, as a pattern for the database too (CRD-02). */
export const ARREARS_WORDS = '工资|欠薪'

const WAGES = new RegExp(ARREARS_WORDS)
const GRAVE = /吊销|撤销|降低资质|停业|停产|(禁止|限制|取消).{0,8}投标|暂扣/
const SERIOUS = /围标|串标|串通|以他人名义|弄虚作假|转包|违法分包|挂靠|(超越|无)资质|事故/
const GRAVE_FINE = 50_000_000
const SERIOUS_FINE = 10_000_000

/**
 * The subject of an entry; null where it says nothing against the company (CRD-02). Unpaid wages are arrears in every
 * type of entry.
 */
export function matterOf({ entryType, item }: CreditEntry): CreditMatter | null {
  if (entryType !== 'sanction' && entryType !== 'dishonesty' && entryType !== 'focus') return null
  return WAGES.test(item ?? '') ? 'arrears' : entryType
}

/**
 * The severity of an entry (CRD-03): by its subject, its decision, and its fine (from 100,000 yuan serious, from
 * 500,000 yuan grave).
 */
export function severityOf(entry: CreditEntry): Severity {
  const matter = matterOf(entry)
  if (matter === 'dishonesty' || matter === 'arrears') return 3
  const [item, fine] = [entry.item ?? '', entry.amount ?? 0]
  if (GRAVE.test(item) || fine >= GRAVE_FINE) return 3
  return SERIOUS.test(item) || fine >= SERIOUS_FINE ? 2 : 1
}

/**
 * The period, in months, in which a penalty without an end counts, and in which a grave matter counts after its end.
 */
const REMEMBERED_MONTHS = 36

/** True when a day lies within the last three years before `today`. */
export function isRecent(day: string | null, today: string): boolean {
  return day !== null && day > addMonths(today, -REMEMBERED_MONTHS)
}

/**
 * True when an entry is in force on a day (CRD-04): not repaired or ended, and before its end. A penalty without an end
 * is in force for three years; a listing without an end until it is withdrawn.
 */
export function isInForce(entry: CreditEntry, today: string): boolean {
  if (entry.state === 'repaired' || entry.state === 'ended') return false
  if (entry.validUntil !== null) return entry.validUntil >= today
  return entry.entryType !== 'sanction' || isRecent(entry.decidedOn, today)
}
