'use client'

import { FilterMenu, type FilterMenuProps, type LoadMenuCounts } from '@/features/records/filters/filter-menu'

/** Loads the gateway client when the first menu opens: the list itself does not need it. */
const loadCounts: LoadMenuCounts = async (menu, { segment, query }, signal) => {
  const { port } = await import('@/wiring/browser/ports')
  return port('choiceCounts').load(segment, query, menu, signal)
}

/** A filter of a list with result counts for its choices (LST-04). */
export function CountedMenu(props: Omit<FilterMenuProps, 'loadCounts'>) {
  return <FilterMenu {...props} loadCounts={loadCounts} />
}
