import type { Opening } from '@zhushutong/domain/access'
import { buildHref } from '@zhushutong/domain/addresses'
import { CREDIT_VERDICTS, type CreditGrade } from '@zhushutong/domain/credit-verdict'
import { formatQueryUrl, person, type RecordKind, type RecordView } from '@zhushutong/domain/records'
import { ShownPart } from '@zhushutong/ui/layout/page-part'
import { cache, type ReactNode } from 'react'
import {
  type CompanyFigures,
  DecisionHead,
  type DecisionProps,
  HeadLine,
  type HeadVerdict,
  UsAndThem,
  UsAndThemLoading,
} from '@/features/bid-figures'
import { listPath } from '@/features/records/detail/detail-href'
import { orNull, PART } from '@/wiring/server/answers'
import { loadPart } from '../load-part'
import type { Reader } from '../reader'
import { loadUsAndThem } from './us-and-them'

// The head and a section of the same page share one response.
const loadOnce = cache((reader: Reader, id: string) => orNull(reader.calls.bidFigures.company({ id }, PART)))

/** The figures of a company's bids, or null if loading failed. */
export async function loadCompanyFigures(reader: Reader, id: string): Promise<CompanyFigures | null> {
  const figures = await loadOnce(reader, id)
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
  const [figures, usAndThem] = await Promise.all([
    loadPart(reader, loadCompanyFigures(reader, id)),
    loadPart(reader, loadUsAndThem(reader, id)),
  ])
  const shown: Omit<DecisionProps, 'figures'> = {
    verdict: buildVerdict(record),
    personnelCount: typeof personnelCount === 'number' ? personnelCount : null,
    winsHref: `${buildHref('zhongbiao')}?company=${encodeURIComponent(id)}&awarded=1y`,
    freeHref: `${listPath(person)}${formatQueryUrl(person, { filters: { company: [id], site: ['free'] }, pageNum: 1, pageSize: 10 })}`,
  }
  const name = readText(record[title])
  return {
    head: (
      <>
        <ShownPart part={figures} fallback={<DecisionHead {...shown} figures={undefined} />}>
          {(value) => <DecisionHead {...shown} figures={value} />}
        </ShownPart>
        <ShownPart part={usAndThem} fallback={<UsAndThemLoading />}>
          {(line) => line && <UsAndThem line={line} />}
        </ShownPart>
      </>
    ),
    line: (
      <ShownPart part={figures} fallback={<HeadLine {...shown} figures={undefined} name={name} />}>
        {(value) => <HeadLine {...shown} figures={value} name={name} />}
      </ShownPart>
    ),
  }
}
