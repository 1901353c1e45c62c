import type { DaysLeft } from '@zhushutong/domain/records'
import type { PagePart } from '@zhushutong/ui/layout/page-part'
import type { ArticleList } from './home.types'

/** A tender that ends within seven days, with its address. */
export interface DueRow {
  readonly id: string
  readonly name: string
  readonly href: string
  /** Place and qualification. */
  readonly basis: string
  readonly owner: string
  /** In the unit of tables. */
  readonly budget: string
  readonly left: DaysLeft | null
  /** 11-26 周四 09:30 */
  readonly at: string
  readonly of: string
  readonly text: string
  readonly reason: string
}

export interface Due {
  /** null: no company is chosen. */
  readonly companyName: string | null
  readonly compared: number
  readonly fit: number
  readonly nearly: number
  readonly open: number
  /** 7,158.00 万元，另有 1 项金额未公开; null without tenders. */
  readonly amount: string | null
  readonly rows: readonly DueRow[]
  /** The list of all tenders in the region that end within seven days. */
  readonly moreHref: string
}

export interface RivalRow {
  readonly id: string
  readonly company: string
  readonly name: string
  readonly href: string
  /** In the unit of tables. */
  readonly amount: string
  /** 下浮 11.4% · 11-12 */
  readonly basis: string
}

export interface Rivals {
  readonly followed: number
  readonly week: number
  readonly weekBefore: number
  readonly rows: readonly RivalRow[]
  /** The list of the company's competitors; null without a company. */
  readonly findHref: string | null
  readonly manageHref: string
}

interface SubscriptionRow {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly counts: readonly number[]
  readonly total: number
}

export interface Finds {
  readonly days: readonly string[]
  readonly subscriptions: number
  readonly total: number
  readonly rows: readonly SubscriptionRow[]
  readonly manageHref: string
}

export interface EndingRow {
  readonly key: string
  readonly name: string
  readonly until: string
  readonly days: number
  readonly href: string
}

export interface Endings {
  /** null: no company is chosen. */
  readonly companyName: string | null
  readonly rows: readonly EndingRow[]
}

/** The data of a member's home page; a part that failed to load is null and shows an error (SHL-15). */
export interface MyDayData {
  /** 11-23 周一 */
  readonly today: string
  readonly companyHref: string
  /** The name of the member's company; null without one. */
  readonly companyName: string | null
  /** True when the member has chosen no company; false also while that is unknown. */
  readonly lacksCompany: boolean
  readonly due: PagePart<Due | null>
  readonly rivals: PagePart<Rivals | null>
  readonly finds: PagePart<Finds | null>
  readonly endings: PagePart<Endings | null>
  readonly policies: ArticleList
}
