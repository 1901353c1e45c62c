import {
  findOrderLife,
  hasBegun,
  listStages,
  listTodos,
  refuseRemoval,
  SERVICE_KIND_LABELS,
  SERVICE_STAGE_LABELS,
  SERVICE_STAGE_NOTES,
} from '@zhushutong/domain/boss-orders'
import { SERVICE_FILE_PATH } from '@zhushutong/sdk/contract'
import { type FileRow, factsOf, type findEvents, type ServiceCase } from './service-case.store'

type Events = Awaited<ReturnType<typeof findEvents>>

/** An order in the principal's list. */
export function summaryView(serviceCase: ServiceCase, now: number) {
  const { order, firm } = serviceCase
  const facts = factsOf(serviceCase)
  return {
    orderId: order.id,
    orderCode: order.code,
    kind: order.kind,
    kindName: SERVICE_KIND_LABELS[order.kind],
    title: order.title,
    companyName: firm.name,
    life: findOrderLife(facts),
    stage: order.stage,
    stageName: SERVICE_STAGE_LABELS[order.stage],
    isNew: order.seenAt === null || order.updatedAt > order.seenAt,
    todos: [...listTodos(facts, now)],
    createTime: order.createdAt,
    updateTime: order.updatedAt,
  }
}

/** The stages of an order, each with the latest time of arrival. */
export function stagesView({ order }: ServiceCase, events: Events) {
  return listStages(order).map((item) => ({
    ...item,
    time:
      item.state === 'ahead'
        ? null
        : (events.find(({ stage, isArrival }) => isArrival && stage === item.stage)?.at ?? null),
  }))
}

/** An order on the principal's own page. */
export function detailsView(serviceCase: ServiceCase, events: Events, now: number) {
  const { order, firm } = serviceCase
  const facts = factsOf(serviceCase)
  return {
    ...summaryView(serviceCase, now),
    creditCode: firm.creditCode,
    stageNote: SERVICE_STAGE_NOTES[order.stage],
    contract: order.contractState,
    stages: stagesView(serviceCase, events),
    closeReason: order.closeReason,
    closeTime: order.closedAt,
    isClosable: findOrderLife(facts) === 'active' && !hasBegun(facts),
    isRemovable: refuseRemoval(facts) === null,
  }
}

export function fileView(file: FileRow, isOpen: boolean) {
  return {
    fileId: file.id,
    name: file.name,
    type: file.type,
    size: file.size,
    state: file.state,
    reason: file.reason,
    isFromStaff: file.isFromStaff,
    isRemovable: isOpen && isRemovableFile(file),
    href: SERVICE_FILE_PATH.replace('{fileId}', file.id),
    createTime: file.createdAt,
  }
}

/** The principal may delete an upload until the staff accept it. */
export function isRemovableFile({ isFromStaff, state }: FileRow): boolean {
  return !isFromStaff && state !== 'accepted'
}
