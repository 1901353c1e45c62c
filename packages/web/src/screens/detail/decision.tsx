import type { Opening } from '@zhushutong/domain/access'
import { buildHref } from '@zhushutong/domain/addresses'
import { CREDIT_VERDICTS, type CreditGrade } from '@zhushutong/domain/credit-verdict'
import {
  company,
  formatQueryUrl,
  person,
  type RecordKind,
  type RecordPage,
  type RecordView,
} from '@zhushutong/domain/records'
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
import { type EvidenceHref, RecordHeadBand, RecordHeadLine, RecordHeadLoading } from '@/features/record-heads'
import { listPath, recordHref, viewHref } from '@/features/records/detail/detail-href'
import { orNull, PART } from '@/wiring/server/answers'
import { marketHref } from '../bid-figures/market-query'
import { loadPart } from '../load-part'
import type { Reader } from '../reader'
import { loadRecordHead } from './heads'
import { hrefOfRecord } from './record-address'
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

async function loadCompanyDecision(
  reader: Reader,
  { title }: RecordKind,
  record: RecordView,
): Promise<Decision> {
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

/** The address of the evidence of a figure on the page of a record. */
const buildEvidenceHref =
  (kind: RecordKind, record: RecordView): EvidenceHref =>
  (evidence) => {
    if ('section' in evidence) return `#${evidence.section}`
    if ('marketOf' in evidence) return marketHref({ owner: evidence.marketOf })
    if ('kind' in evidence) return hrefOfRecord(evidence.kind, evidence.id)
    const view = kind.views?.find(({ segment }) => segment === evidence.view)
    return view ? viewHref(view, record.id) : recordHref(kind, record)
  }

/** The number of cells of a head that has not loaded yet. */
const USUAL_CELLS = 5

/**
 * The main figures of a record; undefined for kinds without them.
 * @param related the pages of its related sections
 */
export async function loadDecision(
  reader: Reader,
  kind: RecordKind,
  record: RecordView,
  related: Promise<Readonly<Record<string, RecordPage<RecordView>>>>,
  now: number,
): Promise<Decision | undefined> {
  if (kind.kind === company.kind) return loadCompanyDecision(reader, kind, record)
  const loading = loadRecordHead(kind.kind, { reader, record, related, now })
  if (loading === undefined) return undefined
  const head = await loadPart(reader, loading)
  const hrefOf = buildEvidenceHref(kind, record)
  return {
    head: (
      <ShownPart part={head} fallback={<RecordHeadLoading cells={USUAL_CELLS} />}>
        {(value) => <RecordHeadBand head={value} hrefOf={hrefOf} />}
      </ShownPart>
    ),
    line: (
      <ShownPart part={head} fallback={null}>
        {(value) => <RecordHeadLine name={readText(record[kind.title])} head={value} hrefOf={hrefOf} />}
      </ShownPart>
    ),
  }
}
