import { type HttpError, useCustom } from '@refinedev/core'
import { keepPreviousData } from '@tanstack/react-query'
import { Button } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { MappingCard } from './mapping-card'
import { PreviewCard } from './preview-card'
import { RunCard } from './run-card'
import { SettingsCard } from './settings-card'
import type { Preview, Upload } from './upload.types'
import { completeSettings, kindOf, useImportSettings } from './use-import-settings'

interface FormProps {
  readonly upload: Upload
  readonly onUpload: (upload: Upload) => void
}

/** The steps of an import below the uploaded file: settings, mapping, preview, dry run, import. */
export function ImportForm({ upload, onUpload }: FormProps) {
  const settings = useImportSettings(upload)
  const { draft, change } = settings
  const kind = kindOf(draft)
  const { query } = useCustom<Preview, HttpError>({
    url: 'importBatch/preview',
    method: 'post',
    config: { payload: { id: upload.id, kind: draft.kind, sheet: draft.sheet, mapping: draft.mapping } },
    errorNotification: false,
    queryOptions: { enabled: kind !== null, placeholderData: keepPreviousData },
  })
  const preview = kind ? query.data?.data : undefined
  const isDone = upload.state === 'imported'
  const complete = preview && completeSettings(draft, preview)
  return (
    <>
      {!isDone && (
        <SettingsCard
          upload={upload}
          {...settings}
          mapping={complete?.mapping ?? null}
          sources={preview?.sources ?? []}
        />
      )}
      {kind && query.isLoading && <ListSkeleton rows={6} />}
      {query.isError && (
        <div className="card">
          <ErrorState action={<Button onClick={() => query.refetch()}>重试</Button>}>
            {query.error.message}
          </ErrorState>
        </div>
      )}
      {kind && preview && complete && (
        <>
          {!isDone && complete.mapping && (
            <MappingCard
              kind={kind}
              mapping={complete.mapping}
              preview={preview}
              onChange={(mapping) => change({ mapping })}
            />
          )}
          {!isDone && preview.recognised !== null && (
            <TitledCard title="2. 对应列">
              <p>识别为{preview.recognised}，按这种格式读取，不需要对应。</p>
            </TitledCard>
          )}
          {!isDone && <PreviewCard preview={preview} busy={query.isFetching} />}
          <RunCard
            upload={upload}
            settings={complete}
            problem={preview.problem}
            onUpload={onUpload}
            onShrinks={(shrinks) => change({ shrinks })}
          />
        </>
      )}
    </>
  )
}
