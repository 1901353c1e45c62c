'use client'

import { useRouter } from 'next/navigation'
import { SeatForm } from '@/features/seats'
import { port } from '@/wiring/browser/ports'
import { Confirmed } from './confirmed'

/** Gives a shared account. */
export function GiveSeatForm() {
  const router = useRouter()
  return (
    <SeatForm give={(seat, signal) => port('seats').give(seat, signal)} onGiven={() => router.refresh()} />
  )
}

/** Takes a shared account back. */
export function TakeSeatBack({ seatId, person }: { seatId: string; person: string }) {
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
      act={() => port('seats').takeBack(seatId)}
    >
      收回后“{person}”立即不能再使用企业的会员，空出的账号可以给别人。
    </Confirmed>
  )
}
