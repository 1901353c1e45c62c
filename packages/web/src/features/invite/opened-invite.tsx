'use client'

import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { browserClock } from '@/wiring/browser/clock'
import { type Gateway, usePort } from '@/wiring/browser/gateway'
import { InviteDialog } from './invite-dialog'

/** A friend's invitation. */
function invitesPort({ call }: Gateway) {
  return {
    check: (code: string) =>
      call(({ invites }) =>
        invites.gift({ code }).then(({ inviter, scopeName, time: days }) => ({ inviter, scopeName, days })),
      ),
    claim: (code: string) => call(({ invites }) => invites.claim({ code })),
  }
}

/** An invitation, opened by its link on the home page (INV-01). */
export default function OpenedInvite({
  code,
  claims = false,
  viewer,
  onOpen,
  onClose,
}: DialogProps['invite'] & DialogHostProps) {
  const router = useRouter()
  const gateway = usePort(invitesPort)
  const leave = () => {
    onClose()
    // The address no longer contains the invitation: a reload shows the home page.
    router.replace('/')
  }
  return (
    <InviteDialog
      code={code}
      claims={claims}
      loggedIn={viewer.loggedIn}
      gateway={gateway}
      clock={browserClock}
      onLogin={(inviter) =>
        onOpen({ name: 'login', inviter, next: { action: { name: 'invite', code, claims: true } } })
      }
      onInvalid={(text) => {
        toast(text, 'bad')
        leave()
      }}
      onClaimed={() => router.refresh()}
      onClose={leave}
    />
  )
}
