import { isMember, type Viewer } from '../access'
import { dayOf } from '../formatting'
import { ADD_ON_EXPORTS_PER_MONTH, SVIP_BENEFITS } from '../membership'

/** Maximum number of items in one export (MEM-02); for more, the list must be narrowed. */
export const MAX_EXPORT_ITEMS = 100_000

/** Maximum number of unfinished exports per member (MEM-02). */
export const MAX_OPEN_EXPORTS = 30

/** How many days a finished file is kept (MEM-02). */
export const EXPORT_RETENTION_DAYS = 30

/** The month 'YYYY-MM' of Asia/Shanghai that a moment (ms) counts towards (MEM-02). */
export function exportMonth(now: number): string {
  return dayOf(now).slice(0, 7)
}

/**
 * Free export items per month (MEM-02): the same for members, holders of an add-on, and those who are both. 0: may
 * not export at all.
 */
export function exportAllowance(viewer: Viewer): number {
  if (!viewer.loggedIn) return 0
  if (isMember(viewer)) return SVIP_BENEFITS.exportsPerMonth
  return viewer.addOns.length > 0 ? ADD_ON_EXPORTS_PER_MONTH : 0
}

/** The dialog that opens instead of an export, null for those who may export (MEM-02, ACC-06). */
export function exportDialog(viewer: Viewer): 'login' | 'membership-guide' | null {
  if (!viewer.loggedIn) return 'login'
  return exportAllowance(viewer) > 0 ? null : 'membership-guide'
}

/** How many free items an export uses, and its cost: `fen` for `extra` items at 0.1 yuan each (MEM-02). */
export interface ExportCost {
  readonly items: number
  readonly free: number
  readonly extra: number
  readonly fen: number
  /** Free items of the month left before this export. */
  readonly left: number
}

/**
 * The cost of exporting a result, at most MAX_EXPORT_ITEMS: first the free items of the month, then 10 fen each
 * (MEM-02).
 * @param used items of this month's allowance already used
 */
export function calculateExportCost(found: number, allowance: number, used: number): ExportCost {
  const items = Math.min(found, MAX_EXPORT_ITEMS)
  const left = Math.max(0, allowance - used)
  const free = Math.min(items, left)
  const extra = items - free
  return { items, free, extra, fen: extra * SVIP_BENEFITS.extraExportFen, left }
}

/** The free items to return when a list turned out shorter than counted (MEM-02): never more than were used. */
export function calculateReturnedItems(job: { items: number; free: number }, written: number): number {
  return Math.min(job.free, Math.max(0, job.items - written))
}
