import { findProductKind, type PricePackage, type ProductKind } from '@zhushutong/domain/purchase'
import type { Calls, ResultOf } from './types'

type Package = ResultOf<'purchase', 'svipPrices'>['records'][number] &
  Partial<Pick<ResultOf<'purchase', 'combines'>['records'][number], 'services'>>

const parseMode = (mode: number | null): PricePackage['discountMode'] =>
  mode === 1 || mode === 2 ? mode : null

const findOfferKind = ({ orderType, incrementType }: Package): ProductKind => {
  if (orderType === 'WEB_COMBINE') return 'combine'
  return orderType === 'CWEB_COMBINE' ? 'enterprise' : (findProductKind(incrementType) ?? 'svip')
}

/** Converts a package of the contract to the domain's offer, with the data for its order. */
function buildOffer(item: Package) {
  return {
    ...item,
    kind: findOfferKind(item),
    services: item.services ?? [],
    discountMode: parseMode(item.discountMode),
    type: item.type === 1 ? (1 as const) : (2 as const),
  }
}

type Offer = ReturnType<typeof buildOffer>

interface CallOptions {
  readonly signal?: AbortSignal
}

/** The packages of a product, priced for the client's user (PAY-12). Rejects if loading fails. */
export async function loadOffers(
  { purchase }: Pick<Calls, 'purchase'>,
  product: ProductKind,
  options: CallOptions = {},
): Promise<Offer[]> {
  switch (product) {
    case 'svip':
      return (await purchase.svipPrices({}, options)).records.map(buildOffer)
    case 'enterprise':
      return (await purchase.vipProducts({ vipTypeId: product }, options)).records.map(buildOffer)
    case 'combine':
      return (await purchase.combines({}, options)).records.map(buildOffer)
    default:
      return (await purchase.increments({ incrementType: product }, options)).records.map(buildOffer)
  }
}
