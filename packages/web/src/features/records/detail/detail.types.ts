import type { RecordPage, RecordView } from '@zhushutong/domain/records'
import type { ReactNode } from 'react'

export interface ShownInsight {
  readonly content: ReactNode
  /** Number of entries, shown in the heading and the tab. */
  readonly entries?: number
  readonly note?: ReactNode
}

/**
 * The contents of a page's sections besides the record, by section key; contents that failed to load are
 * absent.
 */
export interface SectionContents {
  readonly related: Readonly<Record<string, RecordPage<RecordView>>>
  /** null for an insight without content: a line at the end of the page names it. */
  readonly insights?: Readonly<Record<string, ShownInsight | null>>
}
