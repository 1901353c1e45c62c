import { formatTime } from '@zhushutong/domain/formatting'
import { ChevronLeftIcon, PhoneIcon } from '@zhushutong/ui/icon'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import type { RequiredFile, ServiceOrderDetail, UploadedFile } from './boss.types'
import { ContractCard } from './contract-card'
import { LifeTag } from './life-tag'
import { PapersCard } from './papers-card'
import { PaymentsCard } from './payments-card'
import {
  CandidatesCard,
  EventsCard,
  FilesCard,
  InvoicesCard,
  MattersCard,
  PlanCard,
  StewardCard,
} from './progress-cards'
import { StageLine } from './stage-line'
import { TodoCard } from './todo-card'
import './boss.css'

/** A service order: pending tasks first, then the progress, then all parts of the order (BOS-06). */
export function OrderDetailView({
  order,
  listHref,
  sign,
  uploadTo,
  removeOf,
  actions,
}: {
  order: ServiceOrderDetail
  listHref: string
  sign: ReactNode
  /** The upload control for a requirement; null for other files. */
  uploadTo: (requirement: RequiredFile | null) => ReactNode
  removeOf: (requirement: RequiredFile | null, file: UploadedFile) => ReactNode
  actions: ReactNode
}) {
  return (
    <>
      <header className="grid gap-1">
        <a
          href={listHref}
          className="inline-flex items-center gap-1 justify-self-start py-1 text-ink-2 hover:text-primary"
        >
          <ChevronLeftIcon size={14} />
          全部订单
        </a>
        <h1 className="flex flex-wrap items-center gap-2 text-20 font-semibold">
          {order.title}
          <Tag>{order.kindName}</Tag>
          <LifeTag life={order.life} />
        </h1>
        <p className="flex flex-wrap gap-x-4 text-ink-2">
          <span>{order.companyName}</span>
          <span className="text-ink-3">订单号 {order.orderCode}</span>
          <span className="text-ink-3">下单 {formatTime(order.createTime)}</span>
        </p>
        <p className="lg:hidden">
          <a className="inline-flex items-center gap-1 py-1 text-primary" href={`tel:${order.steward.phone}`}>
            <PhoneIcon size={14} />
            联系{order.steward.isAssigned ? `管家 ${order.steward.name}` : order.steward.name}
          </a>
        </p>
      </header>
      <TodoCard order={order} />
      <TitledCard title="办理进度">
        <StageLine stages={order.stages} />
      </TitledCard>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_260px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ContractCard eSign={order.eSign} sign={sign} />
          <PapersCard requirements={order.requirements} uploadTo={uploadTo} removeOf={removeOf} />
          <PaymentsCard payments={order.payments} account={order.account} />
          <CandidatesCard candidates={order.candidates} />
          <MattersCard matters={order.matters} />
          <PlanCard steps={order.steps} />
          <InvoicesCard invoices={order.invoices} />
          <FilesCard
            files={order.files}
            upload={order.life === 'active' ? uploadTo(null) : null}
            removeOf={(file) => removeOf(null, file)}
          />
          <EventsCard events={order.events} />
        </div>
        <aside aria-label="联系与操作" className="grid gap-4">
          <StewardCard steward={order.steward} />
          {actions}
        </aside>
      </div>
    </>
  )
}
