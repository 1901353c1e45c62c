import { isMember, VISITOR, type Viewer } from '../access'
import { dayOf, formatCount } from '../formatting'
import { ADD_ON_EXPORTS_PER_MONTH, SVIP_BENEFITS, TRIAL_EXPORTS_PER_MONTH } from '../membership'

/** Maximum number of items in one export; for more, the list must be narrowed. */
export const MAX_EXPORT_ITEMS = 100_000

/** Maximum number of unfinished exports per member. */
export const MAX_OPEN_EXPORTS = 30

/** Retention of a finished file, in days. */
export const EXPORT_RETENTION_DAYS = 30

/** The month 'YYYY-MM' of Asia/Shanghai that a moment (ms) counts towards (MEM-02). */
export function exportMonth(now: number): string {
  return dayOf(now).slice(0, 7)
}

/**
 * Free export items per month: the same for members, holders of an add-on, and users with both. 0: no exports
 * at all.
 */
export function exportAllowance(viewer: Viewer): number {
  if (!viewer.loggedIn) return 0
  if (isMember(viewer)) return SVIP_BENEFITS.exportsPerMonth
  return viewer.addOns.length > 0 ? ADD_ON_EXPORTS_PER_MONTH : 0
}

/**
 * The export rights of a viewer: the items of a month, the viewer whose access determines the file's fields, and the
 * option to buy more (MEM-02, MEM-10).
 */
export interface ExportRights {
  readonly allowance: number
  readonly viewer: Viewer
  readonly mayBuyMore: boolean
}

/**
 * The export rights of a viewer; `paid` is the same viewer with the paid days only, without a trial (MEM-10). Paid days
 * have the full allowance and a file with all fields that they open. A trial has a small allowance and a file with the
 * fields that every logged-in user sees.
 */
export function findExportRights(viewer: Viewer, paid: Viewer): ExportRights {
  const allowance = exportAllowance(paid)
  if (allowance > 0) return { allowance, viewer: paid, mayBuyMore: true }
  const isOnTrial = exportAllowance(viewer) > 0
  return {
    allowance: isOnTrial ? TRIAL_EXPORTS_PER_MONTH : 0,
    viewer: { ...VISITOR, loggedIn: viewer.loggedIn },
    mayBuyMore: false,
  }
}

/** The text beside a trial's allowance (MEM-10); null for any other allowance. */
export function trialExportText(allowance: number): string | null {
  if (allowance !== TRIAL_EXPORTS_PER_MONTH) return null
  return `体验期间每月可导出 ${formatCount(TRIAL_EXPORTS_PER_MONTH)} 条，联系方式等不在文件里；购买的会员开始后，每月 ${formatCount(SVIP_BENEFITS.exportsPerMonth)} 条，已开通的字段完整导出`
}

/** The refusal of a trial whose items of the month are used up. */
export const TRIAL_USED_UP_TEXT = `体验期间本月的 ${formatCount(TRIAL_EXPORTS_PER_MONTH)} 条已导出完；购买的会员开始后，每月 ${formatCount(SVIP_BENEFITS.exportsPerMonth)} 条`

/** The dialog that opens instead of an export; null for a viewer who may export (ACC-06). */
export function exportDialog(viewer: Viewer): 'login' | 'membership-guide' | null {
  if (!viewer.loggedIn) return 'login'
  return exportAllowance(viewer) > 0 ? null : 'membership-guide'
}

/** The free and the extra items of an export, and its cost in fen: each of the `extra` items costs 10 fen (MEM-02). */
interface ExportCost {
  readonly items: number
  readonly free: number
  readonly extra: number
  readonly fen: number
  /** Free items of the month left before this export. */
  readonly left: number
}

/**
 * The cost of exporting a result, at most MAX_EXPORT_ITEMS: first the free items of the month, then 10 fen each; for a trial only the free items (MEM-10).
 * @param used items of this month's allowance already used
 */
export function calculateExportCost(
  row: number,
  { allowance, mayBuyMore }: Pick<ExportRights, 'allowance' | 'mayBuyMore'>,
  used: number,
): ExportCost {
  const left = Math.max(0, allowance - used)
  const count = Math.min(row, MAX_EXPORT_ITEMS, mayBuyMore ? Number.POSITIVE_INFINITY : left)
  const free = Math.min(count, left)
  const extra = count - free
  return { items: count, free, extra, fen: extra * SVIP_BENEFITS.extraExportFen, left }
}

/** The free items to return when a list turned out shorter than counted: never more than were used. */
export function calculateReturnedItems(job: { items: number; free: number }, written: number): number {
  return Math.min(job.free, Math.max(0, job.items - written))
}
