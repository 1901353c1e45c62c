'use client'

import { EXPORT_STATE_NAMES, type ExportFormat } from '@zhushutong/domain/export'
import { Button, LinkButton } from '@zhushutong/ui/button'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Tabs } from '@zhushutong/ui/layout/tabs'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useCallback, useEffect, useState } from 'react'
import { useLoaded } from '@/streams/use-loaded'
import type { ExportList } from '@/triggers/targets'
import {
  type ExportCalls,
  type ExportOffer,
  type Failed,
  type ListedExport,
  MEMBERS_ONLY,
} from './export.types'
import { FileLink } from './file-link'
import { OfferTable } from './offer-table'
import { ProgressLine } from './progress-line'
import { useExportProgress } from './use-export-progress'

const FORMATS = [
  { value: 'xlsx', label: 'Excel（.xlsx）' },
  { value: 'csv', label: 'CSV（UTF-8）' },
] as const satisfies ReadonlyArray<{ value: ExportFormat; label: string }>

interface Props {
  readonly list: ExportList
  readonly calls: ExportCalls
  /** The page of all exports. */
  readonly centerHref: string
  /** Called if the export needs a membership. */
  readonly onMembersOnly: () => void
  /** Called with a new order, which has to be paid. */
  readonly onPay: (orderId: string) => void
  readonly onClose: () => void
}

/** Exports the list of a page: shows contents and price, then the file (MEM-02). */
export function ExportDialog({ list, calls, centerHref, onMembersOnly, onPay, onClose }: Props) {
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [started, setStarted] = useState<ListedExport | null>(null)
  const { job, isSilent } = useExportProgress(calls, started)
  const count = useCallback((signal: AbortSignal) => calls.preview(list, signal), [calls, list])
  const { loaded: offer, reload: countAgain } = useLoaded<ExportOffer | Failed>(count)
  const isForMembers = offer !== null && 'error' in offer && offer.error === MEMBERS_ONLY

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once.
  useEffect(() => {
    if (isForMembers) onMembersOnly()
  }, [isForMembers])

  const start = async (fen: number) => {
    setBusy(true)
    setRefusal(null)
    const answer = await calls.start(list, format, fen)
    setBusy(false)
    if ('error' in answer) {
      setRefusal(answer.message ?? '导出失败，请稍后重试')
      return countAgain()
    }
    if (answer.orderId !== null) return onPay(answer.orderId)
    setStarted(answer)
  }
  const ready = offer !== null && !('error' in offer) && offer.items > 0 ? offer : null

  return (
    <Dialog
      open
      title="导出数据"
      onClose={onClose}
      footer={
        job ? (
          <>
            <LinkButton href={centerHref}>查看导出记录</LinkButton>
            {job.state === 'done' && <FileLink {...job} large />}
          </>
        ) : (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button
              variant="primary"
              loading={busy}
              disabled={!ready}
              onClick={() => ready && start(ready.fen)}
            >
              {ready && ready.fen > 0 ? '去支付并导出' : '开始导出'}
            </Button>
          </>
        )
      }
    >
      {job ? (
        <Progress job={job} isSilent={isSilent} />
      ) : (
        <div className="grid gap-4">
          <div className="grid gap-2">
            <span className="text-ink-2">文件格式</span>
            <Tabs label="文件格式" name="format" options={FORMATS} value={format} onChange={setFormat} />
          </div>
          {offer === null && (
            <div role="status">
              <span className="sr-only">正在统计条数与费用</span>
              <Skeleton height={150} />
            </div>
          )}
          {offer !== null && 'error' in offer && !isForMembers && (
            <ErrorState title="条数没有统计出来" action={<Button onClick={countAgain}>重试</Button>}>
              {offer.message ?? '请稍后重试'}
            </ErrorState>
          )}
          {offer !== null && !('error' in offer) && <OfferTable offer={offer} />}
          {refusal !== null && (
            <p role="alert" className="text-bad">
              {refusal}
            </p>
          )}
          <p className="text-12 text-ink-3">
            文件包含列表的全部字段与数据来源、采集和核验时间、数据日期、记录网址与待核实的数值，您未开通的字段按页面显示的样子导出。生成后保留
            30 天，可在个人中心随时下载。
          </p>
        </div>
      )}
    </Dialog>
  )
}

function Progress({ job, isSilent }: { job: ListedExport; isSilent: boolean }) {
  return (
    <div className="grid gap-3" aria-live="polite">
      <p className="text-16 font-semibold">{job.title}</p>
      {job.state === 'done' ? (
        <p>文件已生成：{job.fileName}</p>
      ) : job.state === 'failed' ? (
        <p className="text-bad">生成失败，可在个人中心的导出记录中重试，不会重复计费。</p>
      ) : (
        <>
          <p className="text-ink-2">{EXPORT_STATE_NAMES[job.state]}，可以关闭窗口，稍后到个人中心下载。</p>
          <ProgressLine job={job} isSilent={isSilent} />
        </>
      )}
    </div>
  )
}
