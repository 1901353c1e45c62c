import type {
  InvoiceDocumentType,
  InvoiceForm,
  InvoiceKind,
  InvoiceState,
  InvoiceTitle,
  RedCause,
} from '@zhushutong/domain/invoice'
import type { Refusal } from '@zhushutong/ui/forms/use-domain-form'

/** A file of an issued invoice; `href` is a path of the gateway. */
export interface InvoiceFile {
  readonly type: InvoiceDocumentType
  readonly name: string
  readonly href: string
}

interface RedLetter {
  readonly amount: number
  readonly cause: RedCause
  readonly isIssued: boolean
  readonly number: string
  readonly issuedOn: string | null
  readonly file: InvoiceFile | null
}

/** An invoice with the data shown to its buyer; money in fen, times in ms. */
export interface ShownInvoice {
  readonly invoiceId: string
  readonly invoiceCode: string
  readonly orderId: string
  readonly orderCode: string
  readonly productName: string
  readonly kind: InvoiceKind
  readonly title: string
  readonly taxNumber: string
  readonly email: string
  readonly state: InvoiceState
  readonly amount: number
  readonly net: number
  readonly tax: number
  readonly taxPercent: number
  readonly redFen: number
  readonly refusal: string | null
  readonly series: string
  readonly number: string
  readonly issuedOn: string | null
  readonly file: InvoiceFile | null
  readonly redLetters: readonly RedLetter[]
  readonly askTime: number
}

export interface InvoicePage {
  readonly records: readonly ShownInvoice[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

/** The invoice options of an order; money in fen. */
export interface OrderInvoicing {
  readonly orderId: string
  readonly amount: number
  readonly net: number
  readonly tax: number
  readonly taxPercent: number
  /** The reason why no invoice is possible; null if possible. */
  readonly reason: string | null
  readonly message: string | null
  readonly askUntil: number | null
  /** The latest invoice requested. */
  readonly invoice: ShownInvoice | null
}

export interface SavedTitle extends InvoiceTitle {
  readonly titleId: string
  readonly isDefault: boolean
}

/** null on success; otherwise the refusal, with the rejected fields if the gateway names them. */
type Answer = Promise<Refusal | null>

export interface InvoiceCalls {
  /** Empty if loading failed: the title is then typed. */
  readonly titles: (signal: AbortSignal) => Promise<readonly SavedTitle[]>
  readonly ask: (input: InvoiceForm & { savesTitle: boolean }, signal?: AbortSignal) => Answer
}

export type SaveTitle = (
  title: InvoiceTitle & { isDefault: boolean; titleId?: string },
  signal?: AbortSignal,
) => Answer
