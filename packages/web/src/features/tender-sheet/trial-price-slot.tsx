'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { TrialPriceProps } from './trial-price'
import './trial-price.css'

/**
 * The place of the trial price, whose code is loaded only on pages that use it; the space is reserved until
 * then.
 */
export function TrialPriceSlot(props: TrialPriceProps) {
  const [TrialPrice, setTrialPrice] = useState<ComponentType<TrialPriceProps> | null>(null)
  useEffect(() => {
    let isHere = true
    import('./trial-price')
      .then((module) => isHere && setTrialPrice(() => module.TrialPrice))
      // If loading fails, only the histogram is shown.
      .catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  return TrialPrice ? <TrialPrice {...props} /> : <div className="trial" />
}
