import type { ClaimKind } from '@zhushutong/domain/claims'
import type { ComqueryList } from '@zhushutong/domain/comquery'
import type { ReportField } from '@zhushutong/domain/corrections'
import type { EventKindKey } from '@zhushutong/domain/history'
import type { PostingInput, PostingKind } from '@zhushutong/domain/labour'
import type { Subject } from '@zhushutong/domain/subscriptions'

interface RecordList {
  readonly kind: string
  readonly keyword?: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort?: string
}

/** The list of a page as input of an export: a list of records, or the result of a combined query. */
export type ExportList = RecordList | ComqueryList

/** The record to report (REP-01). */
export interface ReportTarget {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly fields: readonly ReportField[]
}

/** The record to claim: a person, or a company (CLM-01). */
export interface ClaimTarget {
  readonly kind: ClaimKind
  readonly id: string
  readonly title: string
}

/** The subject to subscribe to, with a suggested name (SUB-01). */
export interface SubscribeTarget {
  readonly subject: Subject
  readonly name: string
  /** The kinds of changes of a followed record to choose among. */
  readonly changeKinds?: readonly EventKindKey[]
}

/** The posting to edit; without `id`, a new posting (LAB-01). */
export interface PostingTarget {
  readonly kind: PostingKind
  readonly id?: string
  readonly form?: PostingInput
}
