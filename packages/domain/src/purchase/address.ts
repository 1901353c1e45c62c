import { findMembershipKind } from '../membership'
import { PURCHASE_PATH } from './path'
import { parseHeadcount } from './price'
import type { ProductKind } from './products'

/** What the purchase page shows: a product, and in it a package and a number of shared accounts (PAY-14). */
export interface PurchaseAddress {
  readonly product: ProductKind
  readonly packageId: string | null
  readonly childNumber: number | null
}

const PACKAGE_ID = /^[0-9A-Za-z_-]{1,64}$/

/** The product of that name; null if there is none (PAY-14). */
export function findProductKind(name: string | null | undefined): ProductKind | null {
  return name === 'combine' ? name : findMembershipKind(name)
}

/** Reads the query of the page; an unknown product is the SVIP, anything else unknown is left out (PAY-14). */
export function parsePurchaseAddress(query: Readonly<Record<string, string | undefined>>): PurchaseAddress {
  const packageId = query.package ?? ''
  return {
    product: findProductKind(query.product) ?? 'svip',
    packageId: PACKAGE_ID.test(packageId) ? packageId : null,
    childNumber: parseHeadcount(query.count ?? ''),
  }
}

/** The address where exactly this is bought (PAY-14). */
export function buildPurchaseHref({
  product,
  packageId = null,
  childNumber = null,
}: Pick<PurchaseAddress, 'product'> & Partial<PurchaseAddress>): string {
  const pairs = [
    ['product', product],
    ['package', packageId],
    ['count', childNumber],
  ].flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`))
  return `${PURCHASE_PATH}?${pairs.join('&')}`
}
