import { SERVICE_STAGE_LABELS, type ServiceStage, STAGES_BEFORE_WORK, STAGES_OF } from './kinds.data'
import { listUnaccepted } from './missing-files'
import {
  MAX_ORDER_NOTE,
  type OrderEvent,
  type OrderLife,
  type OrderMove,
  type OrderRefusal,
  type ServiceOrder,
} from './service-order.state'

/** The life of an order: active, done, or closed early. */
export function findOrderLife({ stage, closedAt }: Pick<ServiceOrder, 'stage' | 'closedAt'>): OrderLife {
  if (closedAt !== null) return 'closed'
  return stage === 'done' ? 'done' : 'active'
}

/** The refusal of an order that is done or closed; null while it is active. */
export function refuseOver(order: Pick<ServiceOrder, 'stage' | 'closedAt'>): OrderRefusal | null {
  const life = findOrderLife(order)
  if (life === 'active') return null
  return { error: 'over', message: life === 'done' ? '订单已完成，不能再改' : '订单已关闭，不能再改' }
}

const early = (message: string): OrderRefusal => ({ error: 'too-early', message })

/** The obstacle to an order's next stage; null if it may move on (BOS-01). */
const findObstacle = (order: ServiceOrder, next: ServiceStage): OrderRefusal | null => {
  const { stage, contract, installments, paid } = order
  if (stage === 'sign' && contract !== 'signed') return early('合同还没有签署')
  if (stage === 'pay' && paid < (installments[0]?.amount ?? 0)) return early('首笔款项还没有到账')
  const [unaccepted] = listUnaccepted(order, stage)
  if (unaccepted) return early(`“${unaccepted.name}”还没有核对通过`)
  const total = installments.reduce((sum, { amount }) => sum + amount, 0)
  if (next === 'done' && paid < total) return early('款项还没有付清')
  return null
}

const checkText = (text: string, missing: string): OrderRefusal | null => {
  if (text.trim() === '') return { error: 'no-reason', message: missing }
  return text.trim().length > MAX_ORDER_NOTE
    ? { error: 'too-long', message: `最多 ${MAX_ORDER_NOTE} 字` }
    : null
}

/** True when work on an order has begun: in a stage after payment, or with money received (BOS-05). */
export function hasBegun({ stage, paid }: Pick<ServiceOrder, 'stage' | 'paid'>): boolean {
  return paid > 0 || !STAGES_BEFORE_WORK.includes(stage)
}

const close = (order: ServiceOrder, { by, reason }: Extract<OrderEvent, { type: 'close' }>): OrderMove => {
  if (by === 'boss' && hasBegun(order))
    return { error: 'too-late', message: '服务已经开始，需要关闭请联系您的服务管家' }
  return checkText(reason, '请写明关闭的原因') ?? { reason: reason.trim() }
}

/**
 * The result of an event: the order's new stage, or the reason it is closed for. An order that is done or closed
 * accepts no event (BOS-01, BOS-05).
 */
export function moveServiceOrder(order: ServiceOrder, event: OrderEvent): OrderMove {
  const over = refuseOver(order)
  if (over) return over
  if (event.type === 'close') return close(order, event)
  const stages = STAGES_OF[order.kind]
  const at = stages.indexOf(order.stage)
  if (event.type === 'back') {
    const before = stages[at - 1]
    if (before === undefined) return { error: 'wrong-state', message: '已经是第一步' }
    return checkText(event.note, '请写明退回的原因') ?? { stage: before }
  }
  const next = stages[at + 1]
  if (next === undefined) return { error: 'wrong-state', message: '已经是最后一步' }
  return findObstacle(order, next) ?? { stage: next }
}

/** Only a done or closed order can be removed from the list (BOS-05). */
export function refuseRemoval(order: Pick<ServiceOrder, 'stage' | 'closedAt'>): OrderRefusal | null {
  return findOrderLife(order) === 'active' ? { error: 'wrong-state', message: '进行中的订单不能删除' } : null
}

export type StageState = 'done' | 'current' | 'ahead'

/** The stages of an order in a line, each done, current or ahead. */
export function listStages({ kind, stage }: Pick<ServiceOrder, 'kind' | 'stage'>) {
  const stages = STAGES_OF[kind]
  const now = stages.indexOf(stage)
  return stages.map((stage, at) => {
    const state: StageState =
      at < now || (stage === 'done' && at === now) ? 'done' : at === now ? 'current' : 'ahead'
    return { stage: stage, label: SERVICE_STAGE_LABELS[stage], state }
  })
}
