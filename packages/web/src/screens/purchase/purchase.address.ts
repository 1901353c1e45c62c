import { findProductKind, parsePurchaseAddress } from '@zhushutong/domain/purchase'
import { ABSENT, type Screen, UNFOLLOWED_SECONDS } from '../screen'

/** The page where everything is sold (PAY-14): /svip.html?product=enterprise&count=5 */
export const purchase: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, query } }) => {
    if (route.name !== 'svip') return null
    const { product, packageId, childNumber } = parsePurchaseAddress(query)
    return { path: `purchase/${product}/${packageId ?? ABSENT}/${childNumber ?? ABSENT}`, search: '' }
  },
}

/** What the parts of the internal address say. */
export function readPurchaseParts(product: string, pack: string, count: string) {
  return {
    product: findProductKind(product) ?? 'svip',
    packageId: pack === ABSENT ? null : pack,
    childNumber: count === ABSENT ? null : Number(count),
  }
}
