import { formatDate, formatTime } from '@zhushutong/domain/formatting'
import { SEAT_STATE_LABELS, type SeatState } from '@zhushutong/domain/seats'
import { LinkButton } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'

interface SeatItem {
  readonly seatId: string
  /** Mobile number with masked middle digits. */
  readonly mobile: string
  readonly name: string
  readonly state: SeatState
  readonly giveTime: number
}

interface SeatsPage {
  readonly isOwner: boolean
  readonly isInForce: boolean
  readonly bought: number
  readonly left: number
  readonly overTime: number | null
  readonly records: readonly SeatItem[]
}

interface Props {
  /** null: loading failed. */
  page: SeatsPage | null
  /** The page to buy or renew the enterprise VIP. */
  buyHref: string
  /** True if the reader uses a seat of another user's enterprise VIP. */
  isChild: boolean
  form: ReactNode
  /** The form for additional accounts for the rest of the term. */
  addForm: ReactNode
  takeBack: (seat: SeatItem) => ReactNode
}

/** The shared accounts of the reader's enterprise VIP (SEA-01, SEA-02). */
export function SeatsView({ page, buyHref, isChild, form, addForm, takeBack }: Props) {
  if (page === null)
    return (
      <TitledCard title="共享账号">
        <ErrorState title="共享账号暂时没有加载出来">请稍后刷新页面重试</ErrorState>
      </TitledCard>
    )
  if (!page.isOwner)
    return (
      <TitledCard title="共享账号">
        <EmptyState
          title={isChild ? '您正在使用企业的共享账号' : '暂未开通企业 VIP'}
          action={
            <LinkButton href={buyHref} variant={isChild ? undefined : 'gold'}>
              {isChild ? '了解企业 VIP' : '开通企业 VIP'}
            </LinkButton>
          }
        >
          {isChild
            ? '会员由企业管理与续费；如需给同事开通，请联系企业的账号持有人。'
            : '企业 VIP 可以按手机号给同事共享账号，随时收回再给别人。'}
        </EmptyState>
      </TitledCard>
    )
  const { isInForce, bought, left, overTime, records } = page
  return (
    <>
      {isInForce ? (
        <TitledCard
          title="给出共享账号"
          note={`共 ${bought} 个，还可给出 ${left} 个，有效期至 ${formatDate(overTime)}`}
        >
          {left > 0 ? (
            form
          ) : (
            <p className="text-ink-2">共享账号已全部给出。收回一个后可再给出，也可以在下面加购。</p>
          )}
        </TitledCard>
      ) : (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-3 bg-warn-soft px-4 py-3 text-warn"
        >
          <span>企业 VIP 已于 {formatDate(overTime)} 到期，共享账号已停用；续费后自动恢复。</span>
          <LinkButton href={buyHref} variant="gold" size="small">
            去续费
          </LinkButton>
        </div>
      )}
      {isInForce && <TitledCard title="加购账号">{addForm}</TitledCard>}
      <TitledCard title="已给出" count={records.length}>
        {records.length === 0 ? (
          <EmptyState title="暂无共享账号">填写同事的手机号，对方登录后即可使用企业的会员</EmptyState>
        ) : (
          <ul>
            {records.map((seat) => (
              <li
                key={seat.seatId}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0"
              >
                <span className="font-semibold">{seat.name || seat.mobile}</span>
                {seat.name && <span className="text-ink-2">{seat.mobile}</span>}
                <Tag tone={seat.state === 'active' && isInForce ? 'ok' : 'neutral'}>
                  {isInForce ? SEAT_STATE_LABELS[seat.state] : '已停用'}
                </Tag>
                <span className="text-12 text-ink-3">{formatTime(seat.giveTime)} 给出</span>
                <span className="ml-auto">{takeBack(seat)}</span>
              </li>
            ))}
          </ul>
        )}
      </TitledCard>
    </>
  )
}
