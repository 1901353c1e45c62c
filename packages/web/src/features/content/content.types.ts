export interface Item {
  readonly id: string
  readonly title: string
  readonly remark: string | null
  readonly channel: string
  readonly channelName: string
  readonly categoryName: string | null
  readonly labelList: readonly string[]
  readonly source: string
  readonly documentNumber: string | null
  readonly issuer: string | null
  /** Code of a province; null for the whole country. */
  readonly region: string | null
  readonly issuedOn: string | null
  readonly effectiveOn: string | null
  readonly state: string | null
  /** 由 GB/T 50500-2024 替代; null while in force. */
  readonly replacement: string | null
  readonly views: number
  readonly answers: number
  readonly releaseTime: number
}

type Neighbour = { readonly id: string; readonly title: string } | null

/** A document referred to by its number; the other fields are null if the document is not stored. */
export interface LinkedDocument {
  readonly documentNumber: string
  readonly id: string | null
  readonly channel: string | null
  readonly title: string | null
  readonly effectiveOn: string | null
}

/** A heading, or an article of a law; its id is an anchor of the page's address. */
export interface OutlineEntry {
  readonly id: string
  readonly text: string
  /** 2 to 4: headings; 5: articles of a law. */
  readonly level: number
}

export interface Full extends Item {
  readonly author: string | null
  readonly method: string
  readonly expiresOn: string | null
  readonly cover: string | null
  readonly amendment: string | null
  /** The document that replaces this document; `predecessors` are the documents replaced by it. */
  readonly successor: LinkedDocument | null
  readonly predecessors: readonly LinkedDocument[]
  /** HTML sanitised by the gateway; headings and articles of laws have anchors. */
  readonly textBody: string
  readonly outline: readonly OutlineEntry[]
  readonly previous: Neighbour
  readonly next: Neighbour
}

export interface Answer {
  readonly id: string
  readonly author: string
  readonly authorTitle: string | null
  /** HTML sanitised by the gateway. */
  readonly textBody: string
  readonly basis: string | null
  readonly accepted: boolean
  readonly answerTime: number
}

export interface Link {
  readonly label: string
  readonly href: string
}

export interface CategoryLink extends Link {
  readonly isPart: boolean
  readonly isCurrent: boolean
}

export type HrefOf = (item: { readonly channel: string; readonly id: string }) => string
