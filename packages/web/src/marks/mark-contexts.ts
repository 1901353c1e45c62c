'use client'

import { createContext } from 'react'
import type { PageMarks } from './page-marks'

/** The comparison of a tender with the reader's company (BID-09). */
export interface FitMark {
  readonly of: string
  readonly text: string
  readonly reason: string
  /** The reason with the trade's short names of qualifications. */
  readonly shortReason: string
  readonly companyName: string | null
}

/** Stars by record key; true for a favourite. */
export interface StarMarks extends PageMarks<boolean> {
  /**
   * Toggles a star, shown as `isOn` now. `refreshes`: the page is loaded again once the change is saved, as for a
   * list of favourites.
   */
  readonly press: (key: string, isOn: boolean, refreshes: boolean) => void
}

/** The distance of a place from the reader's (VAL-23). */
export interface DistanceMark {
  readonly here: string
  readonly text: string
}

/** null: not loaded on this page. */
export const FitContext = createContext<PageMarks<FitMark> | null>(null)
export const StarContext = createContext<StarMarks | null>(null)
export const DistanceContext = createContext<PageMarks<DistanceMark> | null>(null)
