'use client'

import { AGREEMENT_DIALOG } from '@zhushutong/domain/purchase'
import type { RunningEnterprise } from '@zhushutong/domain/seats'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AddSeatsForm, SeatForm } from '@/features/seats'
import { AgreementDialog } from '@/forms/agreement-dialog'
import { useDialogs } from '@/triggers/dialog-context'
import { useGateway } from '@/wiring/browser/gateway'
import { Confirmed } from './confirmed'

export function GiveSeatForm() {
  const router = useRouter()
  const { send } = useGateway()
  return (
    <SeatForm
      give={(seat, signal) => send(({ seats }) => seats.give(seat, { signal }))}
      onGiven={() => router.refresh()}
    />
  )
}

/** Buys more shared accounts: their number, then the payment dialog of all orders. */
export function AddSeats({ enterprise, now }: { enterprise: RunningEnterprise; now: number }) {
  const router = useRouter()
  const { open } = useDialogs()
  const { call } = useGateway()
  const [reads, setReads] = useState(false)
  return (
    <>
      <AddSeatsForm
        key={enterprise.bought}
        enterprise={enterprise}
        now={now}
        add={(count, businessPrice) =>
          call(async ({ purchase, seats }) => {
            const { agreementVersion } = await purchase.payTypes({})
            return { orderId: await seats.add({ count, businessPrice, agreementVersion }) }
          })
        }
        onOrdered={(orderId, fen) => {
          if (fen > 0) {
            open({ name: 'pay', orderId })
            return
          }
          toast('共享账号已增加', 'ok')
          router.refresh()
        }}
        onReadAgreement={() => setReads(true)}
      />
      {reads && (
        <AgreementDialog type="purchase" title={AGREEMENT_DIALOG.title} onClose={() => setReads(false)} />
      )}
    </>
  )
}

export function TakeSeatBack({ seatId, person }: { seatId: string; person: string }) {
  const { call } = useGateway()
  return (
    <Confirmed
      label={
        <>
          收回<span className="sr-only">{person}的共享账号</span>
        </>
      }
      title="收回共享账号"
      confirm="收回"
      done="共享账号已收回"
      act={() => call(({ seats }) => seats.takeBack({ seatId }))}
    >
      收回后“{person}”立即不能再使用企业的会员，空出的账号可以给别人。
    </Confirmed>
  )
}
