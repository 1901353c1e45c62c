import type { Viewer } from '../access'
import { formatCount } from '../formatting'
import { FREE_SUBSCRIPTIONS } from '../membership'

/** The limit for members, whose subscriptions are otherwise unlimited: more than any person reads (SUB-03). */
export const MAX_SUBSCRIPTIONS = 1000

/** Maximum number of a reader's subscriptions (SUB-03, MEM-02). */
export function subscriptionLimit({ svip, enterprise }: Viewer): number {
  return svip || enterprise ? MAX_SUBSCRIPTIONS : FREE_SUBSCRIPTIONS
}

/** The messages about subscriptions. */
export const SUBSCRIPTION_TEXTS = {
  button: '订阅',
  follow: '关注动态',
  watch: '关注变更',
  added: '已订阅，有新数据会通知您',
  free: `未开通会员最多 ${FREE_SUBSCRIPTIONS} 个订阅，开通会员后不限`,
  full: `订阅已满 ${formatCount(MAX_SUBSCRIPTIONS)} 个，请先删除一些`,
  /** For a condition that is now locked for the reader. */
  closed: '其中的条件需要会员才能使用，续费后会补发期间的新数据',
} as const

/** Maximum length of a subscription's name in UTF-16 units. */
export const MAX_SUBSCRIPTION_NAME = 40

/** The problem of a trimmed name; null if there is none (SUB-01). */
export function checkSubscriptionName(name: string): string | null {
  if (name === '') return '请填写名称'
  return name.length > MAX_SUBSCRIPTION_NAME ? `名称最多 ${MAX_SUBSCRIPTION_NAME} 字` : null
}
