import type { AddOn } from '../access'
import { formatPrice } from '../formatting'
import { EMPTY_QUERY, findKind, type KindName, type RecordKind, type RecordQuery } from '../records'
import { DATA_PRODUCTS } from './product.data'

/** The types of data products, in the order of the mall's chips (MAL-01). */
export const PRODUCT_TYPES = [
  { value: 'enterprise', label: '企业名录' },
  { value: 'bidding', label: '招标投标' },
  { value: 'people', label: '人员' },
  { value: 'achievement', label: '工程业绩' },
  { value: 'qualification', label: '资质' },
  { value: 'major', label: '重大项目' },
] as const

export type ProductType = (typeof PRODUCT_TYPES)[number]['value']

/** What a product's report shows of its records, by filters of the kind that everybody may use (DRP-02). */
export interface ReportOutline {
  /** Its price in fen as the price list begins with; the staff change it there. */
  readonly fen: number
  /** Filters with options or presets, by each of which the records are counted. */
  readonly charts: readonly string[]
  /** A filter of dates, by whose months they are counted. */
  readonly months?: string
  /** The sort of its second list. */
  readonly largest: string
}

/** A selection of the records of one kind that is offered as a whole (MAL-01). */
export interface DataProduct {
  /** In addresses and calls: bid-results. */
  readonly id: string
  readonly type: ProductType
  readonly name: string
  /** What it contains, in one line. */
  readonly summary: string
  readonly about: string
  /** Who works with it, and on what. */
  readonly uses: readonly string[]
  readonly kind: KindName
  /** The conditions of its records; only by columns that everybody sees, so that anyone may count them. */
  readonly filters?: RecordQuery['filters']
  /** The columns of its sample, the record's name first. */
  readonly columns: readonly string[]
  /** Its report as PDF; null where there is none (DRP-01). */
  readonly report: ReportOutline | null
}

/** The type with a value; undefined if unknown. */
export function findProductType(value: string): (typeof PRODUCT_TYPES)[number] | undefined {
  return PRODUCT_TYPES.find((type) => type.value === value)
}

/** The product with an id, null if there is none. */
export function findProduct(id: string): DataProduct | null {
  return DATA_PRODUCTS.find((product) => product.id === id) ?? null
}

/** The products of a type and with a word in name or contents, in their order; all without conditions (MAL-01). */
export function listProducts({ type, keyword }: { readonly type?: string; readonly keyword?: string } = {}) {
  const word = keyword?.trim().toLowerCase() ?? ''
  return DATA_PRODUCTS.filter(
    (product) =>
      (!type || product.type === type) && `${product.name} ${product.summary}`.toLowerCase().includes(word),
  )
}

/** The kind of a product's records. */
export function kindOfProduct({ kind }: DataProduct): RecordKind {
  const found = findKind(kind)
  if (!found) throw new Error(`no kind ${kind}`)
  return found
}

/** The search that finds a product's records: one page of the record list (MAL-01). */
export function queryOfProduct(
  { filters = {} }: DataProduct,
  size: RecordQuery['pageSize'] = 10,
): RecordQuery {
  return { ...EMPTY_QUERY, filters, pageSize: size }
}

/** 报告 ¥129.00, or 面议 for a product whose price depends on what is asked for (MAL-01, DRP-01). */
export function priceText(fen: number | null): string {
  return fen === null ? '面议' : `报告 ${formatPrice(fen)}`
}

/** The membership or service that opens all values of a product's sample; null if they are open to all (MAL-01). */
export function productOpensBy(product: DataProduct): 'svip' | AddOn | null {
  const { opensBy, columns } = kindOfProduct(product)
  const closed = columns.find(
    ({ key, access }) => product.columns.includes(key) && access && access.needs !== 'login',
  )
  const needs = opensBy ?? closed?.access?.needs
  return needs === undefined || needs === 'login' || needs === 'owner_lookup' ? null : needs
}
