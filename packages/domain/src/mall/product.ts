import type { AddOn } from '../access'
import { formatPrice } from '../formatting'
import { EMPTY_QUERY, findKind, type RecordKind, type RecordQuery } from '../records'
import { type DataProduct, PRODUCT_TYPES } from './data-product'
import { DATA_PRODUCTS } from './product.data'

/** The product type with a value; undefined for an unknown value. */
export function findProductType(value: string): (typeof PRODUCT_TYPES)[number] | undefined {
  return PRODUCT_TYPES.find((type) => type.value === value)
}

/** The product with an id; null for an unknown id. */
export function findProduct(id: string): DataProduct | null {
  return DATA_PRODUCTS.find((product) => product.id === id) ?? null
}

/**
 * The products of a type whose name or summary contains a keyword, in their order; all products without conditions.
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
  const recordKind = findKind(kind)
  if (!recordKind) throw new Error(`no kind ${kind}`)
  return recordKind
}

/** The search for a product's records: one page of the record list (MAL-01). */
export function queryOfProduct(
  { filters = {} }: DataProduct,
  size: RecordQuery['pageSize'] = 10,
): RecordQuery {
  return { ...EMPTY_QUERY, filters, pageSize: size }
}

/** 报告 ¥129.00, or 面议 for a product without a fixed price (MAL-01). */
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
