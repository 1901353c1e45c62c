import type { CreditGrade } from './verdict'
import { CREDIT_VERDICTS } from './verdict'

type Counts = Readonly<Record<string, unknown>>

const sumOf = (first: unknown, other: unknown): number | null =>
  typeof first === 'number' && typeof other === 'number' ? first + other : null

/** Adverse and favourable entries of a company, counted separately; null where a part was not counted (CRD-06). */
export function divideCredit(record: Counts): {
  readonly adverseCount: number | null
  readonly favourableCount: number | null
} {
  return {
    adverseCount: sumOf(record.sanctionCount, record.dishonestyCount),
    favourableCount: sumOf(record.licensingCount, record.incentiveCount),
  }
}

/** The colour of a verdict everywhere, and of the count of penalties beside it (CRD-06). */
export function findVerdictTone(grade: unknown): (typeof CREDIT_VERDICTS)[number]['tone'] | undefined {
  return CREDIT_VERDICTS.find(({ value }) => value === (grade as CreditGrade))?.tone
}
