import { MAX_SERVICE_FILE_BYTES } from './file-types.data'
import type { Requirement, ServiceOrder } from './service-order.state'

/** A requirement of 资料收集; `over` replaces single fields. */
export function aRequirement(over: Partial<Requirement> = {}): Requirement {
  return {
    id: 'license',
    stage: 'collect',
    name: '营业执照',
    note: '',
    types: ['pdf', 'jpg'],
    maxBytes: MAX_SERVICE_FILE_BYTES,
    isNeeded: true,
    ...over,
  }
}

/** An order in 资料收集 with a signed contract; `over` replaces single fields. */
export function aServiceOrder(over: Partial<ServiceOrder> = {}): ServiceOrder {
  return {
    kind: 'qualification',
    stage: 'collect',
    closedAt: null,
    contract: 'signed',
    installments: [
      { id: 'a', name: '首付款', amount: 600, dueOn: '2026-11-20' },
      { id: 'b', name: '尾款', amount: 400, dueOn: '2027-03-01' },
    ],
    paid: 600,
    requirements: [aRequirement()],
    files: [],
    ...over,
  }
}
