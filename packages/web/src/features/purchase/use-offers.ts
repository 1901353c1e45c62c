import { isLoginLost } from '@zhushutong/domain/portal/errors'
import { listShownPackages, type ProductKind } from '@zhushutong/domain/purchase'
import { useCallback } from 'react'
import { useLoaded } from '@/streams/use-loaded'
import type { ShownOffer } from './package-cards'
import type { Funds } from './product'
import type { Offer, PurchaseReads } from './purchase.types'

interface Offers {
  readonly offers: readonly Offer[]
  readonly shown: readonly ShownOffer[]
  readonly funds: Funds
}

/** Packages in display form (PAY-09). */
export function showOffers(offers: readonly Offer[]): readonly ShownOffer[] {
  return listShownPackages(offers).map((shown) => ({ ...shown, item: shown.item as Offer }))
}

/**
 * The packages with this buyer's prices, points and wallet. 'login-lost' if the login has ended, as the
 * prices would be those of a visitor (PAY-16); 'failed' if loading fails.
 */
export function useOffers(reads: PurchaseReads, wanted: boolean, kind: ProductKind) {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Offers | 'login-lost' | 'failed'> => {
      const [offers, funds] = await Promise.all([reads.offers(kind, signal), reads.funds(signal)])
      if ('error' in funds) return isLoginLost(funds.error) ? 'login-lost' : 'failed'
      return 'error' in offers ? 'failed' : { offers, shown: showOffers(offers), funds }
    },
    [reads, kind],
  )
  const { loaded, reload } = useLoaded(wanted ? load : null)
  return { loaded, retry: reload }
}
