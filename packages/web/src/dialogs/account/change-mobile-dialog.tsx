'use client'

import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { ChangeMobileDialog } from '@/features/login/security/change-mobile-dialog'
import { securityPort } from '@/wiring/browser/adapters/account'
import { sliderPort } from '@/wiring/browser/adapters/login'
import { usePort } from '@/wiring/browser/gateway'
import type { DialogHostProps } from '../dialog.types'

/** 更换手机号, opened from 账号安全. */
export default function OpenedChangeMobile({ onClose }: DialogHostProps) {
  const router = useRouter()
  const slider = usePort(sliderPort)
  const calls = usePort(securityPort)
  const close = () => {
    onClose()
    toast('手机号已更换', 'ok')
    router.refresh()
  }
  return (
    <ChangeMobileDialog slider={slider} calls={calls} now={Date.now} onChanged={close} onClose={onClose} />
  )
}
