'use client'

import { FilterMenu, type FilterMenuProps, type LoadMenuCounts } from '@/features/records/filter-menu'

/** What calls the gateway is loaded with the first menu that opens: the list itself needs nothing of it. */
const loadCounts: LoadMenuCounts = async (menu, { segment, query }, signal) => {
  const { port } = await import('@/wiring/browser/ports')
  return port('choiceCounts').load(segment, query, menu, signal)
}

/** A filter of a list whose choices tell what they would find (LST-04). */
export function CountedMenu(props: Omit<FilterMenuProps, 'loadCounts'>) {
  return <FilterMenu {...props} loadCounts={loadCounts} />
}
