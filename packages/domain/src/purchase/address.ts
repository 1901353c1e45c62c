import { findMembershipKind } from '../membership'
import { PURCHASE_PATH } from './path'
import { parseHeadcount } from './price'
import type { ProductKind } from './products'

/**
 * The selection on the purchase page: a product, optionally with a package and a number of shared accounts (PAY-14).
 */
export interface PurchaseAddress {
  readonly product: ProductKind
  readonly packageId: string | null
  readonly childNumber: number | null
}

const PACKAGE_ID = /^[0-9A-Za-z_-]{1,64}$/

/** The product with a name; null if there is none (PAY-14). */
export function findProductKind(name: string | null | undefined): ProductKind | null {
  return name === 'combine' ? name : findMembershipKind(name)
}

/** Parses the query of the page; an unknown product becomes the SVIP, other unknown values are left out. */
export function parsePurchaseAddress(query: Readonly<Record<string, string | undefined>>): PurchaseAddress {
  const packageId = query.package ?? ''
  return {
    product: findProductKind(query.product) ?? 'svip',
    packageId: PACKAGE_ID.test(packageId) ? packageId : null,
    childNumber: parseHeadcount(query.count ?? ''),
  }
}

/** The address of the purchase page with this selection. */
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
