import type { RecordView } from '@zhushutong/domain/records'
import type { SearchCategory } from '@zhushutong/domain/search'

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
  /** ms. */
  readonly releaseTime: number
  readonly href: string
}

/** The newest articles of one list. */
export interface ArticleList {
  readonly title: string
  readonly moreHref: string
  /** Null: not loaded in time. */
  readonly items: readonly ArticleLink[] | null
}

/** The data of the home page; a part not loaded in time is null and says so. */
export interface HomeData {
  /** The search categories: their tabs, tiles and hints (SHL-01). */
  readonly categories: readonly SearchCategory[]
  readonly figures: readonly Figure[] | null
  readonly hotWords: readonly { readonly word: string; readonly kind: string }[] | null
  readonly hotCompanies: readonly HotCompany[] | null
  readonly boards: readonly Board[]
  readonly latest: readonly RecordView[] | null
  readonly articles: readonly ArticleList[]
  readonly updates:
    | readonly { readonly kind: string; readonly label: string; readonly refreshCount: number }[]
    | null
  /** The province of a sub-site; null for the whole country. */
  readonly place: string | null
  readonly byProvince:
    | readonly { readonly key: string; readonly label: string; readonly count: number }[]
    | null
}
