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
  readonly effectiveOn: string | null
  readonly state: string | null
  readonly views: number
  readonly answers: number
  readonly releaseTime: number
}

type Neighbour = { readonly id: string; readonly title: string } | null

/** An article with its text. */
export interface Full extends Item {
  readonly author: string | null
  readonly method: string
  readonly issuedOn: string | null
  readonly expiresOn: string | null
  /** Path of a picture. */
  readonly cover: string | null
  /** HTML that the gateway has sanitised. */
  readonly textBody: string
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
