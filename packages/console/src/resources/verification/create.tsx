import { Button } from '@zhushutong/ui/button'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useSearchParams } from 'react-router'
import { failureTitle, useClosePanel } from '../../list/row-panel'
import { CorrectionForm } from './correction-form'
import { FindRecord } from './find-record'
import { type RecordKey, useFields } from './use-fields'

/** The address of the form for a value of a record, or for a report about it. */
export function correctHref({
  kind,
  recordId,
  ...rest
}: RecordKey & { readonly field?: string; readonly report?: string }): string {
  return `/verification/new?${new URLSearchParams({ kind, recordId, ...rest })}`
}

function Correct({ record, onDone }: { record: RecordKey; onDone: () => void }) {
  const [query] = useSearchParams()
  const { fields, error } = useFields(record)
  if (error)
    return (
      <ErrorState title={failureTitle(error)} action={<Button onClick={onDone}>返回列表</Button>}>
        {error.message}
      </ErrorState>
    )
  if (!fields) return <ListSkeleton rows={3} />
  const field = fields.fields.some((each) => each.field === query.get('field')) ? query.get('field') : null
  return (
    <div className="grid gap-5">
      {fields.href === null ? (
        <p>{fields.title}</p>
      ) : (
        <a className="text-primary" href={fields.href} target="_blank" rel="noreferrer">
          {fields.title}
        </a>
      )}
      <CorrectionForm
        record={record}
        fields={fields.fields}
        field={field ?? ''}
        value=""
        reportId={query.get('report')}
        onDone={onDone}
      />
    </div>
  )
}

export function Create() {
  const close = useClosePanel('verification')
  const [query, setQuery] = useSearchParams()
  const [kind, recordId] = [query.get('kind'), query.get('recordId')]
  return (
    <Dialog open side="right" onClose={close} title="更正数据">
      {kind !== null && recordId !== null ? (
        <Correct record={{ kind, recordId }} onDone={close} />
      ) : (
        <FindRecord onChoose={(record) => setQuery({ ...record })} />
      )}
    </Dialog>
  )
}
