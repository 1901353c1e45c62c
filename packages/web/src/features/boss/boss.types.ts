import type {
  CandidateState,
  ContractState,
  FileState,
  InstallmentState,
  MatterState,
  OrderLife,
  RequirementState,
  ServiceFileType,
  ServiceKind,
  ServiceStage,
  StageState,
} from '@zhushutong/domain/boss-orders'

/** A pending task of the principal; amount in fen, day as YYYY-MM-DD. */
export interface Todo {
  readonly kind: 'sign' | 'pay' | 'upload'
  readonly label: string
  readonly amount: number | null
  readonly dueOn: string | null
  readonly isOverdue: boolean
}

/** A service order in the list; times in ms. */
export interface ListedServiceOrder {
  readonly orderId: string
  readonly orderCode: string
  readonly kindName: string
  readonly title: string
  readonly companyName: string
  readonly life: OrderLife
  readonly stage: ServiceStage
  readonly kind: ServiceKind
  readonly stageName: string
  readonly isNew: boolean
  readonly todos: readonly Todo[]
  readonly updateTime: number
}

export interface UploadedFile {
  readonly fileId: string
  readonly name: string
  readonly type: ServiceFileType
  readonly size: number
  readonly state: FileState
  readonly reason: string | null
  readonly isFromStaff: boolean
  readonly isRemovable: boolean
  readonly href: string
  readonly createTime: number
}

export interface RequiredFile {
  readonly requirementId: string
  readonly stageName: string
  readonly name: string
  readonly note: string
  readonly types: readonly ServiceFileType[]
  readonly maxBytes: number
  readonly isNeeded: boolean
  readonly state: RequirementState
  readonly takesFiles: boolean
  readonly files: readonly UploadedFile[]
}

/** A stage of the line; `time` is the ms at which the order entered the stage. */
export interface StageDot {
  readonly stage: string
  readonly label: string
  readonly state: StageState
  readonly time: number | null
}

/** Amounts in fen. */
export interface Payments {
  readonly total: number
  readonly paid: number
  readonly open: number
  readonly surplus: number
  readonly installments: ReadonlyArray<{
    readonly name: string
    readonly amount: number
    readonly paid: number
    readonly dueOn: string
    readonly state: InstallmentState
  }>
  readonly receipts: ReadonlyArray<{
    readonly amount: number
    readonly receivedOn: string
    readonly reference: string
  }>
}

export interface Account {
  readonly accountName: string
  readonly bankName: string
  readonly accountNo: string
  readonly remark: string
}

export interface Agreement {
  readonly state: ContractState
  readonly title: string | null
  readonly text: string | null
  readonly digest: string | null
  readonly signUrl: string | null
  readonly signerName: string | null
  readonly decideTime: number | null
  readonly reason: string | null
  readonly file: UploadedFile | null
}

interface Invoice {
  readonly invoiceId: string
  readonly kindName: string
  readonly title: string
  readonly number: string
  readonly amount: number
  readonly issuedOn: string
  readonly file: UploadedFile | null
}

interface Steward {
  readonly name: string
  readonly phone: string
  readonly isAssigned: boolean
}

/** A service order with all the data shown to its principal. */
export interface ServiceOrderDetail extends ListedServiceOrder {
  readonly stageNote: string
  readonly stages: readonly StageDot[]
  readonly closeReason: string | null
  readonly isClosable: boolean
  readonly isRemovable: boolean
  readonly createTime: number
  readonly events: ReadonlyArray<{ readonly time: number; readonly stageName: string; readonly text: string }>
  readonly payments: Payments
  readonly account: Account | null
  readonly steward: Steward
  readonly invoices: readonly Invoice[]
  readonly eSign: Agreement
  readonly files: readonly UploadedFile[]
  readonly requirements: readonly RequiredFile[]
  readonly steps: ReadonlyArray<{
    readonly name: string
    readonly plannedOn: string
    readonly doneOn: string | null
    readonly note: string
  }>
  readonly candidates: ReadonlyArray<{
    readonly name: string
    readonly certificate: string
    readonly region: string
    readonly years: number
    readonly state: CandidateState
    readonly stateName: string
    readonly note: string
  }>
  readonly matters: ReadonlyArray<{
    readonly name: string
    readonly content: string
    readonly dueOn: string | null
    readonly state: MatterState
    readonly stateName: string
  }>
}
