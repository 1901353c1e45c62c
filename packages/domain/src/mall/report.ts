import { findProvince, PROVINCES } from '../region'
import type { DataProduct } from './data-product'
import { DATA_PRODUCTS } from './product.data'

/** Retention of the file of a report, in days. */
export const REPORT_RETENTION_DAYS = 180

/** Maximum number of mails with reports per user in 24 hours (DRP-05). */
export const MAX_REPORT_MAILS = 10

export type ReportProduct = DataProduct & { readonly report: NonNullable<DataProduct['report']> }

const hasReport = (product: DataProduct): product is ReportProduct => product.report !== null

/** The products with a report, in their order (DRP-01). */
export function listReportProducts(): readonly ReportProduct[] {
  return DATA_PRODUCTS.filter(hasReport)
}

const PACKAGE = 'report-'

/** The package in the price list that sells the report of a product (DRP-01). */
export function reportPackageOf(product: Pick<DataProduct, 'id'>): string {
  return `${PACKAGE}${product.id}`
}

/** The product whose report a package sells; null if the package sells no report. */
export function findReportProduct(packageId: string): ReportProduct | null {
  return listReportProducts().find((product) => reportPackageOf(product) === packageId) ?? null
}

export const WHOLE_COUNTRY = '000000'

/** The places for which a report can be bought, the whole country first (DRP-01). */
export function listReportPlaces(): ReadonlyArray<{ readonly value: string; readonly label: string }> {
  return [
    { value: WHOLE_COUNTRY, label: '全国' },
    ...PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
  ]
}

/** The place in an order's `requestParam`; the whole country if it is absent, null for an unknown place. */
export function parseReportPlace(param: string | null | undefined): string | null {
  if (!param) return WHOLE_COUNTRY
  return listReportPlaces().find(({ value }) => value === param)?.value ?? null
}

/** 江苏省中标结果明细报告. */
export function formatReportTitle({ name }: Pick<DataProduct, 'name'>, place: string): string {
  return `${place === WHOLE_COUNTRY ? '全国' : (findProvince(place)?.name ?? '')}${name}报告`
}

/**
 * The states of a report. queued: waits for its turn · running: being made · done: can be downloaded · failed:
 * gave up, can be retried · held: a refund was requested and is being decided · cancelled: refunded · expired: its file
 * was deleted
 */
export const REPORT_STATES = ['queued', 'running', 'done', 'failed', 'held', 'cancelled', 'expired'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** The state labels on screen. */
export const REPORT_STATE_NAMES: Readonly<Record<ReportState, string>> = {
  queued: '排队中',
  running: '生成中',
  done: '已生成',
  failed: '生成失败',
  held: '退款审核中',
  cancelled: '已退款',
  expired: '已过期',
}

/** Progress of a report: finished steps and all steps. */
interface ReportProgress {
  readonly state: ReportState
  readonly step: number
  readonly steps: number
}

/** True for a report that changes by itself, so that polling makes sense (DRP-03). */
export function isReportInProgress({ state }: Pick<ReportProgress, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

/** Progress in whole percent; 100 only when the file exists (DRP-03). */
export function calculateReportProgress({ state, step, steps }: ReportProgress): number {
  if (state === 'done' || state === 'expired') return 100
  return Math.min(99, Math.floor((step / Math.max(1, steps)) * 100))
}

interface ReportActions {
  readonly download: boolean
  readonly mail: boolean
  readonly retry: boolean
  readonly remove: boolean
}

/** The actions of the owner (DRP-03): a report that was paid and not yet delivered cannot be removed. */
export function listReportActions({ state }: Pick<ReportProgress, 'state'>): ReportActions {
  const isDone = state === 'done'
  const remove = isDone || state === 'expired' || state === 'cancelled'
  return { download: isDone, mail: isDone, retry: state === 'failed', remove }
}

/** True when a report was delivered, so that it is not refunded (DRP-04). */
export function isReportDelivered({ state }: Pick<ReportProgress, 'state'>): boolean {
  return state === 'done' || state === 'expired'
}

/**
 * The reason why the file of a report is not available: the code, and a message if the code's own text is not enough.
 */
interface ReportRefusal {
  readonly error: '11000' | '11001'
  readonly message?: string
}

/** The reason why the file of a report is not available at `now` (ms); null if it is (DRP-06). */
export function findReportRefusal(
  { state, expiresAt }: { readonly state: ReportState; readonly expiresAt: number | null },
  now: number,
): ReportRefusal | null {
  if (state === 'queued' || state === 'running') return { error: '11001' }
  if (state === 'failed') return { error: '11001', message: '报告生成失败，请先重新生成' }
  if (state === 'held' || state === 'cancelled') return { error: '11000', message: '报告正在退款或已退款' }
  const isOver = state === 'expired' || (expiresAt ?? 0) <= now
  return isOver ? { error: '11000', message: '报告已过保留期，文件已删除' } : null
}
