export interface PdfValue {
  readonly label: string
  readonly value: number
  readonly text: string
}

export interface PdfColumn {
  readonly title: string
  /** Width relative to the other columns. */
  readonly width: number
  readonly align?: 'left' | 'right'
}

/** Content of a document, from top to bottom. Texts may be of any length: they wrap and continue on further pages. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Small grey text that explains a table or chart. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Names and values side by side, two pairs on each line. */
  | { readonly kind: 'facts'; readonly facts: ReadonlyArray<readonly [name: string, value: string]> }
  | {
      readonly kind: 'table'
      readonly columns: readonly PdfColumn[]
      readonly rows: ReadonlyArray<readonly string[]>
    }
  /** Horizontal bars, one on each line. */
  | { readonly kind: 'bars'; readonly title: string; readonly values: readonly PdfValue[] }
  | { readonly kind: 'line'; readonly title: string; readonly values: readonly PdfValue[] }
  /** A QR code of an address with a text beside it; the code is a link too. */
  | { readonly kind: 'qr'; readonly href: string; readonly text: string }
  | { readonly kind: 'page-break' }

export interface PdfDocument {
  readonly title: string
  readonly subtitle?: string
  readonly blocks: readonly PdfBlock[]
  /** Footer of each page, next to the page number: the source of the data. */
  readonly footer: string
  /** ms; creation date of the document */
  readonly createdAt: number
}
