import { isMember, type Viewer } from '../access'
import { dayOf } from '../formatting'
import { ADD_ON_EXPORTS_PER_MONTH, SVIP_BENEFITS } from '../membership'

/** Items that one export holds at most (MEM-02); further ones are reached by narrowing the list. */
export const MAX_EXPORT_ITEMS = 100_000

/** Exports of one member that may be unfinished at a time (MEM-02). */
export const MAX_OPEN_EXPORTS = 30

/** Days that a finished file is kept (MEM-02). */
export const EXPORT_KEPT_DAYS = 30

/** The month 'YYYY-MM' of Asia/Shanghai in which a moment (ms) counts (MEM-02). */
export const exportMonth = (now: number): string => dayOf(now).slice(0, 7)

/**
 * Items a month that a viewer exports for nothing (MEM-02): members and holders of an add-on have them, both
 * together no more than either. 0: may not export at all.
 */
export function freeExportsPerMonth(viewer: Viewer): number {
  if (!viewer.loggedIn) return 0
  if (isMember(viewer)) return SVIP_BENEFITS.exportsPerMonth
  return viewer.addOns.length > 0 ? ADD_ON_EXPORTS_PER_MONTH : 0
}

/** The dialog that stops an export, or null for those who may (MEM-02, ACC-06). */
export function exportDialog(viewer: Viewer): 'login' | 'membership-guide' | null {
  if (!viewer.loggedIn) return 'login'
  return freeExportsPerMonth(viewer) > 0 ? null : 'membership-guide'
}

/** What an export takes of the month and costs; `fen` for `extra` items at 0.1 yuan each (MEM-02). */
export interface ExportCost {
  readonly items: number
  readonly free: number
  readonly extra: number
  readonly fen: number
  /** Free items of the month that were left before. */
  readonly left: number
}

/**
 * The cost of exporting what was found, at most MAX_EXPORT_ITEMS: first the free items of the month, then 10 fen
 * each (MEM-02).
 * @param used items of this month's allowance that are taken already
 */
export function exportCost(found: number, allowance: number, used: number): ExportCost {
  const items = Math.min(found, MAX_EXPORT_ITEMS)
  const left = Math.max(0, allowance - used)
  const free = Math.min(items, left)
  const extra = items - free
  return { items, free, extra, fen: extra * SVIP_BENEFITS.extraExportFen, left }
}

/**
 * The free items that go back to the month when a list turned out shorter than it was counted (MEM-02): never more
 * than were taken.
 */
export const freeItemsBack = (job: { items: number; free: number }, written: number): number =>
  Math.min(job.free, Math.max(0, job.items - written))
