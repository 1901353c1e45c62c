/** An article as it is stored; columns that are absent have their defaults. */
export interface Article {
  readonly id: string
  /** Channel of the article, or changelog. */
  readonly type: string
  readonly title: string
  readonly remark: string | null
  readonly category: string | null
  readonly labels: string[]
  readonly source?: string
  readonly author?: string | null
  readonly method?: string
  readonly region?: string | null
  readonly documentNumber?: string | null
  readonly issuer?: string | null
  readonly issuedOn?: string | null
  readonly effectiveOn?: string | null
  readonly expiresOn?: string | null
  readonly amendment?: string | null
  readonly replacedBy?: string | null
  readonly cover?: string | null
  readonly markdown?: string | null
  /** HTML. */
  readonly body: string
  /** ms */
  readonly releasedAt: number
}

/** An answer to a question, which is an article. */
export interface ArticleAnswer {
  readonly id: string
  readonly noticeId: string
  readonly author: string
  readonly authorTitle: string | null
  readonly markdown: string | null
  /** HTML. */
  readonly body: string
  readonly basis: string | null
  readonly accepted: boolean
  /** ms */
  readonly answeredAt: number
}

/** An article without its date. */
export type Draft = Omit<Article, 'id' | 'releasedAt'> & {
  /** If absent, derived from channel and title. */
  readonly id?: string
  readonly answers?: ReadonlyArray<Omit<ArticleAnswer, 'id' | 'noticeId' | 'answeredAt'>>
}
