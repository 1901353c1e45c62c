import type { CertificateCount, ListedQualification } from '@zhushutong/domain/comparison'
import type { ReactNode } from 'react'
import type { CompanyFigures } from './bid-figures.types'
import type { HeadVerdict } from './decision-head'

export interface ComparedCompany {
  readonly id: string
  readonly name: string
  readonly href: string
  /** The address of the comparison without this company. */
  readonly removeHref: string
  /** Place and registration status: 重庆 · 存续. */
  readonly meta: string
  readonly verdict: HeadVerdict
  readonly figures: CompanyFigures
  readonly qualifications: readonly ListedQualification[]
  readonly certificates: readonly CertificateCount[]
  /** null: no people are recorded. */
  readonly people: number | null
  readonly peopleHref: (filter: 'registration' | 'type', code: string) => string
  /** `value` in fen of CNY; null if not comparable. */
  readonly capital: { readonly text: string; readonly value: number | null }
  /** YYYY-MM-DD */
  readonly establishedOn: string | null
  /** Masked according to the reader's access. */
  readonly phone: ReactNode
  readonly latestWins: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly href: string
    /** 2026-08-14 · 1.20 亿元 */
    readonly below: string
  }>
}
