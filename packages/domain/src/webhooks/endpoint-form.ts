import { HOUR_MS } from '../formatting'
import { checkWebhookUrl } from './address'

/** Maximum number of addresses per account. */
export const MAX_WEBHOOKS = 5
/** Maximum length of an address's name in UTF-16 units. */
export const MAX_WEBHOOK_NAME = 30
/** Maximum number of subscriptions chosen one by one for an address. */
export const MAX_CHOSEN = 100
/** Limits per account for tests and for events sent again; `within` in ms. */
export const WEBHOOK_LIMITS = {
  test: { within: HOUR_MS, most: 30 },
  again: { within: HOUR_MS, most: 60 },
} as const

export interface WebhookForm {
  readonly name: string
  readonly url: string
  /** null: all subscriptions, future ones included. */
  readonly subscriptionIds: readonly string[] | null
}

interface WebhookProblem {
  readonly field: 'name' | 'url' | 'subscriptionIds'
  readonly message: string
}

const checkName = (name: string): string | null => {
  if (name === '') return '请填写名称，便于日后辨认'
  return name.length > MAX_WEBHOOK_NAME ? `名称最多 ${MAX_WEBHOOK_NAME} 字` : null
}

const checkChosen = (ids: WebhookForm['subscriptionIds']): string | null => {
  if (ids === null) return null
  if (ids.length === 0) return '请至少选择一个订阅，或选择全部订阅'
  return ids.length > MAX_CHOSEN ? `最多选择 ${MAX_CHOSEN} 个订阅，更多请选择全部订阅` : null
}

/** The form without surrounding spaces and duplicate subscriptions (WHK-01). */
export function trimWebhookForm({ name, url, subscriptionIds }: WebhookForm): WebhookForm {
  const chosen = subscriptionIds && [...new Set(subscriptionIds)]
  return { name: name.trim(), url: url.trim(), subscriptionIds: chosen }
}

/** All problems of a trimmed form, in its order; empty if the address can be saved (WHK-01). */
export function checkWebhookForm(form: WebhookForm, allowsLocal: boolean): readonly WebhookProblem[] {
  const problems = [
    ['name', checkName(form.name)],
    ['url', checkWebhookUrl(form.url, allowsLocal)],
    ['subscriptionIds', checkChosen(form.subscriptionIds)],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/** The messages about addresses. */
export const WEBHOOK_TEXTS = {
  tooMany: `最多 ${MAX_WEBHOOKS} 个接收地址，请先删除不再使用的`,
  tooManyTests: `一小时内最多测试 ${WEBHOOK_LIMITS.test.most} 次，请稍后重试`,
  tooManyAgain: `一小时内最多重发 ${WEBHOOK_LIMITS.again.most} 次，请稍后重试`,
  unknownChosen: '所选的订阅已不存在，请重新选择',
  isOff: '这个 Webhook 已停用，请先启用',
  stopped: '连续失败 3 天，已自动停用；修好后点“启用”继续',
} as const
