import { addDays, dayOf } from '../formatting'

/** The periods of the staff's figures in days; records are stored for 90 days (TRK-04). */
export const USAGE_PERIODS = [7, 30, 90] as const
export type UsagePeriod = (typeof USAGE_PERIODS)[number]

/** The steps from viewing a page to paying, in order. */
export const FUNNEL_STEPS = ['page', 'dialog', 'order', 'paid'] as const
type FunnelStep = (typeof FUNNEL_STEPS)[number]

export const FUNNEL_LABELS: Readonly<Record<FunnelStep, string>> = {
  page: '浏览页面',
  dialog: '打开购买窗口',
  order: '下单',
  paid: '付款',
}

/** The types of the portal's records (TRK-03): a page, a viewed part of a page, an event on an element. */
export const TRACKED_TYPES = { page: 'page', part: 'part', event: 'event' } as const

/** The record name of a viewed purchase dialog. */
export const PURCHASE_DIALOG = 'purchase-dialog'

/** The number of members who took a step on a day in Asia/Shanghai. */
export interface StepCount {
  /** YYYY-MM-DD */
  readonly day: string
  readonly step: FunnelStep
  readonly members: number
}

type FunnelDay = { readonly day: string } & Readonly<Record<FunnelStep, number>>

/** The last `days` days up to the one of `now`, the newest first; a step without members is 0 (TRK-04). */
export function buildFunnel(counts: readonly StepCount[], days: UsagePeriod, now: number): FunnelDay[] {
  const today = dayOf(now)
  return Array.from({ length: days }, (_, back) => {
    const day = addDays(today, -back)
    const count = (step: FunnelStep) =>
      counts.find((count) => count.day === day && count.step === step)?.members ?? 0
    return { day, page: count('page'), dialog: count('dialog'), order: count('order'), paid: count('paid') }
  })
}
