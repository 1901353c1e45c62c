import type { KindName, RecordQuery } from '../records'

/** The types of data products, in the order of the mall's chips. */
export const PRODUCT_TYPES = [
  { value: 'enterprise', label: '企业名录' },
  { value: 'bidding', label: '招标投标' },
  { value: 'people', label: '人员' },
  { value: 'achievement', label: '工程业绩' },
  { value: 'qualification', label: '资质' },
  { value: 'major', label: '重大项目' },
] as const

type ProductType = (typeof PRODUCT_TYPES)[number]['value']

/** The contents of a product's report, by filters of the record kind that everybody may use (DRP-02). */
interface ReportOutline {
  /** The initial price in fen; the staff change it in the price list. */
  readonly fen: number
  /** Filters with options or presets; one chart counts the records by each. */
  readonly charts: readonly string[]
  /** A date filter; the records are counted by its months. */
  readonly months?: string
  /** The sort of the second list. */
  readonly largest: string
}

/** A selection of the records of one kind that is offered as a whole (MAL-01). */
export interface DataProduct {
  /** In addresses and calls: bid-results. */
  readonly id: string
  readonly type: ProductType
  readonly name: string
  readonly summary: string
  readonly about: string
  /** Users of the product and their tasks. */
  readonly uses: readonly string[]
  readonly kind: KindName
  /** The conditions of its records; only columns that everybody sees, so that everybody may count the records. */
  readonly filters?: RecordQuery['filters']
  /** The columns of the sample, the record's name first. */
  readonly columns: readonly string[]
  /** The report as PDF; null if there is none (DRP-01). */
  readonly report: ReportOutline | null
}
