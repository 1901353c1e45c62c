import { buildPurchaseHref } from '@zhushutong/domain/purchase'
import { SeatsView } from '@/features/seats'
import { orNull } from '@/wiring/server/answers'
import { AddSeats, GiveSeatForm, TakeSeatBack } from '../controls/seats-controls'
import type { SectionProps } from '../section'

/** 共享账号 (SEA-01). */
export async function CenterSeats({ reader: { member, calls } }: SectionProps) {
  const page = await orNull(calls.seats.list())
  const isChild =
    member?.holdings.some(({ kind, isShared, overTime }) => {
      return kind === 'enterprise' && isShared && overTime > member.readAt
    }) ?? false
  return (
    <SeatsView
      page={page}
      buyHref={buildPurchaseHref({ product: 'enterprise', childNumber: page?.bought || null })}
      isChild={isChild}
      form={<GiveSeatForm />}
      addForm={
        page?.overTime && member ? (
          <AddSeats enterprise={{ bought: page.bought, overTime: page.overTime }} now={member.readAt} />
        ) : null
      }
      takeBack={({ seatId, name, mobile }) => <TakeSeatBack seatId={seatId} person={name || mobile} />}
    />
  )
}
