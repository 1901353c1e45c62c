import { dayOf, parseDay } from '../formatting'
import type { OrderStatus } from './order'

/**
 * The states of an order paid by transfer (TRF-02). waiting: nothing has arrived; short: a part has arrived; paid:
 * enough has arrived; over: the order closed or was refunded.
 */
export const TRANSFER_STATES = ['waiting', 'short', 'paid', 'over'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** Labels of a state for the staff. */
export const TRANSFER_STATE_LABELS: Readonly<Record<TransferState, string>> = {
  waiting: '等待到账',
  short: '款项不足',
  paid: '已付清',
  over: '已结束',
}

/** The state of an order by the money that has arrived for it, in fen (TRF-02). */
export function findTransferState(status: OrderStatus, arrivedFen: number): TransferState {
  if (status === 'pending') return arrivedFen > 0 ? 'short' : 'waiting'
  return status === 'paid' ? 'paid' : 'over'
}

/** The rest to be transferred for an open order, in fen (TRF-02). */
export function missingFen(amountFen: number, arrivedFen: number): number {
  return Math.max(0, amountFen - arrivedFen)
}

/** A transfer as entered by finance: its amount in fen, the bank's number, the day of its arrival, YYYY-MM-DD. */
export interface TransferEntry {
  readonly amount: number
  readonly bankReference: string
  readonly day: string
}

export interface TransferProblem {
  readonly field: keyof TransferEntry
  readonly message: string
}

/** Maximum length of a bank's number, in UTF-16 units. */
const MAX_BANK_REFERENCE = 64
const MAX_FEN = 1_000_000_000

const REFERENCE = /^[0-9A-Za-z._/-]+$/

const checkReference = (text: string): string | null => {
  if (text === '') return '请填写银行流水号'
  if (text.length > MAX_BANK_REFERENCE) return `银行流水号最多 ${MAX_BANK_REFERENCE} 个字符`
  return REFERENCE.test(text) ? null : '银行流水号只含字母、数字和 - _ . /'
}

const checkArrivalDay = (day: string, now: number, createdAt: number): string | null => {
  const at = parseDay(day)
  if (at === null) return '请填写到账日期，如 2026-11-23'
  if (at > now) return '到账日期不能晚于今天'
  return day < dayOf(createdAt) ? '到账日期不能早于下单日期' : null
}

/** All problems of an entry, in its order; empty if it is valid (TRF-01). `createdAt` is the order's, in ms. */
export function checkTransferEntry(
  { amount, bankReference, day }: TransferEntry,
  { now, createdAt }: { readonly now: number; readonly createdAt: number },
): readonly TransferProblem[] {
  const isAmount = Number.isSafeInteger(amount) && amount > 0 && amount <= MAX_FEN
  const problems = [
    ['amount', isAmount ? null : '请填写到账金额，如 20000 或 20000.50'],
    ['bankReference', checkReference(bankReference.trim())],
    ['day', checkArrivalDay(day, now, createdAt)],
  ] as const
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]))
}

/**
 * The time of payment of a transfer, in ms (TRF-01). A bank gives only the day, so the start of the day counts, in the
 * buyer's favour, but not before the order's creation; for today it is `now`.
 */
export function transferTime(day: string, createdAt: number, now: number): number {
  if (day === dayOf(now)) return now
  return Math.max(createdAt, parseDay(day) ?? now)
}
