import { findProductKind, type PricePackage, type ProductKind } from '@zhushutong/domain/purchase'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'

type Purchase = typeof contract.purchase
type Package = ResultOf<Purchase['svipPrices']>['records'][number] &
  Partial<Pick<ResultOf<Purchase['combines']>['records'][number], 'services'>>

const parseMode = (mode: number | null): PricePackage['discountMode'] =>
  mode === 1 || mode === 2 ? mode : null

const findOfferKind = ({ orderType, incrementType }: Package): ProductKind => {
  if (orderType === 'WEB_COMBINE') return 'combine'
  return orderType === 'CWEB_COMBINE' ? 'enterprise' : (findProductKind(incrementType) ?? 'svip')
}

/** Converts a package of the contract to the domain's offer, with the data for its order. */
export function buildOffer(item: Package) {
  return {
    ...item,
    kind: findOfferKind(item),
    services: item.services ?? [],
    discountMode: parseMode(item.discountMode),
    type: item.type === 1 ? (1 as const) : (2 as const),
  }
}

export type Offer = ReturnType<typeof buildOffer>
