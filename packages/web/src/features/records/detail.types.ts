import type { RecordPage, RecordView } from '@zhushutong/domain/records'
import type { ReactNode } from 'react'

/** The contents of an insight section. */
export interface ShownInsight {
  readonly content: ReactNode
  /** Entries that its heading and its tab count. */
  readonly entries?: number
  /** At the right of its heading. */
  readonly note?: ReactNode
}

/** What the sections of a detail page hold beside the record, by section key; what failed to load is absent. */
export interface SectionContents {
  /** First pages of related records. */
  readonly related: Readonly<Record<string, RecordPage<RecordView>>>
  /** Null for an insight with nothing to show: one line at the end names it. */
  readonly insights?: Readonly<Record<string, ShownInsight | null>>
}
