'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { TrialPriceProps } from './trial-price'
import './trial-price.css'

/** The place of the trial price, which is loaded on pages that have one only; the place is kept until then. */
export function TrialPriceSlot(props: TrialPriceProps) {
  const [TrialPrice, setTrialPrice] = useState<ComponentType<TrialPriceProps> | null>(null)
  useEffect(() => {
    let isHere = true
    import('./trial-price')
      .then((module) => isHere && setTrialPrice(() => module.TrialPrice))
      // If this fails the histogram stands alone.
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  return TrialPrice ? <TrialPrice {...props} /> : <div className="trial" />
}
