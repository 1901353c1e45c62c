import { type HttpError, useCustom } from '@refinedev/core'
import { UPLOAD_STATE_LABELS } from '@zhushutong/domain/data-import'
import { formatTime } from '@zhushutong/domain/formatting'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag } from '@zhushutong/ui/tag'
import { Link } from 'react-router'

type Uploads = ResultOf<StaffContract['importBatch']['listUploads']>

/** The files that are uploaded and not imported yet; nothing without any. */
export function OpenUploads() {
  const { query } = useCustom<Uploads, HttpError>({
    url: 'importBatch/listUploads',
    method: 'post',
    config: { payload: {} },
    errorNotification: false,
  })
  const records = query.data?.data.records ?? []
  if (records.length === 0) return null
  return (
    <TitledCard title="待导入的文件" count={records.length} note="上传一周后自动删除">
      <ul>
        {records.map(({ id, fileName, state, uploadedBy, createTime }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
          >
            <Link className="wrap-anywhere text-primary hover:underline" to={`/importBatch/file/${id}`}>
              {fileName}
            </Link>
            <Tag tone={state === 'failed' ? 'bad' : 'neutral'}>{UPLOAD_STATE_LABELS[state]}</Tag>
            <span className="text-12 text-ink-3">
              {uploadedBy} · {formatTime(createTime)}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
