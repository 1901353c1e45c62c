import type { ServiceFileType } from './file-types.data'
import type { ServiceKind, ServiceStage } from './kinds.data'

/** Whether an order goes on (BOS-01). */
export type OrderLife = 'active' | 'done' | 'closed'

/** How far the contract is; a signed one is final (BOS-04). */
export const CONTRACT_STATES = ['none', 'to-sign', 'signed', 'refused'] as const
export type ContractState = (typeof CONTRACT_STATES)[number]

/** What the staff say of a file; an accepted one stays (BOS-02). */
export const FILE_STATES = ['submitted', 'accepted', 'returned'] as const
export type FileState = (typeof FILE_STATES)[number]

/** A payment that was agreed on: fen, and the last day for it, YYYY-MM-DD (BOS-03). */
export interface Installment {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly dueOn: string
}

/** A file that a stage asks for (BOS-02). */
export interface Requirement {
  readonly id: string
  readonly stage: ServiceStage
  readonly name: string
  readonly note: string
  readonly types: readonly ServiceFileType[]
  readonly maxBytes: number
  readonly isNeeded: boolean
}

/** A file of the order; null: it belongs to no requirement. */
export interface OrderFile {
  readonly requirementId: string | null
  readonly state: FileState
}

/** What the rules need to know of an order. */
export interface ServiceOrder {
  readonly kind: ServiceKind
  readonly stage: ServiceStage
  /** ms; null while it is open. */
  readonly closedAt: number | null
  readonly contract: ContractState
  readonly installments: readonly Installment[]
  /** What has been received, in fen. */
  readonly paid: number
  readonly requirements: readonly Requirement[]
  readonly files: readonly OrderFile[]
}

/** Who acts on an order. */
export type OrderActor = 'boss' | 'staff'

export type OrderEvent =
  /** The staff move it on to its next stage. */
  | { readonly type: 'advance' }
  /** The staff take it back to the stage before, and say why. */
  | { readonly type: 'back'; readonly note: string }
  | { readonly type: 'close'; readonly by: OrderActor; readonly reason: string }

/** Why something may not be done with an order; `message` is for whoever tries. */
export interface OrderRefusal {
  readonly error: 'over' | 'too-early' | 'too-late' | 'no-reason' | 'too-long' | 'wrong-state'
  readonly message: string
}

/** What an event makes of an order. */
export type OrderMove = { readonly stage: ServiceStage } | { readonly reason: string } | OrderRefusal

/** Maximum length of a note or a reason, in UTF-16 units (BOS-01). */
export const MAX_ORDER_NOTE = 300
