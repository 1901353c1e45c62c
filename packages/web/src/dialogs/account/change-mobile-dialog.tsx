'use client'

import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { ChangeMobileDialog } from '@/features/login/security/change-mobile-dialog'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'

/** 更换手机号, opened from 账号安全. */
export default function OpenedChangeMobile({ onClose }: DialogHostProps) {
  const router = useRouter()
  const close = () => {
    onClose()
    toast('手机号已更换', 'ok')
    router.refresh()
  }
  return (
    <ChangeMobileDialog
      slider={port('slider')}
      calls={port('security')}
      now={Date.now}
      onChanged={close}
      onClose={onClose}
    />
  )
}
