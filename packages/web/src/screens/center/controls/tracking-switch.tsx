'use client'

import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useGateway } from '@/wiring/browser/gateway'

/** Switches the recording of the member's own use on or off (TRK-03). */
export function TrackingSwitch({ isTracked }: { readonly isTracked: boolean }) {
  const router = useRouter()
  const { send } = useGateway()
  const [isOn, setOn] = useState(isTracked)
  const [busy, setBusy] = useState(false)
  const choose = async (wanted: boolean) => {
    setBusy(true)
    setOn(wanted)
    // Before the call: even if the call fails, this page sends no more records.
    if (!wanted) (await import('../../frame/track-use').catch(() => null))?.dropUse()
    const refused = await send(({ tracking }) => tracking.choose({ isTracked: wanted }))
    setBusy(false)
    if (refused) {
      setOn(!wanted)
      return toast(refused.message ?? '操作失败，请稍后重试', 'warn')
    }
    toast(wanted ? '已开启使用记录' : '已关闭，原有的使用记录已删除', 'ok')
    router.refresh()
  }
  return (
    <Checkbox checked={isOn} disabled={busy} onChange={({ target }) => choose(target.checked)}>
      允许记录我的使用情况
    </Checkbox>
  )
}
