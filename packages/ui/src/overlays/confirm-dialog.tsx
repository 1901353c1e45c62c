'use client'

import type { ReactNode } from 'react'
import { Button } from '../button'
import { Dialog } from './dialog'

/** Asks for confirmation of a step that cannot be undone; the focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  title = '提示',
  children,
  confirm = '确定',
  cancel = '取消',
  danger,
  busy,
  onConfirm,
  onCancel,
}: {
  open: boolean
  title?: string
  children: ReactNode
  confirm?: string
  cancel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      width="small"
      footer={
        <>
          <Button data-autofocus="" onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
