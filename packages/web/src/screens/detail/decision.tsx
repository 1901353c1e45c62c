import type { Opening } from '@zhushutong/domain/access'
import { buildHref } from '@zhushutong/domain/addresses'
import { CREDIT_VERDICTS, type CreditGrade } from '@zhushutong/domain/credit-verdict'
import { formatQueryUrl, person, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import { cache, type ReactNode } from 'react'
import {
  type CompanyFigures,
  DecisionHead,
  type DecisionProps,
  HeadLine,
  type HeadVerdict,
} from '@/features/bid-figures'
import { listPath } from '@/features/records/detail/detail-href'
import { orNull, PART } from '@/wiring/server/answers'
import type { Calls } from '@/wiring/types'
import type { Reader } from '../reader'
import { loadUsAndThem } from './us-and-them'

// The head and a section of the same page share one response.
const loadOnce = cache(({ bidFigures }: Calls, id: string) => orNull(bidFigures.company({ id }, PART)))

/** The figures of a company's bids, or null if loading failed. */
export async function loadCompanyFigures(reader: Reader, id: string): Promise<CompanyFigures | null> {
  const figures = await loadOnce(reader.calls, id)
  if (figures === null) return null
  return { ...figures, byOwner: { ...figures.byOwner, opensBy: figures.byOwner.opensBy as Opening | null } }
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '')

const isGrade = (value: unknown): value is CreditGrade =>
  CREDIT_VERDICTS.some((verdict) => verdict.value === value)

/** The verdict on a company's credit; its evidence is a section of the company's page. */
export function buildVerdict({ creditVerdict, creditSummary, creditReason }: RecordView): HeadVerdict {
  const grade = isGrade(creditVerdict) ? creditVerdict : 'unknown'
  return {
    grade,
    title: readText(creditSummary) || '未核验',
    reason: readText(creditReason),
    href: grade === 'unknown' ? null : '#credit',
  }
}

/**
 * The main figures of a record: in the head, and in one line of the bar that remains after the head has
 * scrolled away.
 */
interface Decision {
  readonly head: ReactNode
  readonly line: ReactNode
}

/** The main figures of a record; undefined for kinds without them. */
export async function loadDecision(
  reader: Reader,
  { kind, title }: RecordKind,
  record: RecordView,
): Promise<Decision | undefined> {
  if (kind !== 'company') return undefined
  const { id, personnelCount } = record
  const [figures, usAndThem] = await Promise.all([loadCompanyFigures(reader, id), loadUsAndThem(reader, id)])
  const shown: DecisionProps = {
    verdict: buildVerdict(record),
    figures,
    personnelCount: typeof personnelCount === 'number' ? personnelCount : null,
    winsHref: `${buildHref('zhongbiao')}?company=${encodeURIComponent(id)}&awarded=1y`,
    freeHref: `${listPath(person)}${formatQueryUrl(person, { filters: { company: [id], site: ['free'] }, pageNum: 1, pageSize: 10 })}`,
  }
  return {
    head: <DecisionHead {...shown} usAndThem={usAndThem} />,
    line: <HeadLine {...shown} name={readText(record[title])} />,
  }
}
