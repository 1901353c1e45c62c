import type { ServiceFileType } from './file-types.data'
import type { ServiceKind, ServiceStage } from './kinds.data'

/** The life of an order (BOS-01). */
export type OrderLife = 'active' | 'done' | 'closed'

/** The states of a contract; a signed contract is final. */
export const CONTRACT_STATES = ['none', 'to-sign', 'signed', 'refused'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

/** The states of a file in the staff's check; an accepted file stays accepted. */
export const FILE_STATES = ['submitted', 'accepted', 'returned'] as const
export type FileState = (typeof FILE_STATES)[number]

/** An agreed payment: fen, and its last day, YYYY-MM-DD (BOS-03). */
export interface Installment {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly dueOn: string
}

/** A file required by a stage (BOS-02). */
export interface Requirement {
  readonly id: string
  readonly stage: ServiceStage
  readonly name: string
  readonly note: string
  readonly types: readonly ServiceFileType[]
  readonly maxBytes: number
  readonly isNeeded: boolean
}

/** A file of the order; null: no requirement belongs to it. */
export interface OrderFile {
  readonly requirementId: string | null
  readonly state: FileState
}

/** The part of an order that the rules need. */
export interface ServiceOrder {
  readonly kind: ServiceKind
  readonly stage: ServiceStage
  /** ms; null while the order is open. */
  readonly closedAt: number | null
  readonly contract: ContractState
  readonly installments: readonly Installment[]
  /** The received money, in fen. */
  readonly paid: number
  readonly requirements: readonly Requirement[]
  readonly files: readonly OrderFile[]
}

type OrderActor = 'boss' | 'staff'

export type OrderEvent =
  | { readonly type: 'advance' }
  /** The staff move the order back to the stage before, with a reason. */
  | { readonly type: 'back'; readonly note: string }
  | { readonly type: 'close'; readonly by: OrderActor; readonly reason: string }

/** The refusal of an action on an order; `message` is for the acting person. */
export interface OrderRefusal {
  readonly error: 'over' | 'too-early' | 'too-late' | 'no-reason' | 'too-long' | 'wrong-state'
  readonly message: string
}

export type OrderMove = { readonly stage: ServiceStage } | { readonly reason: string } | OrderRefusal

/** Maximum length of a note or a reason, in UTF-16 units. */
export const MAX_ORDER_NOTE = 300
