/** A value of a chart, and the text that is shown for it. */
export interface PdfValue {
  readonly label: string
  readonly value: number
  readonly text: string
}

export interface PdfColumn {
  readonly title: string
  /** Its part of the width, relative to the other columns. */
  readonly width: number
  readonly align?: 'left' | 'right'
}

/** What a document consists of, from top to bottom. Texts may be of any length: they wrap, and pages follow. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Smaller and grey: what explains a table or chart. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Names and values side by side, two pairs a line. */
  | { readonly kind: 'facts'; readonly facts: ReadonlyArray<readonly [name: string, value: string]> }
  | {
      readonly kind: 'table'
      readonly columns: readonly PdfColumn[]
      readonly rows: ReadonlyArray<readonly string[]>
    }
  /** Horizontal bars, one a line. */
  | { readonly kind: 'bars'; readonly title: string; readonly values: readonly PdfValue[] }
  /** A line over equal steps, such as months. */
  | { readonly kind: 'line'; readonly title: string; readonly values: readonly PdfValue[] }
  | { readonly kind: 'page-break' }

export interface PdfDocument {
  readonly title: string
  readonly subtitle?: string
  readonly blocks: readonly PdfBlock[]
  /** At the foot of each page, beside its number: the source of the data. */
  readonly footer: string
  /** ms: the document's date of creation. */
  readonly createdAt: number
}
