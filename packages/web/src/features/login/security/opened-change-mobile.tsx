'use client'

import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import type { DialogHostProps } from '@/triggers/dialog-host'
import { usePort } from '@/wiring/browser/gateway'
import { sliderPort } from '@/wiring/browser/login-port'
import { ChangeMobileDialog } from './change-mobile-dialog'
import { securityPort } from './security-port'

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
