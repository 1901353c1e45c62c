import { DAY_MS, HOUR_MS, MINUTE_MS } from '../formatting'

/**
 * Waits after each failed attempt, in ms; after the last wait and one more failure a delivery has failed for good.
 */
export const RETRY_AFTER = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  24 * HOUR_MS,
] as const
/** Time without a success, in ms, after which a failing address is switched off. */
export const STOPPED_AFTER = 3 * DAY_MS
/** Timeout of a receiver's answer, in ms. */
export const ANSWER_WITHIN = 10_000
/** Characters of an answer stored in the log (WHK-06). */
export const MAX_ANSWER = 500
/** Retention of events and deliveries, in days (WHK-07). */
export const WEBHOOK_RETENTION_DAYS = 30

/** The states of a delivery (WHK-06). */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Causes of a delivery: an event, the test button, or an event sent again by its owner (WHK-06). */
export const DELIVERY_CAUSES = ['event', 'test', 'again'] as const
export type DeliveryCause = (typeof DELIVERY_CAUSES)[number]

/** Reasons why an attempt has no valid answer. */
export const ATTEMPT_FAILURES = [
  'status',
  'redirect',
  'timeout',
  'refused',
  'name',
  'tls',
  'network',
  'secret',
] as const
export type AttemptFailure = (typeof ATTEMPT_FAILURES)[number]

/** Labels of failed attempts. */
export const ATTEMPT_FAILURE_LABELS: Readonly<Record<AttemptFailure, string>> = {
  status: '返回的不是 2xx',
  redirect: '返回了跳转，不会跟随',
  timeout: `${ANSWER_WITHIN / 1000} 秒内没有返回`,
  refused: '地址指向本机或内网，没有发送',
  name: '域名解析失败',
  tls: '证书无效或 TLS 握手失败',
  network: '连接失败或中断',
  secret: '签名密钥无法读取，请更换密钥',
}

/** True for a status that means that the event was received (WHK-04). */
export function isTaken(status: number): boolean {
  return status >= 200 && status < 300
}

/**
 * The time of the next attempt after a number of failed ones, the last at `now`; null if there is no further attempt
 * (WHK-04).
 */
export function calculateNextTry(attempts: number, now: number): number | null {
  const wait = RETRY_AFTER[attempts - 1]
  return wait === undefined ? null : now + wait
}

/**
 * True when an address has failed for too long; `failingSince` is its first failure after its last success (WHK-04).
 */
export function isToStop(failingSince: number, now: number): boolean {
  return now - failingSince >= STOPPED_AFTER
}
