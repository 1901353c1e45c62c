import { listShownPackages, type ShownPackage } from '@zhushutong/domain/purchase'
import { useCallback } from 'react'
import { useLoaded } from '@/streams/use-loaded'
import type { Offer, PurchaseReads } from './purchase.types'

export interface Offers {
  readonly offers: readonly Offer[]
  readonly shown: readonly ShownPackage[]
  readonly points: number
}

/** The packages with their prices for this buyer, and the points; 'failed' if loading fails. */
export function useOffers(reads: PurchaseReads, wanted: boolean, service?: string) {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Offers | 'failed'> => {
      const [offers, points] = await Promise.all([reads.offers(service, signal), reads.points(signal)])
      return 'error' in offers ? 'failed' : { offers, shown: listShownPackages(offers), points }
    },
    [reads, service],
  )
  const { loaded, reload } = useLoaded(wanted ? load : null)
  return { loaded, retry: reload }
}
