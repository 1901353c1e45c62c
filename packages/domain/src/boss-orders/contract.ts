import { refuseOver } from './service-order.machine'
import type { ContractState, OrderRefusal, ServiceOrder } from './service-order.state'

/** The contract's states in the principal's words (BOS-04). */
export const CONTRACT_STATE_LABELS: Readonly<Record<ContractState, string>> = {
  none: '准备中',
  'to-sign': '待签署',
  signed: '已签署',
  refused: '已拒签',
}

export type ContractEvent =
  /** The staff offer a text to the principal. */
  | 'offer'
  /** The staff withdraw the offer before the principal decides. */
  | 'withdraw'
  /** The signing service reports the principal's decision. */
  | 'sign'
  | 'refuse'
  /** The staff store a contract that was signed on paper. */
  | 'record'

const NEXT: Readonly<
  Record<ContractEvent, { readonly from: readonly ContractState[]; readonly to: ContractState }>
> = {
  offer: { from: ['none', 'refused'], to: 'to-sign' },
  withdraw: { from: ['to-sign'], to: 'none' },
  sign: { from: ['to-sign'], to: 'signed' },
  refuse: { from: ['to-sign'], to: 'refused' },
  record: { from: ['none', 'to-sign', 'refused'], to: 'signed' },
}

const REFUSALS: Readonly<Record<ContractState, string>> = {
  none: '合同还没有准备好',
  'to-sign': '合同正在等待签署，请先撤回',
  signed: '合同已经签署，不能再改',
  refused: '合同已被拒签，请重新准备',
}

/** The contract's state after an event; a contract belongs to the first stage of an open order (BOS-04). */
export function moveContract(
  order: Pick<ServiceOrder, 'stage' | 'closedAt' | 'contract'>,
  event: ContractEvent,
): { readonly contract: ContractState } | OrderRefusal {
  const over = refuseOver(order)
  if (over) return over
  const { from, to } = NEXT[event]
  if (!from.includes(order.contract)) return { error: 'wrong-state', message: REFUSALS[order.contract] }
  return { contract: to }
}

/** Minimum and maximum length of a contract's text, in UTF-16 units. */
export const CONTRACT_TEXT_LENGTH = { least: 50, most: 30_000 } as const

/** The problems of a contract before it is offered to the principal, by field (BOS-04). */
export function checkContractText({ title, text }: { readonly title: string; readonly text: string }) {
  const length = text.trim().length
  return [
    ...(title.trim() === '' || title.trim().length > 60
      ? [{ field: 'title', message: '请填写合同名称，最多 60 字' }]
      : []),
    ...(length < CONTRACT_TEXT_LENGTH.least || length > CONTRACT_TEXT_LENGTH.most
      ? [
          {
            field: 'text',
            message: `合同正文应为 ${CONTRACT_TEXT_LENGTH.least} 至 ${CONTRACT_TEXT_LENGTH.most} 字`,
          },
        ]
      : []),
  ]
}
