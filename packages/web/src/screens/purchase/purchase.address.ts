import { type PurchaseAddress, parsePurchaseAddress } from '@zhushutong/domain/purchase'
import { formatSearch, type Screen, UNFOLLOWED_SECONDS } from '../screen'
import { readFirst, type SearchParams } from '../search-params'

/** The page of all sales (PAY-14): /svip.html?product=enterprise&count=5 */
export const purchase: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, query } }) => {
    if (route.name !== 'svip') return null
    const { product, packageId, childNumber } = parsePurchaseAddress(query)
    const search = formatSearch({
      product: product === 'svip' ? undefined : product,
      package: packageId ?? undefined,
      count: childNumber === null ? undefined : String(childNumber),
    })
    return { path: 'purchase', search }
  },
}

export function readPurchaseAddress(query: SearchParams): PurchaseAddress {
  const names = ['product', 'package', 'count'] as const
  return parsePurchaseAddress(Object.fromEntries(names.map((name) => [name, readFirst(query, name)])))
}
