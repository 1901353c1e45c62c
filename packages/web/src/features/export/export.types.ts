import type { ComqueryList } from '@zhushutong/domain/comquery'
import type { ExportFormat, ExportState } from '@zhushutong/domain/export'

interface RecordList {
  readonly kind: string
  readonly keyword?: string
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly sort?: string
}

/** A list as its page shows it, as what is to be exported: of a kind, or of a combined query. */
export type ExportList = RecordList | ComqueryList

/** An export of the one who is logged in; money in fen, times in ms. */
export interface ListedExport {
  readonly exportId: string
  readonly title: string
  readonly format: ExportFormat
  readonly state: ExportState
  readonly items: number
  readonly rows: number
  readonly extra: number
  readonly fen: number
  readonly orderId: string | null
  readonly fileName: string
  /** Bytes. */
  readonly size: number | null
  readonly file: string | null
  readonly createTime: number
  readonly expireTime: number | null
}

/** What an export would hold and cost. */
export interface ExportOffer {
  readonly found: number
  readonly foundIsCapped: boolean
  readonly items: number
  readonly free: number
  readonly extra: number
  readonly fen: number
  readonly left: number
  readonly allowance: number
}

export interface Failed {
  readonly error: string
  readonly message: string | null
}

/** What the export's screens ask for. A failure is a value; a call that its signal aborts rejects. */
export interface ExportCalls {
  readonly preview: (list: ExportList, signal?: AbortSignal) => Promise<ExportOffer | Failed>
  /** Makes the export at the cost that was shown, in fen. */
  readonly start: (list: ExportList, format: ExportFormat, fen: number) => Promise<ListedExport | Failed>
  readonly one: (exportId: string, signal?: AbortSignal) => Promise<ListedExport | Failed>
  readonly retry: (exportId: string) => Promise<ListedExport | Failed>
  readonly remove: (exportId: string) => Promise<true | Failed>
}

/** The code of those who may not export without a membership. */
export const MEMBERS_ONLY = '00403'
