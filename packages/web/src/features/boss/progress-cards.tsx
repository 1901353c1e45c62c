import { formatPrice, formatTime } from '@zhushutong/domain/formatting'
import { LinkButton } from '@zhushutong/ui/button'
import { PhoneIcon } from '@zhushutong/ui/icon'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { Tag } from '@zhushutong/ui/tag'
import type { ReactNode } from 'react'
import type { ServiceOrderDetail } from './boss.types'
import { FileRow, fileHref } from './file-row'

/** The steps of the plan with their dates (BOS-09). */
export function PlanCard({ steps }: Pick<ServiceOrderDetail, 'steps'>) {
  if (steps.length === 0) return null
  return (
    <TitledCard title="办理计划">
      <DataTable
        caption="办理计划"
        rows={steps}
        rowKey={({ name }, at) => `${at} ${name}`}
        columns={[
          { key: 'name', header: '步骤', cell: ({ name, note }) => (note ? `${name}（${note}）` : name) },
          { key: 'planned', header: '计划日期', cell: ({ plannedOn }) => plannedOn },
          { key: 'done', header: '完成日期', cell: ({ doneOn }) => doneOn ?? '--' },
        ]}
      />
    </TitledCard>
  )
}

/** The candidates found for the company, masked (BOS-09). */
export function CandidatesCard({ candidates }: Pick<ServiceOrderDetail, 'candidates'>) {
  if (candidates.length === 0) return null
  return (
    <TitledCard title="推荐人选" count={candidates.length}>
      <DataTable
        caption="推荐人选"
        rows={candidates}
        rowKey={({ name, certificate }, at) => `${at} ${name} ${certificate}`}
        columns={[
          { key: 'name', header: '姓名', cell: ({ name }) => name },
          { key: 'certificate', header: '证书', cell: ({ certificate }) => certificate },
          { key: 'region', header: '地区', cell: ({ region }) => region || '--' },
          { key: 'years', header: '从业年限', unit: '年', align: 'right', cell: ({ years }) => years },
          { key: 'state', header: '进展', cell: ({ stateName }) => <Tag>{stateName}</Tag> },
          { key: 'note', header: '说明', cell: ({ note }) => note || '--' },
        ]}
      />
    </TitledCard>
  )
}

/** The service matters handled for the company (BOS-09). */
export function MattersCard({ matters }: Pick<ServiceOrderDetail, 'matters'>) {
  if (matters.length === 0) return null
  return (
    <TitledCard title="服务事项" count={matters.length}>
      <DataTable
        caption="服务事项"
        rows={matters}
        rowKey={({ name }, at) => `${at} ${name}`}
        columns={[
          { key: 'name', header: '事项', cell: ({ name }) => name },
          { key: 'content', header: '内容', cell: ({ content }) => content || '--' },
          { key: 'due', header: '期限', cell: ({ dueOn }) => dueOn ?? '--' },
          { key: 'state', header: '进展', cell: ({ stateName }) => <Tag>{stateName}</Tag> },
        ]}
      />
    </TitledCard>
  )
}

/** The invoices of the order (BOS-10). */
export function InvoicesCard({ invoices }: Pick<ServiceOrderDetail, 'invoices'>) {
  if (invoices.length === 0) return null
  return (
    <TitledCard title="发票" count={invoices.length}>
      <ul className="grid gap-3">
        {invoices.map(({ invoiceId, kindName, title, number, amount, issuedOn, file }) => (
          <li key={invoiceId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <b className="font-semibold">{formatPrice(amount)}</b>
            <span>{kindName}</span>
            <span className="wrap-anywhere text-ink-2">{title}</span>
            <span className="text-12 text-ink-3">
              {issuedOn} · {number}
            </span>
            {file && (
              <a className="text-primary hover:underline" href={fileHref(file)} download={file.name}>
                下载
              </a>
            )}
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

/** Files that no stage requires: deliverables, and additions by the principal. */
export function FilesCard({
  files,
  upload,
  removeOf,
}: Pick<ServiceOrderDetail, 'files'> & {
  upload: ReactNode
  removeOf: (file: ServiceOrderDetail['files'][number]) => ReactNode
}) {
  if (files.length === 0 && !upload) return null
  return (
    <TitledCard title="其他文件" count={files.length > 0 ? files.length : undefined}>
      {files.length > 0 && (
        <ul className="mb-3">
          {files.map((file) => (
            <FileRow key={file.fileId} file={file} action={removeOf(file)} />
          ))}
        </ul>
      )}
      {upload}
    </TitledCard>
  )
}

export function EventsCard({ events }: Pick<ServiceOrderDetail, 'events'>) {
  return (
    <TitledCard title="进展">
      <ol className="grid gap-2">
        {events.map(({ time, text }) => (
          <li key={`${time} ${text}`} className="grid gap-x-4 md:grid-cols-[140px_minmax(0,1fr)]">
            <span className="text-ink-3">{formatTime(time)}</span>
            <span className="wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}

export function StewardCard({ steward }: Pick<ServiceOrderDetail, 'steward'>) {
  const { name, phone, isAssigned } = steward
  return (
    <TitledCard title={isAssigned ? '您的服务管家' : '客服'}>
      <p className="mb-3">
        <b className="mr-2 font-semibold">{name}</b>
        {phone}
      </p>
      <LinkButton block href={`tel:${phone}`}>
        <PhoneIcon />
        拨打电话
      </LinkButton>
    </TitledCard>
  )
}
