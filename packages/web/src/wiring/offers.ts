import type { ProductKind } from '@zhushutong/domain/purchase'
import type { FullClient } from '@zhushutong/sdk/portal'
import { buildOffer, type Offer } from './offer'

interface CallOptions {
  readonly signal?: AbortSignal
}

/** The packages of a product, priced for the client's user (PAY-12). Rejects if loading fails. */
export async function loadOffers(
  { purchase }: Pick<FullClient, 'purchase'>,
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
