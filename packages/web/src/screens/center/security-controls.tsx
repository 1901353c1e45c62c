'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast } from '@/ui/toast'
import { port } from '@/wiring/browser/ports'

interface Failed {
  readonly error: string
  readonly message: string | null
}

const failed = (answer: unknown): answer is Failed =>
  typeof answer === 'object' && answer !== null && 'error' in answer

/** A small button that asks, acts, says so, and reloads the page's data. */
export function Confirmed({
  label,
  title,
  confirm,
  done,
  act,
  children,
}: {
  label: ReactNode
  title: string
  confirm: string
  done: string
  act: () => Promise<unknown>
  children: ReactNode
}) {
  const router = useRouter()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const answer = await act()
    setBusy(false)
    setAsks(false)
    if (failed(answer)) return toast(answer.message ?? '操作失败，请稍后重试', 'warn')
    toast(done, 'ok')
    router.refresh()
  }
  return (
    <>
      <Button size="small" onClick={() => setAsks(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asks}
        title={title}
        confirm={confirm}
        busy={busy}
        onConfirm={run}
        onCancel={() => setAsks(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}

/** Ends the login of one device. */
export function EndDevice({ deviceId, device }: { deviceId: string; device: string }) {
  return (
    <Confirmed
      label={
        <>
          退出<span className="sr-only">{device}</span>
        </>
      }
      title="退出这台设备"
      confirm="退出"
      done="已退出这台设备"
      act={() => port('security').endDevice(deviceId)}
    >
      “{device}”上的登录会立即结束，再次使用需要重新登录。
    </Confirmed>
  )
}

/** Ends the logins of all devices but this one. */
export function EndOtherDevices() {
  return (
    <Confirmed
      label="退出其他设备"
      title="退出其他设备"
      confirm="全部退出"
      done="其他设备上的登录已结束"
      act={() => port('security').endOtherDevices()}
    >
      除当前设备外，所有设备上的登录会立即结束。
    </Confirmed>
  )
}

/** Takes back the request to close the account. */
export function WithdrawClosing() {
  return (
    <Confirmed
      label="撤回申请"
      title="撤回注销申请"
      confirm="撤回"
      done="已撤回，账号继续使用"
      act={() => port('security').withdrawClosing()}
    >
      撤回后账号继续使用，什么也不会删除。
    </Confirmed>
  )
}
