import type { Opening } from '@zhushutong/domain/access'
import { CREDIT_VERDICTS, type CreditGrade } from '@zhushutong/domain/credit-verdict'
import { buildHref } from '@zhushutong/domain/navigation'
import type { RecordKind, RecordView } from '@zhushutong/domain/records'
import { cache, type ReactNode } from 'react'
import { type CompanyFigures, DecisionHead, type HeadVerdict } from '@/features/bid-figures'
import type { BidFiguresPort } from '@/wiring/server/bid-figures'
import type { Reader } from '../reader'

// The head and a section of the same page use one response.
const loadOnce = cache((port: BidFiguresPort, id: string) => port.loadCompany(id))

/** The figures of a company's bids, or null if loading failed. */
export async function loadCompanyFigures(reader: Reader, id: string): Promise<CompanyFigures | null> {
  const found = await loadOnce(reader.bidFigures, id)
  if (found === null || found === 'none') return null
  return { ...found, byOwner: { ...found.byOwner, opensBy: found.byOwner.opensBy as Opening | null } }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isGrade = (value: unknown): value is CreditGrade => CREDIT_VERDICTS.some((one) => one.value === value)

const verdictOf = ({ creditVerdict, creditSummary, creditReason }: RecordView): HeadVerdict => {
  const grade = isGrade(creditVerdict) ? creditVerdict : 'unknown'
  return {
    grade,
    title: textOf(creditSummary) || '未核验',
    reason: textOf(creditReason),
    href: grade === 'unknown' ? null : '#credit',
  }
}

/** What decides about a record, for its head; undefined for kinds without. */
export async function loadDecision(
  reader: Reader,
  { kind }: RecordKind,
  record: RecordView,
): Promise<ReactNode | undefined> {
  if (kind !== 'company') return undefined
  const { id, personnelCount } = record
  return (
    <DecisionHead
      verdict={verdictOf(record)}
      figures={await loadCompanyFigures(reader, id)}
      personnelCount={typeof personnelCount === 'number' ? personnelCount : null}
      winsHref={`${buildHref('zhongbiao')}?company=${encodeURIComponent(id)}&awarded=1y`}
    />
  )
}
