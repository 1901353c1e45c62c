'use client'

import { formatGift, INVITE_TEXTS, type InviteEvent, type InviteState } from '@zhushutong/domain/invite'
import { Button } from '@zhushutong/ui/button'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import { useMachine } from '@/streams/use-machine'
import { createInvite, type InviteOptions } from './create-invite'

/** The page of an invitation for the invited friend: the gift, the claim, and its result (INV-01). */
export function InviteDialog({ onClose, ...options }: InviteOptions & { readonly onClose: () => void }) {
  const [invite] = useState(() => createInvite(options))
  const state = useMachine(invite)
  // In an effect: React may discard a first rendering, and the gift would be claimed twice.
  useEffect(() => {
    invite.open()
    return () => invite.send({ type: 'leave' })
  }, [invite])
  if (state.at === 'closed' || state.at === 'login') return null
  return (
    <Dialog open title={INVITE_TEXTS.title} width="small" onClose={onClose}>
      <div className="grid justify-items-center gap-4 py-4 text-center">
        <Content state={state} send={invite.send} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function Content({
  state,
  send,
  onClose,
}: {
  state: InviteState
  send: (event: InviteEvent) => void
  onClose: () => void
}) {
  switch (state.at) {
    case 'offer':
    case 'claiming':
      return (
        <>
          <p className="text-16 font-semibold">{formatGift(state.gift)}</p>
          <p role="alert" className="text-bad empty:hidden">
            {state.at === 'offer' ? state.error : null}
          </p>
          <Button
            variant="gold"
            size="large"
            data-autofocus=""
            loading={state.at === 'claiming'}
            onClick={() => send({ type: 'claim' })}
          >
            {state.at === 'claiming' ? INVITE_TEXTS.claiming : INVITE_TEXTS.claim}
          </Button>
        </>
      )
    case 'unchecked':
      return (
        <>
          <p role="alert" className="text-bad">
            {state.text}
          </p>
          <Button variant="primary" onClick={() => send({ type: 'retry' })}>
            {INVITE_TEXTS.retry}
          </Button>
        </>
      )
    case 'claimed':
    case 'refused':
      return (
        <>
          <p role="status" className={state.at === 'claimed' ? 'text-16 font-semibold text-ok' : 'text-bad'}>
            {state.text}
          </p>
          <Button variant="primary" data-autofocus="" onClick={onClose}>
            {INVITE_TEXTS.close}
          </Button>
        </>
      )
    case 'invalid':
      return <p className="text-bad">{state.text}</p>
    default:
      return (
        <p role="status" className="text-ink-2">
          {INVITE_TEXTS.checking}
        </p>
      )
  }
}
