import { endOfDay, parseDay } from '../formatting'
import type { Installment } from './service-order.state'

export type InstallmentState = 'paid' | 'partial' | 'open' | 'overdue'

/** The states of a payment in words. */
export const INSTALLMENT_STATE_LABELS: Readonly<Record<InstallmentState, string>> = {
  paid: '已付清',
  partial: '已付部分',
  open: '待付款',
  overdue: '已逾期',
}

/** A payment of the plan and its received part; fen. */
interface InstallmentBalance extends Installment {
  readonly paid: number
  readonly state: InstallmentState
}

/** The plan against the received money; fen (BOS-03). */
interface PaymentBalance {
  readonly total: number
  readonly paid: number
  readonly open: number
  /** Money received above the total; it belongs to the company. */
  readonly surplus: number
  readonly installments: readonly InstallmentBalance[]
}

const stateOf = ({ amount, dueOn }: Installment, paid: number, now: number): InstallmentState => {
  if (paid >= amount) return 'paid'
  const due = parseDay(dueOn)
  if (due !== null && now > endOfDay(due)) return 'overdue'
  return paid > 0 ? 'partial' : 'open'
}

/**
 * Received money pays the plan's payments in their order, regardless of its stated purpose; a payment on the due day is
 * in time (BOS-03).
 */
export function balancePayments(plan: readonly Installment[], paid: number, now: number): PaymentBalance {
  let left = paid
  const installments = plan.map((installment) => {
    const part = Math.min(left, installment.amount)
    left -= part
    return { ...installment, paid: part, state: stateOf(installment, part, now) }
  })
  const total = plan.reduce((sum, { amount }) => sum + amount, 0)
  return { total, paid, open: Math.max(0, total - paid), surplus: left, installments }
}
