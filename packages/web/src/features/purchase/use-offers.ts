import { type ShownPackage, shownPackages } from '@zhushutong/domain/purchase'
import { useEffect, useState } from 'react'
import type { Offer, PurchaseReads } from './purchase.types'

export interface Offers {
  readonly offers: readonly Offer[]
  readonly shown: readonly ShownPackage[]
  readonly points: number
}

/** The packages with their prices for this buyer, and the points there are; 'failed' when they do not come. */
export const useOffers = (reads: PurchaseReads, wanted: boolean, service?: string) => {
  const [loaded, setLoaded] = useState<Offers | 'failed' | null>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again.
  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    setLoaded(null)
    Promise.all([reads.offers(service), reads.points()]).then(([offers, points]) => {
      if (!isCurrent) return
      setLoaded('error' in offers ? 'failed' : { offers, shown: shownPackages(offers), points })
    })
    return () => {
      isCurrent = false
    }
  }, [reads, wanted, tries, service])

  return { loaded, retry: () => setTries(tries + 1) }
}
