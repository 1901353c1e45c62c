/** An article in a list. */
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
  /** 由 GB/T 50500-2024 替代; null while it is in force. */
  readonly replacement: string | null
  readonly views: number
  readonly answers: number
  readonly releaseTime: number
}

type Neighbour = { readonly id: string; readonly title: string } | null

/** A document by its number; null in all else where it is not held. */
export interface LinkedDocument {
  readonly documentNumber: string
  readonly id: string | null
  readonly channel: string | null
  readonly title: string | null
  readonly effectiveOn: string | null
}

/** A heading, or an article of a law, which the address may end in. */
export interface OutlineEntry {
  readonly id: string
  readonly text: string
  /** 2 to 4 of headings, 5 of an article of a law. */
  readonly level: number
}

/** An article with its text. */
export interface Full extends Item {
  readonly author: string | null
  readonly method: string
  readonly expiresOn: string | null
  /** Path of a picture. */
  readonly cover: string | null
  /** The latest amendment in words. */
  readonly amendment: string | null
  /** The document that replaces it, and those it replaces. */
  readonly successor: LinkedDocument | null
  readonly predecessors: readonly LinkedDocument[]
  /** HTML that the gateway has sanitised; its headings and articles of laws have anchors. */
  readonly textBody: string
  readonly outline: readonly OutlineEntry[]
  readonly previous: Neighbour
  readonly next: Neighbour
}

export interface Answer {
  readonly id: string
  readonly author: string
  readonly authorTitle: string | null
  /** HTML that the gateway has sanitised. */
  readonly textBody: string
  readonly basis: string | null
  readonly accepted: boolean
  readonly answerTime: number
}

export interface Link {
  readonly label: string
  readonly href: string
}

/** A category in the tree of a list. */
export interface CategoryLink extends Link {
  readonly isPart: boolean
  readonly isCurrent: boolean
}

/** The address of an article. */
export type HrefOf = (item: { readonly channel: string; readonly id: string }) => string
