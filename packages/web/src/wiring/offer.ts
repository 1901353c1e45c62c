import type { PricePackage } from '@zhushutong/domain/purchase'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'

type Package = ResultOf<typeof contract.purchase.svipPrices>['records'][number]

const modeOf = (mode: number | null): PricePackage['discountMode'] => (mode === 1 || mode === 2 ? mode : null)

/** Converts a package of the contract to the domain's, with the data for its order. */
export function offerOf(item: Package) {
  return {
    ...item,
    discountMode: modeOf(item.discountMode),
    type: item.type === 1 ? (1 as const) : (2 as const),
  }
}

export type Offer = ReturnType<typeof offerOf>
