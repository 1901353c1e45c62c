import type { RecordView } from '../records'

/** What a tender asks of its bidders, as far as its record declares or plainly writes it (MYC-03). */
export type Requirement =
  /** Any one of these qualifications, by category and grade: D110B. */
  | {
      readonly of: 'qualification'
      readonly anyOf: readonly string[]
      readonly isOneOfSeveral: boolean
      /** The clause of the notice; null where only its record declares it. */
      readonly quote: string | null
    }
  | {
      readonly of: 'constructor'
      readonly grade: 'A' | 'B'
      readonly profession: string
      readonly quote: string
    }
  | { readonly of: 'safetyPermit'; readonly quote: string }
  /** Written, and nothing that records of companies could answer. */
  | { readonly of: 'other'; readonly label: string; readonly quote: string }

/** What of a tender is read; null where its record does not say it. */
export interface TenderTerms {
  readonly requiredQualification: string | null
  readonly requiredQualificationCodes: readonly string[] | null
  readonly content: string | null
  /** 接受 where bidders may join; null where it is not said. */
  readonly consortiumAllowed: string | null
  readonly engineeringType: string | null
  /** The budget, in fen. */
  readonly buggetAmount: number | null
  /** CNY where it is null. */
  readonly currency: string | null
  /** ms; null where it is not said or over. */
  readonly bidDeadline: number | null
}

/** The columns of a tender's record that its terms are read from (MYC-03). */
export const TENDER_TERMS = [
  'requiredQualification',
  'requiredQualificationCodes',
  'content',
  'consortiumAllowed',
  'engineeringType',
  'buggetAmount',
  'currency',
  'bidDeadline',
] as const satisfies ReadonlyArray<keyof TenderTerms>

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** What of a tender is read, as its reader sees it (MYC-05). */
export function readTenderTerms(seen: RecordView): TenderTerms {
  return {
    requiredQualification: textOf(seen.requiredQualification),
    requiredQualificationCodes: Array.isArray(seen.requiredQualificationCodes)
      ? seen.requiredQualificationCodes.filter((tag) => typeof tag === 'string')
      : null,
    content: textOf(seen.content),
    consortiumAllowed: textOf(seen.consortiumAllowed),
    engineeringType: textOf(seen.engineeringType),
    buggetAmount: typeof seen.buggetAmount === 'number' ? seen.buggetAmount : null,
    currency: textOf(seen.currency),
    bidDeadline: typeof seen.bidDeadline === 'number' ? seen.bidDeadline : null,
  }
}
