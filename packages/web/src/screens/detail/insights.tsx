import type { Opening } from '@zhushutong/domain/access'
import { buildHref } from '@zhushutong/domain/addresses'
import { buildWorkTimeline, type PersonWorks } from '@zhushutong/domain/record-heads'
import {
  divideQualifications,
  formatQueryUrl,
  type RecordView,
  type Section,
  tender,
  winning,
} from '@zhushutong/domain/records'
import { cache, type ReactNode } from 'react'
import { type CompanyFigures, CompanyRates, companyDiscounts } from '@/features/bid-figures'
import type { Insight } from '@/features/insight/insight.types'
import { LatestBids } from '@/features/insight/latest-bids.view'
import { CompanyNews } from '@/features/insight/news'
import { AllRelations, shortRelations } from '@/features/insight/short-relations'
import { WinsByRegion, WinsByYear } from '@/features/insight/wins'
import { WorkTimeline } from '@/features/record-heads'
import type { ShownInsight } from '@/features/records/detail/detail.types'
import { listPath } from '@/features/records/detail/detail-href'
import { UnlockBar } from '@/features/records/detail/unlock-bar'
import { QualificationMix } from '@/features/records/qualification-mix'
import { orNull, PART } from '@/wiring/server/answers'
import type { ResultOf } from '@/wiring/types'
import { marketHref } from '../bid-figures/market-query'
import type { Reader } from '../reader'
import { loadCompanyFigures } from './decision'
import { findWorksOpening, loadPersonWorks } from './heads'
import { hrefOfRecord } from './record-address'

type InsightSection = Extract<Section, { type: 'insight' }>

// Several sections of a page share one response.
const loadOnce = cache((reader: Reader, id: string, years?: number) =>
  orNull(reader.calls.insight.company({ id, years }, PART)),
)

/** The insights of a company, for the last years or all results; null if loading failed. */
export async function loadInsight(reader: Reader, id: string, years?: number): Promise<Insight | null> {
  const insight = await loadOnce(reader, id, years)
  return insight === null ? null : withOpenings(insight)
}

type Found = ResultOf<'insight', 'company'>

const withOpenings = (insight: Found): Insight => {
  const of = (part: Found['owner']) => ({ ...part, opensBy: part.opensBy as Opening | null })
  return {
    ...insight,
    pricesOpenBy: insight.pricesOpenBy as Opening | null,
    owner: of(insight.owner),
    agency: of(insight.agency),
    partner: of(insight.partner),
    competitor: of(insight.competitor),
  }
}

/** The address of the results that a company won, with a filter. */
const buildWinsHref = (companyId: string, filters: Readonly<Record<string, readonly string[]>>): string =>
  `${listPath(winning)}${formatQueryUrl(winning, { filters: { company: [companyId], ...filters }, pageNum: 1, pageSize: 10 })}`

const shown = (content: ReactNode): ShownInsight | null => (content === null ? null : { content })

const renderRelations = (insight: Insight, role: 'owner' | 'partner' | 'competitor'): ShownInsight | null => {
  const content = shortRelations(insight, role, hrefOfRecord)
  return (
    content && { content, entries: insight[role].total, note: <AllRelations insight={insight} of={role} /> }
  )
}

const buildBidsHref = (kind: typeof winning | typeof tender, companyId: string): string =>
  `${listPath(kind)}${formatQueryUrl(kind, { filters: { bidder: [companyId] }, pageNum: 1, pageSize: 10 })}`

const renderBids = (insight: Insight): ShownInsight | null =>
  insight.bids === 0
    ? null
    : {
        content: <LatestBids insight={insight} hrefOf={hrefOfRecord} />,
        entries: insight.bids,
        note: (
          <>
            <a href={buildBidsHref(winning, insight.id)}>中标结果</a>{' '}
            <a href={buildBidsHref(tender, insight.id)}>公告</a>
          </>
        ),
      }

const INSIGHTS: Readonly<Record<string, (insight: Insight) => ShownInsight | null>> = {
  'wins-by-year': (insight) =>
    shown(
      insight.byYear.length === 0 ? null : (
        <WinsByYear
          insight={insight}
          now={Date.now()}
          listOf={(year) => buildWinsHref(insight.id, { awarded: [`${year}-01-01~${year}-12-31`] })}
        />
      ),
    ),
  'wins-by-region': (insight) =>
    shown(
      insight.byRegion.length === 0 ? null : (
        <WinsByRegion
          insight={insight}
          listOf={(region) => buildWinsHref(insight.id, { region: [region] })}
        />
      ),
    ),
  bids: renderBids,
  owners: (insight) => renderRelations(insight, 'owner'),
  partners: (insight) => renderRelations(insight, 'partner'),
  competitors: (insight) => renderRelations(insight, 'competitor'),
  news: ({ news }) =>
    news.length === 0
      ? null
      : {
          content: <CompanyNews news={news} hrefOf={(id) => buildHref('toutiaodetails', { id })} />,
          entries: news.length,
        },
}

const renderRates = (figures: CompanyFigures) => (
  <CompanyRates figures={figures} ownerHref={(id) => hrefOfRecord('owner', id)} marketHref={marketHref} />
)

/** Figures computed from the company's bid results, as in its head. */
const FIGURES: Readonly<Record<string, (figures: CompanyFigures) => ShownInsight | null>> = {
  'bid-rates': (figures) => shown(renderRates(figures)),
  discounts: (figures) => shown(companyDiscounts(figures)),
}

/** The bid results that name a person as manager. */
const OF_WORKS: Readonly<Record<string, (works: PersonWorks) => ShownInsight | null>> = {
  'person-works': ({ works, total }) => {
    const timeline = buildWorkTimeline(works, total, Date.now())
    return (
      timeline && {
        content: <WorkTimeline timeline={timeline} hrefOf={(id) => hrefOfRecord(winning.kind, id)} />,
        entries: total,
      }
    )
  },
}

type Qualification = { readonly name: string | null; readonly grade: string | null }

const OF_RECORD: Readonly<Record<string, (record: RecordView) => ShownInsight | null>> = {
  'qualification-mix': ({ qualifications }) => {
    const rows = (qualifications ?? []) as readonly Qualification[]
    const all = divideQualifications(
      rows.map(({ name, grade }) => ({ name: name ?? '', grade: grade ?? '' })),
    )
    return shown(all.length === 0 ? null : <QualificationMix all={all} listHref="#qualification" />)
  },
}

type InsightContents = Readonly<Record<string, ShownInsight | null>>

/**
 * The contents of a company page's insight sections, by section key: undefined if loading failed, null if
 * there is nothing to show. The page waits for them: their counts are in its section bar.
 */
export async function loadInsightSections(
  reader: Reader,
  sections: readonly InsightSection[],
  record: RecordView,
): Promise<InsightContents> {
  const among = (known: object) => sections.filter(({ insight }) => insight in known)
  const [ofCompany, ofFigures] = [among(INSIGHTS), among(FIGURES)]
  const ofWorks = among(OF_WORKS)
  const [loaded, figures, works] = await Promise.all([
    ofCompany.length > 0 ? loadInsight(reader, record.id) : null,
    ofFigures.length > 0 ? loadCompanyFigures(reader, record.id) : null,
    ofWorks.length > 0 ? loadPersonWorks(reader, record.id) : null,
  ])
  const contents = <Held,>(
    some: readonly InsightSection[],
    by: Readonly<Record<string, (held: Held) => ShownInsight | null>>,
    held: Held | null,
  ) => (held === null ? [] : some.map(({ key, insight }) => [key, by[insight]?.(held) ?? null] as const))
  return Object.fromEntries([
    ...contents(ofCompany, INSIGHTS, loaded),
    ...contents(ofFigures, FIGURES, figures),
    ...contents(ofWorks, OF_WORKS, works),
    ...ofWorks.flatMap(({ key }) => {
      const opensBy = findWorksOpening(reader)
      return opensBy ? [[key, shown(<UnlockBar opensBy={opensBy} />)] as const] : []
    }),
    ...contents(among(OF_RECORD), OF_RECORD, record),
  ])
}
