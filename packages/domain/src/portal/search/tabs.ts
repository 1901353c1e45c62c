import { formatUpdateCount } from '../../formatting'

/** The mark on a category's tab beside its label: a +count of daily updates, or a 'new' icon (SHL-01). */
type TabMark = 'daily-updates' | 'new'

/** Marks of tabs by key; engineering is a tab of the query page but no category of the search box. */
export const TAB_MARKS: Readonly<Record<string, TabMark>> = { zzwinning: 'daily-updates', engineering: 'new' }

/** The badge of today's updates, +1.2k; null if there are none (SHL-01). */
export function updateBadge(updates: number): string | null {
  return updates >= 1 ? `+${formatUpdateCount(updates)}` : null
}

/** A tab of the second bar, the value-added services (SHL-01). */
interface ValueAddedTab {
  /** First segment of its path. */
  readonly key: string
  readonly label: string
  readonly path: string
}

/** The second tab bar: the pages of the value-added services. */
export const VALUE_ADDED_TABS = [
  { key: 'renyuans', label: '人员缺口检测', path: '/renyuans/' },
  { key: 'dthc', label: '动态核查', path: '/dthc/tz/' },
  { key: 'zzwinning', label: '资质追踪', path: '/zzwinning/' },
  { key: 'zzdq', label: '资质到期', path: '/zzdq/' },
  { key: 'axdq', label: '安许到期', path: '/axdq/' },
] as const satisfies readonly ValueAddedTab[]
