'use client'

import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useGateway } from '@/wiring/browser/gateway'

/** Withdraws a claim that is being checked, or gives up an accepted one (CLM-03). */
export function WithdrawClaim({ id, title, isAccepted }: { id: string; title: string; isAccepted: boolean }) {
  const { call } = useGateway()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const label = isAccepted ? '放弃认领' : '撤回'
  const withdraw = async () => {
    setBusy(true)
    const answer = await call(({ claims }) => claims.withdraw({ id }))
    setBusy(false)
    setOpen(false)
    if (answer !== true) return toast(answer.message ?? `没有${label}成功，请稍后重试`, 'warn')
    toast(isAccepted ? '已放弃认领' : '已撤回', 'ok')
    router.refresh()
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={label}
        confirm={label}
        busy={isBusy}
        onConfirm={withdraw}
        onCancel={() => setOpen(false)}
      >
        {isAccepted
          ? `放弃后，“${title}”的页面不再显示认领标记；可以重新认领，需要再次审核。`
          : `撤回对“${title}”的认领；可以重新提交。`}
      </ConfirmDialog>
    </>
  )
}
