'use client'

import { listReportActions } from '@zhushutong/domain/mall'
import { Button } from '@zhushutong/ui/button'
import { downloadFrom } from '@zhushutong/ui/download'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'
import type { ListedReport, ReportCalls } from './data-reports.types'
import { MailDialog } from './mail-dialog'

/** The actions of a report (DRP-03). */
export function ReportActions({
  report,
  calls,
  onChange,
}: {
  report: ListedReport
  calls: Pick<ReportCalls, 'url' | 'retry' | 'mail' | 'remove'>
  onChange: () => void
}) {
  const [opened, setOpened] = useState<'mail' | 'remove' | null>(null)
  const [busy, setBusy] = useState<'url' | 'retry' | 'remove' | null>(null)
  const can = listReportActions(report)
  const { resourceId, title } = report

  const run = async <T extends object | true>(
    name: 'url' | 'retry' | 'remove',
    call: (resourceId: string) => Promise<T>,
    failed: string,
  ) => {
    setBusy(name)
    const answer = await call(resourceId)
    setBusy(null)
    if (typeof answer !== 'object' || !('error' in answer)) return answer
    toast((answer as { message?: string | null }).message ?? failed, 'warn')
    return null
  }
  const download = async () => {
    const file = await run('url', calls.url, '下载失败，请稍后重试')
    if (file && 'url' in file) downloadFrom(`/gateway${file.url}`, file.fileName)
  }
  const retry = async () => {
    if (await run('retry', calls.retry, '重新生成失败，请稍后重试')) onChange()
  }
  const remove = async () => {
    const removed = await run('remove', calls.remove, '删除失败，请稍后重试')
    setOpened(null)
    if (!removed) return
    toast('已删除', 'ok')
    onChange()
  }

  return (
    <span className="flex flex-wrap gap-2">
      {can.download && (
        <Button variant="primary" size="small" loading={busy === 'url'} onClick={download}>
          下载<span className="sr-only">{title}</span>
        </Button>
      )}
      {can.mail && (
        <Button size="small" onClick={() => setOpened('mail')}>
          寄到邮箱<span className="sr-only">{title}</span>
        </Button>
      )}
      {can.retry && (
        <Button variant="primary" size="small" loading={busy === 'retry'} onClick={retry}>
          重新生成<span className="sr-only">{title}</span>
        </Button>
      )}
      {can.remove && (
        <Button size="small" onClick={() => setOpened('remove')}>
          删除<span className="sr-only">{title}</span>
        </Button>
      )}
      {opened === 'mail' && <MailDialog report={report} calls={calls} onClose={() => setOpened(null)} />}
      <ConfirmDialog
        open={opened === 'remove'}
        title="删除报告"
        confirm="删除"
        danger
        busy={busy === 'remove'}
        onConfirm={remove}
        onCancel={() => setOpened(null)}
      >
        确定删除“{title}”吗？
        {report.state === 'done' ? '文件将一并删除，无法恢复，再次查看需要重新购买。' : '记录将从列表移除。'}
      </ConfirmDialog>
    </span>
  )
}
