import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { useState } from 'react'
import { ReasonDialog } from '../../form/reason-dialog'
import { useAction } from '../../form/use-action'
import { downloadFile } from '../download-file'
import type { CardProps, WholeOrder } from './types'
import { UploadFile } from './upload-file'

type OrderFile = WholeOrder['details']['files'][number]

const STATES: Readonly<Record<OrderFile['state'], { label: string; tone: Tone }>> = {
  submitted: { label: '待核对', tone: 'warn' },
  accepted: { label: '已通过', tone: 'ok' },
  returned: { label: '已退回', tone: 'bad' },
}
const PLACES: Readonly<Record<string, string>> = {
  stage: '办理资料',
  order: '负责人补充',
  deliverable: '交付',
  contract: '合同',
  invoice: '发票',
}

function ReturnDialog({ order, file, onClose }: CardProps & { file: OrderFile; onClose: () => void }) {
  const { run, busy } = useAction('serviceOrder', 'checkFile', '已退回')
  const input = { id: order.id, fileId: file.id, state: 'returned' } as const
  return (
    <ReasonDialog
      title="退回资料"
      hint="负责人会看到"
      danger
      busy={busy}
      run={(reason, onError) => run({ ...input, reason }, onError)}
      onClose={onClose}
    />
  )
}

function Row({ order, file, onReturn }: CardProps & { file: OrderFile; onReturn: () => void }) {
  const { run, busy } = useAction('serviceOrder', 'checkFile', '已通过')
  const requirement = order.details.requirements.find(({ id }) => id === file.requirementId)
  const { label, tone } = STATES[file.state]
  const isChecked = !file.isFromStaff && order.life === 'active'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <Tag>{requirement?.name ?? PLACES[file.place] ?? file.place}</Tag>
      <button
        type="button"
        className="min-w-0 wrap-anywhere text-left text-primary hover:underline"
        onClick={() => downloadFile('serviceOrder', { id: order.id, fileId: file.id })}
      >
        {file.name}
      </button>
      <span className="text-12 text-ink-3">{formatTime(file.createTime)}</span>
      {!file.isFromStaff && <Tag tone={tone}>{label}</Tag>}
      {file.reason !== null && <span className="text-12 text-ink-3">{file.reason}</span>}
      {isChecked && file.state !== 'accepted' && (
        <span className="ml-auto flex gap-2">
          <Button
            size="small"
            variant="primary"
            loading={busy}
            onClick={() => run({ id: order.id, fileId: file.id, state: 'accepted' })}
          >
            通过<span className="sr-only">{file.name}</span>
          </Button>
          {file.state === 'submitted' && (
            <Button size="small" onClick={onReturn}>
              退回<span className="sr-only">{file.name}</span>
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

/** The files of the order: accepted, returned, delivered (BOS-02). */
export function FilesCard({ order }: CardProps) {
  const [returned, setReturned] = useState<OrderFile | null>(null)
  const { files } = order.details
  return (
    <TitledCard title="文件" count={files.length}>
      {files.length === 0 ? (
        <p className="mb-3 text-ink-3">负责人暂未上传资料</p>
      ) : (
        <ul className="mb-3">
          {files.map((file) => (
            <Row key={file.id} order={order} file={file} onReturn={() => setReturned(file)} />
          ))}
        </ul>
      )}
      <UploadFile
        order={order}
        action="addFile"
        fields={{ place: 'deliverable' }}
        label="交付文件"
        done="已交付，负责人可以下载"
        accept=".pdf,.jpg,.jpeg,.png,.docx,.xlsx,.ofd"
      />
      {returned && <ReturnDialog order={order} file={returned} onClose={() => setReturned(null)} />}
    </TitledCard>
  )
}
