import type { RecordView } from '../records'

/** A requirement of a tender for its bidders, as far as its record declares or its text clearly states it (MYC-03). */
export type Requirement =
  /** Any one of these qualifications, by category and grade: D110B. */
  | {
      readonly of: 'qualification'
      readonly anyOf: readonly string[]
      readonly isOneOfSeveral: boolean
      /** The clause of the notice; null if only its record declares the requirement. */
      readonly quote: string | null
    }
  | {
      readonly of: 'constructor'
      readonly grade: 'A' | 'B'
      readonly profession: string
      readonly quote: string
    }
  | { readonly of: 'safetyPermit'; readonly quote: string }
  /** A written requirement that records of companies cannot answer. */
  | { readonly of: 'other'; readonly label: string; readonly quote: string }

/** The fields of a tender that are read for requirements; null if its record does not have them. */
export interface TenderTerms {
  readonly requiredQualification: string | null
  readonly requiredQualificationCodes: readonly string[] | null
  readonly content: string | null
  /** 接受 if consortia may bid; null if unknown. */
  readonly consortiumAllowed: string | null
  readonly engineeringType: string | null
  /** The budget, in fen. */
  readonly buggetAmount: number | null
  /** Null means CNY. */
  readonly currency: string | null
  /** ms; null if unknown */
  readonly bidDeadline: number | null
}

/** The columns of a tender's record with its terms. */
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

/** The terms of a tender in a record, as its reader sees it (MYC-05). */
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
