import { type HttpError, useOne } from '@refinedev/core'
import { SERVICE_KIND_LABELS, SERVICE_STAGE_LABELS } from '@zhushutong/domain/boss-orders'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { CopyButton } from '@zhushutong/ui/fields/copy-button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import { useNavigate, useParams } from 'react-router'
import type { RowOf } from '../../api'
import { Facts, failureTitle } from '../../list/row-panel'
import { ContractCard } from './contract-card'
import { FilesCard } from './files-card'
import { LifeTag } from './life-tag'
import { ListCards } from './list-cards'
import { InvoicesCard, ReceiptsCard } from './money-cards'
import { MoveCard } from './move-card'
import { PrincipalForm, StewardForm } from './people-forms'
import type { CardProps, WholeOrder } from './types'

function Head({ order }: CardProps) {
  const { details } = order
  return (
    <TitledCard title="订单" note={<LifeTag life={order.life} />}>
      <Facts
        facts={[
          ['订单号', order.code],
          ['类型', SERVICE_KIND_LABELS[order.kind]],
          ['阶段', <Tag key="stage">{SERVICE_STAGE_LABELS[order.stage]}</Tag>],
          ['企业', order.companyName],
          ['信用代码', details.creditCode],
          [
            '负责人',
            <span key="principal">
              {order.principalName}{' '}
              <a className="text-primary" href={`tel:${order.principalMobile}`}>
                {order.principalMobile}
              </a>
            </span>,
          ],
          [
            '服务码',
            <span key="code" className="inline-flex items-center gap-2">
              {details.serviceCode}
              {details.serviceCodeUsed ? (
                <Tag>已使用</Tag>
              ) : (
                <CopyButton text={details.serviceCode} label="复制服务码" />
              )}
            </span>,
          ],
          ['关闭原因', details.closeReason],
          ['下单时间', formatTime(order.createTime)],
        ]}
      />
    </TitledCard>
  )
}

function Events({ order }: CardProps) {
  return (
    <TitledCard title="进展">
      <ol className="grid gap-2">
        {order.details.events.map(({ time, text }) => (
          <li key={`${time} ${text}`} className="grid gap-x-4 md:grid-cols-[140px_minmax(0,1fr)]">
            <span className="text-ink-3">{formatTime(time)}</span>
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}

function Whole({ order }: CardProps) {
  const isOpen = order.life === 'active'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <h1 className="text-20 font-semibold lg:col-span-2">{order.title}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FilesCard order={order} />
        <ContractCard order={order} />
        {isOpen && <ListCards order={order} />}
        <ReceiptsCard order={order} />
        <InvoicesCard order={order} />
        <Events order={order} />
      </div>
      <div className="grid gap-4">
        <Head order={order} />
        {isOpen && <MoveCard order={order} />}
        <StewardForm order={order} />
        <PrincipalForm order={order} />
      </div>
    </div>
  )
}

export function OrderPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { result, query } = useOne<RowOf<'serviceOrder'> & { id: string }, HttpError>({
    resource: 'serviceOrder',
    id,
    errorNotification: false,
  })
  if (query.isError)
    return (
      <div className="card">
        <ErrorState
          title={failureTitle(query.error)}
          action={<Button onClick={() => navigate('/serviceOrder')}>返回订单列表</Button>}
        >
          {query.error.message}
        </ErrorState>
      </div>
    )
  return result?.details ? <Whole order={result as WholeOrder} /> : <ListSkeleton rows={8} />
}
