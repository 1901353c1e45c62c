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

/** The contents of a product's report, by filters of the record kind that everybody may use (DRP-02). */
export interface ReportOutline {
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

/** The product type with a value; undefined for an unknown value. */
export function findProductType(value: string): (typeof PRODUCT_TYPES)[number] | undefined {
  return PRODUCT_TYPES.find((type) => type.value === value)
}

/** The product with an id; null for an unknown id. */
export function findProduct(id: string): DataProduct | null {
  return DATA_PRODUCTS.find((product) => product.id === id) ?? null
}

/**
 * The products of a type whose name or summary contains a keyword, in their order; all products without conditions
 * (MAL-01).
 */
export function listProducts({ type, keyword }: { readonly type?: string; readonly keyword?: string } = {}) {
  const word = keyword?.trim().toLowerCase() ?? ''
  return DATA_PRODUCTS.filter(
    (product) =>
      (!type || product.type === type) && `${product.name} ${product.summary}`.toLowerCase().includes(word),
  )
}

/** The record kind of a product; throws for an unknown kind. */
export function kindOfProduct({ kind }: DataProduct): RecordKind {
  const found = findKind(kind)
  if (!found) throw new Error(`no kind ${kind}`)
  return found
}

/** The search for a product's records: one page of the record list (MAL-01). */
export function queryOfProduct(
  { filters = {} }: DataProduct,
  size: RecordQuery['pageSize'] = 10,
): RecordQuery {
  return { ...EMPTY_QUERY, filters, pageSize: size }
}

/** 报告 ¥129.00, or 面议 for a product without a fixed price (MAL-01, DRP-01). */
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
