import type { ChartName } from '../page.types'

/** A text of the institute. Its figures are charts over the live records, never static text. */
export interface ResearchText {
  /** Part of the address. */
  readonly id: string
  readonly kind: 'report' | 'method'
  readonly title: string
  readonly summary: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly sections: ReadonlyArray<{
    readonly title: string
    readonly paragraphs: readonly string[]
    readonly list?: readonly string[]
    readonly chart?: ChartName
  }>
}
