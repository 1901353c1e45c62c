import type { LeadKind, LeadStage } from '@zhushutong/domain/leads'

/** A lead with its texts, as the board shows it. */
export interface LeadItem {
  readonly leadId: string
  readonly module: LeadKind
  readonly moduleId: string
  readonly title: string
  /** The record's page; null if it no longer exists. */
  readonly href: string | null
  /** The place, and the owner of a tender. */
  readonly meta: readonly string[]
  /** 1,200.00 万元; null for a company, and without an amount. */
  readonly amount: string | null
  /** Null for a company, and where it is unknown and does not matter any more. */
  readonly deadline: { readonly text: string; readonly tone: 'neutral' | 'warn' | 'bad' } | null
  readonly stage: LeadStage
  readonly note: string
  /** YYYY-MM-DD */
  readonly remindOn: string | null
  readonly isReminded: boolean
  readonly memberId: string | null
  readonly isPrivate: boolean
  readonly outcome: {
    readonly text: string
    readonly href: string | null
    readonly proposedStage: LeadStage | null
  } | null
}

export interface LeadMember {
  readonly memberId: string
  readonly name: string
  readonly isMe: boolean
}

/** The leads of a stage. */
export interface LeadGroup {
  readonly stage: LeadStage
  readonly total: number
  readonly leads: readonly LeadItem[]
  /** The page of the whole stage; null if all its leads are shown. */
  readonly allHref: string | null
}

/** The columns of the board. */
export interface LeadColumn {
  readonly key: string
  readonly groups: readonly LeadGroup[]
}
