import type { Opening } from '@zhushutong/domain/access'
import { buildHref } from '@zhushutong/domain/navigation'
import { findKind, type RecordView, type Section } from '@zhushutong/domain/records'
import { cache, type ReactNode } from 'react'
import { type CompanyFigures, CompanyRates } from '@/features/bid-figures'
import { analyzeHref } from '@/features/insight/analyze-href'
import type { Insight } from '@/features/insight/insight.types'
import { CompanyNews } from '@/features/insight/news'
import { RelationTable } from '@/features/insight/relation-table'
import { WinsByRegion, WinsByYear } from '@/features/insight/wins'
import { recordHref } from '@/features/records/detail-href'
import { LinkButton } from '@/ui/button'
import type { InsightPort } from '@/wiring/server/insight'
import { marketHref } from '../bid-figures/market-query'
import type { Reader } from '../reader'
import { loadCompanyFigures } from './decision'

type InsightSection = Extract<Section, { type: 'insight' }>

/** The address of a record by its kind's name. */
export function hrefOfRecord(kindName: string, id: string): string {
  const kind = findKind(kindName)
  return kind ? recordHref(kind, { id, expired: false }) : '/'
}

// Several sections of a page use one response.
const loadOnce = cache((insight: InsightPort, id: string) => insight.loadCompany(id))

/** The insights of a company, or null if loading failed. */
export async function loadInsight(reader: Reader, id: string): Promise<Insight | null> {
  const found = await loadOnce(reader.insight, id)
  return found === null || found === 'none' ? null : withOpenings(found)
}

type Found = Exclude<Awaited<ReturnType<InsightPort['loadCompany']>>, null | 'none'>

const withOpenings = (found: Found): Insight => {
  const of = (part: Found['owner']) => ({ ...part, opensBy: part.opensBy as Opening | null })
  return {
    ...found,
    owner: of(found.owner),
    agency: of(found.agency),
    partner: of(found.partner),
    competitor: of(found.competitor),
  }
}

const resultsIn = (companyId: string, region: string): string =>
  `${buildHref('zhongbiao')}?region=${region}&company=${encodeURIComponent(companyId)}`

function Competitors({ insight }: { insight: Insight }) {
  return (
    <>
      <RelationTable of="competitor" relations={insight.competitor} hrefOf={hrefOfRecord} />
      <p className="mt-3 text-center">
        <LinkButton href={analyzeHref(insight.id)}>查看企业关系链</LinkButton>
      </p>
    </>
  )
}

/** What is computed of the company's bid results, as its head is. */
const BID_RATES = 'bid-rates'

const ratesOf = (figures: CompanyFigures) => (
  <CompanyRates figures={figures} ownerHref={(id) => hrefOfRecord('owner', id)} marketHref={marketHref} />
)

/** Each insight of a company by its name in the catalogue. */
const INSIGHTS: Readonly<Record<string, (insight: Insight) => ReactNode>> = {
  'wins-by-year': (insight) => <WinsByYear insight={insight} />,
  'wins-by-region': (insight) => <WinsByRegion insight={insight} listOf={resultsIn} />,
  owners: (insight) => <RelationTable of="owner" relations={insight.owner} hrefOf={hrefOfRecord} />,
  partners: (insight) => <RelationTable of="partner" relations={insight.partner} hrefOf={hrefOfRecord} />,
  news: ({ news }) => <CompanyNews news={news} hrefOf={(id) => buildHref('toutiaodetails', { id })} />,
  competitors: (insight) => <Competitors insight={insight} />,
}

/** The contents of a company page's insight sections, by section key; absent if loading failed. */
export async function loadInsightSections(
  reader: Reader,
  sections: readonly InsightSection[],
  record: RecordView,
): Promise<Readonly<Record<string, ReactNode>>> {
  const ofCompany = sections.filter(({ insight }) => insight in INSIGHTS)
  const rates = sections.find(({ insight }) => insight === BID_RATES)
  const [found, figures] = await Promise.all([
    ofCompany.length > 0 ? loadInsight(reader, record.id) : null,
    rates ? loadCompanyFigures(reader, record.id) : null,
  ])
  return {
    ...(rates && figures && { [rates.key]: ratesOf(figures) }),
    ...(found && Object.fromEntries(ofCompany.map(({ key, insight }) => [key, INSIGHTS[insight]?.(found)]))),
  }
}
