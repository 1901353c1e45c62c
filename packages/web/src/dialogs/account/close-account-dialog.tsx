'use client'

import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { CloseAccountDialog } from '@/features/login/security/close-account-dialog'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'

/** 注销账号, opened from 账号安全. */
export default function OpenedCloseAccount({ onClose }: DialogHostProps) {
  const router = useRouter()
  const close = () => {
    onClose()
    toast('注销申请已提交，可以在这里撤回', 'ok')
    router.refresh()
  }
  return (
    <CloseAccountDialog
      slider={port('slider')}
      calls={port('security')}
      now={Date.now}
      onRequested={close}
      onClose={onClose}
    />
  )
}
