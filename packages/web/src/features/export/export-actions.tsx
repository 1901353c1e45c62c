'use client'

import { formatFailure } from '@zhushutong/domain/errors'
import { listExportActions } from '@zhushutong/domain/export'
import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'
import { DialogButton } from '@/triggers/dialog-trigger'
import type { ExportCalls, ListedExport } from './export.types'
import { FileLink } from './file-link'

const describeRemoval = ({ state }: ListedExport): string => {
  if (state === 'done') return '文件将一并删除，已使用的导出额度不退回。'
  if (state === 'awaiting-payment') return '未支付的订单会关闭，占用的免费额度退回。'
  return state === 'expired' || state === 'cancelled'
    ? '记录将从列表移除。'
    : '生成会停止，占用的免费额度退回。'
}

export function ExportActions({
  job,
  calls,
  onChange,
}: {
  job: ListedExport
  calls: Pick<ExportCalls, 'retry' | 'remove'>
  onChange: () => void
}) {
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const can = listExportActions(job)

  const retry = async () => {
    setBusy(true)
    const answer = await calls.retry(job.exportId)
    setBusy(false)
    if ('error' in answer) return toast(formatFailure(answer, '重试失败，请稍后重试'), 'warn')
    onChange()
  }
  const remove = async () => {
    setBusy(true)
    const answer = await calls.remove(job.exportId)
    setBusy(false)
    setAsks(false)
    if (answer !== true) return toast(formatFailure(answer, '删除失败，请稍后重试'), 'warn')
    toast('已删除', 'ok')
    onChange()
  }

  return (
    <span className="flex flex-wrap gap-2">
      {can.download && <FileLink {...job} />}
      {can.pay && job.orderId !== null && (
        <DialogButton variant="primary" size="small" dialog={{ name: 'pay', orderId: job.orderId }}>
          继续支付
        </DialogButton>
      )}
      {can.retry && (
        <Button variant="primary" size="small" loading={busy} onClick={retry}>
          重试
        </Button>
      )}
      {can.remove && (
        <Button size="small" onClick={() => setAsks(true)}>
          删除<span className="sr-only">{job.title}</span>
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title="删除导出"
        confirm="删除"
        danger
        busy={busy}
        onConfirm={remove}
        onCancel={() => setAsks(false)}
      >
        确定删除“{job.title}”吗？{describeRemoval(job)}
      </ConfirmDialog>
    </span>
  )
}
