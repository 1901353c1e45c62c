import type { ReportState } from '@zhushutong/domain/mall'
import type { Refusal } from '@zhushutong/ui/forms/use-domain-form'

/** A data report of the user; times in ms. */
export interface ListedReport {
  readonly resourceId: string
  readonly title: string
  readonly state: ReportState
  readonly step: number
  readonly steps: number
  readonly orderId: string
  readonly fileName: string
  /** In bytes. */
  readonly size: number | null
  readonly createTime: number
  readonly expireTime: number | null
}

export interface Failed {
  readonly error: string
  readonly message: string | null
}

/** The calls of the report screens. A failure is a value; an aborted call rejects. */
export interface ReportCalls {
  /** Orders a report at the displayed price, in fen. */
  readonly order: (
    productId: string,
    place: string,
    fen: number,
  ) => Promise<{ readonly orderId: string } | Failed>
  readonly status: (resourceId: string, signal?: AbortSignal) => Promise<ListedReport | Failed>
  readonly url: (resourceId: string) => Promise<{ readonly url: string; readonly fileName: string } | Failed>
  readonly retry: (resourceId: string) => Promise<ListedReport | Failed>
  /** Mails a report; returns the number of mails left, or the refusal for the form. */
  readonly mail: (
    resourceId: string,
    email: string,
    signal?: AbortSignal,
  ) => Promise<{ readonly left: number } | Refusal>
  readonly remove: (resourceId: string) => Promise<true | Failed>
}
