'use client'

import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { InviteForm } from '@/features/invite/invite-form'
import { useGateway } from '@/wiring/browser/gateway'

/** Creates an invitation; its link appears in the list below. */
export function NewInviteForm({
  scopes,
}: {
  scopes: ReadonlyArray<{ readonly scope: string; readonly scopeName: string }>
}) {
  const router = useRouter()
  const { send } = useGateway()
  return (
    <InviteForm
      scopes={scopes}
      create={(form, signal) =>
        send(({ invites }) => invites.create(form as Parameters<typeof invites.create>[0], { signal }))
      }
      onMade={() => {
        toast('邀请已创建，复制链接发给好友', 'ok')
        router.refresh()
      }}
    />
  )
}
