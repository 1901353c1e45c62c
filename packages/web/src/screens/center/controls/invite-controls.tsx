'use client'

import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { InviteForm } from '@/features/invite/invite-form'
import { port } from '@/wiring/browser/ports'

/** Creates an invitation; its link appears in the list below. */
export function NewInviteForm({
  scopes,
}: {
  scopes: ReadonlyArray<{ readonly scope: string; readonly scopeName: string }>
}) {
  const router = useRouter()
  return (
    <InviteForm
      scopes={scopes}
      create={(form, signal) => port('invites').create(form, signal)}
      onMade={() => {
        toast('邀请已创建，复制链接发给好友', 'ok')
        router.refresh()
      }}
    />
  )
}
