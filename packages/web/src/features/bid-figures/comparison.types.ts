import type { CertificateCount, ListedQualification } from '@zhushutong/domain/comparison'
import type { ReactNode } from 'react'
import type { CompanyFigures } from './bid-figures.types'
import type { HeadVerdict } from './decision-head'

/** A company's column of a comparison. */
export interface ComparedCompany {
  readonly id: string
  readonly name: string
  /** Its page, whose sections hold the evidence. */
  readonly href: string
  /** The comparison without it. */
  readonly removeHref: string
  /** Where it is, and whether it still exists: 重庆 · 存续. */
  readonly meta: string
  readonly verdict: HeadVerdict
  readonly figures: CompanyFigures
  readonly qualifications: readonly ListedQualification[]
  readonly certificates: readonly CertificateCount[]
  /** Null where none were recorded. */
  readonly people: number | null
  readonly peopleHref: (filter: 'registration' | 'type', code: string) => string
  /** `value` in fen of CNY; null if it cannot be compared. */
  readonly capital: { readonly text: string; readonly value: number | null }
  /** YYYY-MM-DD */
  readonly establishedOn: string | null
  /** As its reader may see it. */
  readonly phone: ReactNode
  readonly latestWins: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly href: string
    /** 2026-08-14 · 1.20 亿元 */
    readonly below: string
  }>
}
