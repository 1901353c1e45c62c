'use client'

import { FilterMenu, type FilterMenuProps, type LoadMenuCounts } from '@/features/records/filters/filter-menu'
import { type Gateway, usePort } from '@/wiring/browser/gateway'

const countsPort =
  (gateway: Gateway): LoadMenuCounts =>
  async (menu, { segment, query }, signal) => {
    const { loadChoiceCounts } = await import('@/features/records/filters/load-choice-counts')
    return loadChoiceCounts(gateway, segment, query, menu, signal)
  }

/** A filter of a list with result counts for its choices (LST-04). */
export function CountedMenu(props: Omit<FilterMenuProps, 'loadCounts'>) {
  return <FilterMenu {...props} loadCounts={usePort(countsPort)} />
}
