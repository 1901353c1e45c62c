'use client'

import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import type { DialogHostProps } from '@/triggers/dialog-host'
import { usePort } from '@/wiring/browser/gateway'
import { sliderPort } from '@/wiring/browser/login-port'
import { CloseAccountDialog } from './close-account-dialog'
import { securityPort } from './security-port'

/** 注销账号, opened from 账号安全. */
export default function OpenedCloseAccount({ onClose }: DialogHostProps) {
  const router = useRouter()
  const slider = usePort(sliderPort)
  const calls = usePort(securityPort)
  const close = () => {
    onClose()
    toast('注销申请已提交，可以在这里撤回', 'ok')
    router.refresh()
  }
  return (
    <CloseAccountDialog slider={slider} calls={calls} now={Date.now} onRequested={close} onClose={onClose} />
  )
}
