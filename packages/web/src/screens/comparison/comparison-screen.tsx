import {
  addCompared,
  COMPARISON_TEXTS,
  formatComparedIds,
  removeCompared,
} from '@zhushutong/domain/comparison'
import { dayOf } from '@zhushutong/domain/formatting'
import { encodeLocation } from '@zhushutong/domain/portal/navigation'
import { company } from '@zhushutong/domain/records'
import { ErrorState } from '@zhushutong/ui/layout/states'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { ComparisonView } from '@/features/bid-figures'
import { DailyLimitNote } from '@/lists/daily-limit'
import { FIGURES, orNull } from '@/wiring/server/answers'
import type { Calls, ResultOf } from '@/wiring/types'
import { CompanyMatches, findCompanies } from '../company/company-matches'
import { loadInsight } from '../detail/insights'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import { comparedCompany } from './compared-companies'
import { type ComparisonQuery, compareHref } from './comparison-query'

// Metadata and screen load the same companies.
const loadOnce = cache(({ bidFigures }: Calls, ids: string) =>
  orNull(bidFigures.compare({ ids: ids.split(',') }, FIGURES)),
)

type Comparison = ResultOf<'bidFigures', 'compare'>

const NOBODY: Comparison = { records: [], missing: [] }

const load = (reader: Reader, { ids }: ComparisonQuery): Promise<Comparison | null> =>
  ids.length === 0 ? Promise.resolve(NOBODY) : loadOnce(reader.calls, formatComparedIds(ids))

const readName = ({ record }: Comparison['records'][number]): string =>
  String((record as Readonly<Record<string, unknown>>)[company.title] ?? '')

export async function comparisonMetadata(query: ComparisonQuery, reader: Reader): Promise<Metadata> {
  const names = ((await load(reader, query))?.records ?? []).map(readName)
  return pageMetadata({
    title: names.length > 1 ? `${names.join('、')}对比` : '企业对比',
    description:
      '最多四家建筑企业逐行并排：信用结论、近 12 个月中标、中标率、下浮率、资质、人员与最近中标，每个数字附样本量与依据。',
    path: '/qiyeduibi/',
    // There are countless choices of companies.
    indexed: query.ids.length === 0 && query.keyword === '',
  })
}

/**
 * The outcome for a typed name: the reason why it was not added, or 'choose' to show its matches. Redirects
 * if exactly one company fits.
 */
const addNamed = async (
  reader: Reader,
  { keyword, page: pageNum }: ComparisonQuery,
  ids: readonly string[],
): Promise<string | 'choose' | null> => {
  if (keyword === '' && pageNum > 1) notFound()
  if (keyword === '') return null
  const page = await findCompanies(reader.records, keyword, pageNum)
  if ('error' in page) return 'choose'
  if (page.records.length === 0 && pageNum > 1) notFound()
  if (page.records.length === 0) return COMPARISON_TEXTS.unknown
  const named = page.records.filter((record) => record[company.title] === keyword)
  const [only, other] = named.length > 0 ? named : page.records
  if (!only || other) return 'choose'
  const added = addCompared(ids, only.id)
  if ('error' in added) return COMPARISON_TEXTS[added.error]
  redirect(encodeLocation(compareHref(added)))
}

const MAX_RIVALS = 4

/** Companies that bid against the first one, if the comparison has room for another. */
const loadRivals = async (reader: Reader, ids: readonly string[]) => {
  const [first] = ids
  const insight = first === undefined ? null : await loadInsight(reader, first)
  return (insight?.competitor.records ?? []).slice(0, MAX_RIVALS).flatMap(({ id, name }) => {
    const added = addCompared(ids, id)
    return 'error' in added ? [] : [{ id, name, href: compareHref(added) }]
  })
}

async function Found({
  query,
  comparison,
  reader,
}: {
  query: ComparisonQuery
  comparison: Comparison
  reader: Reader
}) {
  const ids = comparison.records.map(({ id }) => id)
  const [outcome, rivals] = await Promise.all([addNamed(reader, query, ids), loadRivals(reader, ids)])
  const hrefWith = (id: string) => {
    const added = addCompared(ids, id)
    return compareHref('error' in added ? ids : added)
  }
  return (
    <ComparisonView
      companies={comparison.records.map((item) =>
        comparedCompany(item, compareHref(removeCompared(ids, item.id))),
      )}
      today={dayOf(Date.now())}
      ids={formatComparedIds(ids)}
      keyword={query.keyword}
      note={outcome === 'choose' ? null : outcome}
      notices={
        <>
          <DailyLimitNote limit={comparison.dailyLimit} className="mb-3 rounded-3" />
          {comparison.missing.length > 0 && (
            <p role="status" className="mb-3 text-warn">
              {`有 ${comparison.missing.length} 家企业没有收录，可能已合并或更名，未列入对比。`}
            </p>
          )}
        </>
      }
      rivals={rivals}
    >
      {outcome === 'choose' && (
        <CompanyMatches
          reader={reader}
          place={{ cid: null, keyword: query.keyword, page: query.page }}
          route="qiyeduibi"
          empty=""
          hrefOf={hrefWith}
          query={{ ids: formatComparedIds(ids) }}
        />
      )}
    </ComparisonView>
  )
}

/** A comparison of companies for one reader (CMP-01). */
export async function ComparisonScreen({ query, reader }: { query: ComparisonQuery; reader: Reader }) {
  const comparison = await load(reader, query)
  return (
    <>
      {comparison === null ? (
        <main id="main" className="wrap py-12">
          <ErrorState title="没有加载出来">数据暂时取不到，请稍后重试。</ErrorState>
        </main>
      ) : (
        <Found query={query} comparison={comparison} reader={reader} />
      )}
    </>
  )
}
