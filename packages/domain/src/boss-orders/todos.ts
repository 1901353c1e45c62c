import { addDays, dayOf } from '../formatting'
import { listMissing } from './missing-files'
import { balancePayments } from './payments'
import { findOrderLife } from './service-order.machine'
import type { ServiceOrder } from './service-order.state'

/** A task of the principal that is due now (BOS-06). */
interface OrderTodo {
  readonly kind: 'sign' | 'pay' | 'upload'
  readonly label: string
  /** The open part of the payment, in fen. */
  readonly amount: number | null
  /** YYYY-MM-DD */
  readonly dueOn: string | null
  readonly isOverdue: boolean
}

/** A payment becomes a task this many days before it is due (BOS-06). */
const ASKED_BEFORE_DAYS = 7

const PLAIN = { amount: null, dueOn: null, isOverdue: false } as const

const payTodos = ({ installments, paid, stage }: ServiceOrder, now: number): OrderTodo[] => {
  const soon = dayOf(addDays(now, ASKED_BEFORE_DAYS))
  const open = balancePayments(installments, paid, now).installments.filter(({ state }) => state !== 'paid')
  return open
    .filter(({ dueOn }, at) => dueOn <= soon || (stage === 'pay' && at === 0))
    .map(({ name, amount, paid: part, dueOn, state }) => ({
      kind: 'pay',
      label: `支付${name}`,
      amount: amount - part,
      dueOn,
      isOverdue: state === 'overdue',
    }))
}

/** The principal's tasks, the contract first: before it is signed there is no payment and no upload (BOS-06). */
export function listTodos(order: ServiceOrder, now: number): readonly OrderTodo[] {
  if (findOrderLife(order) !== 'active') return []
  if (order.contract === 'to-sign') return [{ kind: 'sign', label: '阅读并签署合同', ...PLAIN }]
  if (order.stage === 'sign') return []
  const uploads = listMissing(order).map(
    ({ name }): OrderTodo => ({ kind: 'upload', label: `上传${name}`, ...PLAIN }),
  )
  return [...payTodos(order, now), ...uploads]
}

/** The tabs of a principal's orders. */
export const ORDER_TABS = ['all', 'todo', 'active', 'done', 'closed'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

export const ORDER_TAB_LABELS: Readonly<Record<OrderTab, string>> = {
  all: '全部',
  todo: '待我处理',
  active: '进行中',
  done: '已完成',
  closed: '已关闭',
}

/** True when an order is in a tab; 待我处理 is a part of 进行中. */
export function isInTab(order: ServiceOrder, tab: OrderTab, now: number): boolean {
  if (tab === 'all') return true
  return tab === 'todo' ? listTodos(order, now).length > 0 : findOrderLife(order) === tab
}

/** The number of orders in each tab (BOS-06). */
export function countOrders(
  orders: readonly ServiceOrder[],
  now: number,
): Readonly<Record<OrderTab, number>> {
  const count = (tab: OrderTab) => orders.filter((order) => isInTab(order, tab, now)).length
  return {
    all: count('all'),
    todo: count('todo'),
    active: count('active'),
    done: count('done'),
    closed: count('closed'),
  }
}
