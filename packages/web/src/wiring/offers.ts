import type { ProductKind } from '@zhushutong/domain/purchase'
import type { PortalClient } from '@zhushutong/sdk'
import { type Offer, offerOf } from './offer'

interface CallOptions {
  readonly signal?: AbortSignal
}

/** The packages of a product, priced for the client's user (PAY-12). Rejects if loading fails. */
export async function loadOffers(
  { purchase }: Pick<PortalClient, 'purchase'>,
  product: ProductKind,
  options: CallOptions = {},
): Promise<Offer[]> {
  switch (product) {
    case 'svip':
      return (await purchase.svipPrices({}, options)).records.map(offerOf)
    case 'enterprise':
      return (await purchase.vipProducts({ vipTypeId: product }, options)).records.map(offerOf)
    case 'combine':
      return (await purchase.combines({}, options)).records.map(offerOf)
    default:
      return (await purchase.increments({ incrementType: product }, options)).records.map(offerOf)
  }
}
