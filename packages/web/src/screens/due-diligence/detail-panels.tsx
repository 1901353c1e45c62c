import { buildHref } from '@zhushutong/domain/addresses'
import { credit, owner, type RecordKind, type RecordView, winning } from '@zhushutong/domain/records'
import { OwnerPaymentRisks, RepairsView } from '@/features/due-diligence'
import { viewHref } from '@/features/records/detail/detail-href'
import { orNull, PART } from '@/wiring/server/answers'
import type { Reader } from '../reader'
import { loadOwnerPayments } from './owner-payments'

const PERFORMANCE = winning.views.find(({ segment }) => segment === 'lvyue')

async function Repairs({ id, reader }: { id: string; reader: Reader }) {
  const loaded = await orNull(reader.calls.dueDiligence.repairs({ id }, PART))
  if (loaded === null) return null
  return (
    <RepairsView
      repairs={loaded.repairs}
      reminder={<a href={`${buildHref('qiyejindiao', { id })}#repairs`}>设置修复提醒</a>}
    />
  )
}

async function Payments({ id, reader }: { id: string; reader: Reader }) {
  const payments = await loadOwnerPayments(reader, id)
  if (payments === null || !PERFORMANCE) return null
  return <OwnerPaymentRisks payments={payments} hrefOf={(record) => viewHref(PERFORMANCE, record)} />
}

/** The repairs on the page of a credit record, the payment risk on that of an owner; nothing for other kinds. */
export function DuePanels({
  kind,
  record,
  reader,
}: {
  kind: RecordKind
  record: RecordView
  reader: Reader
}) {
  if (kind.kind === credit.kind && typeof record.companyId === 'string')
    return <Repairs id={record.companyId} reader={reader} />
  return kind.kind === owner.kind ? <Payments id={record.id} reader={reader} /> : null
}
