'use client'

import { formatFailure } from '@zhushutong/domain/errors'
import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'

interface Failed {
  readonly error: string
  readonly message: string | null
}

const failed = (answer: unknown): answer is Failed =>
  typeof answer === 'object' && answer !== null && 'error' in answer

/** A small button that asks for confirmation, acts, shows a notice, and reloads the page's data. */
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
    if (failed(answer)) return toast(formatFailure(answer, '操作失败，请稍后重试'), 'warn')
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
