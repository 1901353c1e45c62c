import { buildHref } from '@zhushutong/domain/addresses'
import { company, credit, owner, type RecordKind, type RecordView, winning } from '@zhushutong/domain/records'
import { CompanyPaymentRisks, OwnerPaymentRisks, RepairsView } from '@/features/due-diligence'
import { viewHref } from '@/features/records/detail/detail-href'
import { orNull, PART } from '@/wiring/server/answers'
import type { Reader } from '../reader'
import { loadOwnerPayments } from './owner-payments'

const PERFORMANCE = winning.views.find(({ segment }) => segment === 'lvyue')

const loadRepairs = (reader: Reader, id: string) => orNull(reader.calls.dueDiligence.repairs({ id }, PART))

async function Repairs({ id, reader }: { id: string; reader: Reader }) {
  const loaded = await loadRepairs(reader, id)
  if (loaded === null) return null
  return (
    <>
      <CompanyPaymentRisks risks={loaded.risks} />
      <RepairsView
        repairs={loaded.repairs}
        reminder={<a href={`${buildHref('qiyejindiao', { id })}#repairs`}>设置修复提醒</a>}
      />
    </>
  )
}

async function CompanyRisks({ id, reader }: { id: string; reader: Reader }) {
  const loaded = await loadRepairs(reader, id)
  return loaded && <CompanyPaymentRisks risks={loaded.risks} isRow />
}

async function Payments({ id, reader }: { id: string; reader: Reader }) {
  const payments = await loadOwnerPayments(reader, id)
  if (payments === null || !PERFORMANCE) return null
  return <OwnerPaymentRisks payments={payments} hrefOf={(record) => viewHref(PERFORMANCE, record)} />
}

/** The payment risk of a company or an owner, on a credit record with the repairs; nothing for other kinds. */
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
  if (kind.kind === company.kind) return <CompanyRisks id={record.id} reader={reader} />
  return kind.kind === owner.kind ? <Payments id={record.id} reader={reader} /> : null
}
