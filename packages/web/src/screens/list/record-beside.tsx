import type { RecordKind } from '@zhushutong/domain/records'
import { LinkButton } from '@zhushutong/ui/button'
import { BesideView } from '@/features/records/detail/beside.view'
import { listPath } from '@/features/records/detail/detail-href'
import { LoadFailure } from '@/features/records/list/load-failure'
import { RecordActions } from '../detail/record-actions'
import type { Reader } from '../reader'

/** A record beside its list, for one reader. */
export async function RecordBeside({ kind, id, reader }: { kind: RecordKind; id: string; reader: Reader }) {
  const detail = await reader.records.detail(kind.kind, id)
  if ('error' in detail)
    return (
      <section className="card list-beside" aria-label={kind.label}>
        <LoadFailure
          failure={detail}
          title="这条信息没有打开"
          action={<LinkButton href={listPath(kind)}>看全部{kind.label}</LinkButton>}
        />
      </section>
    )
  const { record } = detail
  return (
    <BesideView
      kind={kind}
      record={record}
      viewer={reader.viewer}
      now={Date.now()}
      actions={<RecordActions kind={kind} record={record} reader={reader} />}
    />
  )
}
