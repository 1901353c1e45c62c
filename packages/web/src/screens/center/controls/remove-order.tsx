'use client'

import { formatFailure } from '@zhushutong/domain/errors'
import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useGateway } from '@/wiring/browser/gateway'

export function RemoveOrder({ orderId, orderCode }: { orderId: string; orderCode: string }) {
  const router = useRouter()
  const { send } = useGateway()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const refused = await send(({ orders }) => orders.remove({ orderId }))
    setBusy(false)
    setAsks(false)
    if (refused) return toast(formatFailure(refused, '移除失败，请稍后重试'), 'warn')
    router.refresh()
  }
  return (
    <>
      <Button size="small" onClick={() => setAsks(true)}>
        移除<span className="sr-only">订单 {orderCode}</span>
      </Button>
      <ConfirmDialog
        open={asks}
        title="移除订单"
        confirm="移除"
        danger
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsks(false)}
      >
        移除后，订单 {orderCode} 将不再显示在列表中。
      </ConfirmDialog>
    </>
  )
}
