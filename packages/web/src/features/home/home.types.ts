import type { ArticleDay } from '@zhushutong/domain/content'
import type { DaysLeft } from '@zhushutong/domain/records'

interface Figure {
  readonly key: string
  readonly label: string
  /** A rounded count: 1500万+ */
  readonly text: string
}

export interface Leader {
  readonly id: string
  readonly name: string
  readonly region: string | null
  readonly count: number
  /** In fen; null if the board has no amounts. */
  readonly amount: number | null
  /**
   * The numbers of results missing in `amount`: without a price, and in foreign currency; null if `amount` is
   * null.
   */
  readonly unpriced: number | null
  readonly foreign: number | null
  readonly doubted: number | null
}

export interface Board {
  readonly key: string
  readonly title: string
  /** The unit of the count: 中标数. */
  readonly counted: string
  /** null: not loaded in time. */
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
  /** The day of issue for a document. */
  readonly day: ArticleDay
  readonly href: string
}

export interface ArticleList {
  readonly title: string
  readonly moreHref: string
  /** null: not loaded in time. */
  readonly items: readonly ArticleLink[] | null
}

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
  /** Percent of the largest value. */
  readonly share: number
}

export interface LinkGroup {
  readonly title: string
  readonly links: ReadonlyArray<{ readonly label: string; readonly href: string; readonly badge?: string }>
}

/** The data of a visitor's home page; a part not loaded in time is null and shows an error (SHL-15). */
export interface VisitorData {
  readonly figures: readonly Figure[] | null
  readonly hotWords: readonly { readonly word: string; readonly kind: string }[] | null
  readonly hotCompanies: readonly HotCompany[] | null
  readonly boards: readonly Board[]
  readonly open: Excerpt<OpenTender> | null
  readonly wins: Excerpt<LargeWin> | null
  readonly articles: readonly ArticleList[]
  /** Lists and tools without a search category. */
  readonly others: readonly LinkGroup[]
  /** The province of a sub-site; null for the whole country. */
  readonly place: string | null
  readonly byProvince:
    | readonly { readonly key: string; readonly label: string; readonly count: number }[]
    | null
}
