import { type HttpError, useCustom, useInvalidate } from '@refinedev/core'
import { isUploadActive } from '@zhushutong/domain/data-import'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { failureTitle } from '../../../list/row-panel'
import { NotFound } from '../../../shell/not-found'
import { useMayChange } from '../../../shell/use-self'
import { DropFile } from './drop-file'
import { ImportForm } from './import-form'
import { RemoveUpload } from './remove-upload'
import type { Upload } from './upload.types'

const POLL_MS = 1_000
const KB = 1024
const MB = KB * KB

const formatSize = (bytes: number) =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`

function UploadedFile({ id }: { id: string }) {
  const invalidate = useInvalidate()
  const [changed, setChanged] = useState<Upload | null>(null)
  const { query } = useCustom<Upload, HttpError>({
    url: 'importBatch/getUpload',
    method: 'post',
    config: { payload: { id } },
    errorNotification: false,
    queryOptions: {
      // Only while a task runs: polling keeps an unused session open (STF-02).
      refetchInterval: ({ state }) => {
        const active = changed ?? state.data?.data
        return active && isUploadActive(active.state) ? POLL_MS : false
      },
    },
  })
  const loaded = query.data?.data
  useEffect(() => {
    if (loaded) setChanged(null)
  }, [loaded])
  const upload = changed ?? loaded
  const isImported = upload?.state === 'imported'
  useEffect(() => {
    if (isImported) void invalidate({ resource: 'importBatch', invalidates: ['list'] })
  }, [isImported, invalidate])
  if (query.isError)
    return (
      <div className="card">
        <ErrorState title={failureTitle(query.error)}>{query.error.message}</ErrorState>
      </div>
    )
  if (!upload) return <ListSkeleton rows={6} />
  return (
    <>
      <section className="card flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-3 md:px-6">
        <strong className="wrap-anywhere">{upload.fileName}</strong>
        <span className="text-12 text-ink-3">
          {formatSize(upload.size)} · {upload.uploadedBy} · {formatTime(upload.createTime)}
        </span>
        {!isImported && !isUploadActive(upload.state) && <RemoveUpload upload={upload} />}
      </section>
      <ImportForm upload={upload} onUpload={setChanged} />
    </>
  )
}

/** The import of a file, step by step: /importBatch/file, then /importBatch/file/:upload. */
export function ImportPage() {
  const { upload } = useParams()
  const navigate = useNavigate()
  const mayChange = useMayChange('importBatch')
  if (!mayChange) return <NotFound />
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-20 font-semibold">导入文件</h1>
        <Link className="text-primary" to="/importBatch">
          返回批次
        </Link>
        {upload !== undefined && (
          <Button className="ml-auto" size="small" onClick={() => navigate('/importBatch/file')}>
            导入另一个文件
          </Button>
        )}
      </header>
      {upload === undefined ? (
        <DropFile onUploaded={({ id }) => navigate(`/importBatch/file/${id}`, { replace: true })} />
      ) : (
        <UploadedFile key={upload} id={upload} />
      )}
    </div>
  )
}
