import type { ExportFormat, ExportState } from '@zhushutong/domain/export'
import type { ExportList } from '@/triggers/targets'

/** An export of the user; money in fen, times in ms. */
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
  /** In bytes. */
  readonly size: number | null
  readonly file: string | null
  readonly createTime: number
  readonly expireTime: number | null
}

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

/** The calls of the export screens. A failure is a value; an aborted call rejects. */
export interface ExportCalls {
  readonly preview: (list: ExportList, signal?: AbortSignal) => Promise<ExportOffer | Failed>
  /** Creates the export at the displayed price, in fen. */
  readonly start: (list: ExportList, format: ExportFormat, fen: number) => Promise<ListedExport | Failed>
  readonly one: (exportId: string, signal?: AbortSignal) => Promise<ListedExport | Failed>
  readonly retry: (exportId: string) => Promise<ListedExport | Failed>
  readonly remove: (exportId: string) => Promise<true | Failed>
}

/** The error code for users who need a membership to export. */
export const MEMBERS_ONLY = '00403'
