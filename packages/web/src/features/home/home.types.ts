import type { ArticleDay } from '@zhushutong/domain/content'
import type { DaysLeft } from '@zhushutong/domain/records'

export interface Figure {
  readonly key: string
  readonly label: string
  /** 1500万+ */
  readonly text: string
}

export interface Leader {
  readonly id: string
  readonly name: string
  readonly region: string | null
  readonly count: number
  /** fen; null if the board is not about money. */
  readonly amount: number | null
  /** The amounts that the sum leaves out; null with it. */
  readonly unpriced: number | null
  readonly foreign: number | null
}

export interface Board {
  readonly key: string
  readonly title: string
  /** What is counted: 中标数. */
  readonly counted: string
  /** Null: not loaded in time. */
  readonly leaders: readonly Leader[] | null
}

export interface HotCompany {
  readonly cid: string
  readonly name: string
  readonly allWinningCount: number
}

export interface ArticleLink {
  readonly id: string
  readonly title: string
  readonly categoryName: string | null
  /** Of a document its day of issue. */
  readonly day: ArticleDay
  readonly href: string
}

/** The newest articles of one list. */
export interface ArticleList {
  readonly title: string
  readonly moreHref: string
  /** Null: not loaded in time. */
  readonly items: readonly ArticleLink[] | null
}

/** The first of a list, and how many there are in all. */
export interface Excerpt<Row> {
  readonly total: number
  readonly moreHref: string
  readonly rows: readonly Row[]
}

export interface OpenTender {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly owner: string
  /** In the unit of tables. */
  readonly budget: string
  readonly left: DaysLeft | null
}

export interface LargeWin {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly company: string
  /** In the unit of tables. */
  readonly amount: string
  /** Of the largest, in percent. */
  readonly share: number
}

export interface LinkGroup {
  readonly title: string
  readonly links: ReadonlyArray<{ readonly label: string; readonly href: string; readonly badge?: string }>
}

/** The data of a visitor's home page; a part not loaded in time is null and says so (SHL-15). */
export interface VisitorData {
  /** The search categories (SHL-01). */
  readonly categories: ReadonlyArray<{
    readonly segment: string
    readonly label: string
    readonly placeholder: string
    readonly badge?: string
  }>
  readonly figures: readonly Figure[] | null
  readonly hotWords: readonly { readonly word: string; readonly kind: string }[] | null
  readonly hotCompanies: readonly HotCompany[] | null
  readonly boards: readonly Board[]
  readonly open: Excerpt<OpenTender> | null
  readonly wins: Excerpt<LargeWin> | null
  readonly articles: readonly ArticleList[]
  /** Lists and tools that no search category names. */
  readonly others: readonly LinkGroup[]
  /** The province of a sub-site; null for the whole country. */
  readonly place: string | null
  readonly byProvince:
    | readonly { readonly key: string; readonly label: string; readonly count: number }[]
    | null
}
