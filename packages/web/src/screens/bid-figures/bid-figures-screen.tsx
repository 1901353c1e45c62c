import type { Opening } from '@zhushutong/domain/access'
import { buildHref } from '@zhushutong/domain/addresses'
import { divisionLabel, listDivisions, shortDivisionName } from '@zhushutong/domain/divisions'
import { ENGINEERING_TYPES } from '@zhushutong/domain/records'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { Metadata } from 'next'
import { cache } from 'react'
import { MarketView } from '@/features/bid-figures'
import { formatSearch } from '@/routing/format-search'
import { FIGURES, orStatus } from '@/wiring/server/answers'
import type { Calls } from '@/wiring/types'
import { hrefOfRecord } from '../detail/record-address'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import { type MarketQuery, marketHref } from './market-query'

// Metadata and screen load the same figures.
const loadOnce = cache(({ bidFigures }: Calls, region?: string, type?: MarketQuery['type'], owner?: string) =>
  orStatus(bidFigures.market({ region, type, owner }, FIGURES)),
)

const typeName = (type: MarketQuery['type']) => ENGINEERING_TYPES.find(({ value }) => value === type)?.label

/** 重庆 · 市政 */
const formatScope = ({ region, type }: MarketQuery, ownerName: string | null): string =>
  [ownerName, region && divisionLabel(region), typeName(type)].filter(Boolean).join(' · ') || '全国'

export async function bidFiguresMetadata(query: MarketQuery, reader: Reader): Promise<Metadata> {
  const market = await loadOnce(reader.calls, query.region, query.type, query.owner)
  const isFound = !('status' in market)
  const scope = formatScope(query, isFound ? market.ownerName : null)
  return pageMetadata({
    title: `${scope}中标率与下浮率`,
    description: `${scope}近三年中标结果的平均中标率、下浮率中位数与分布，按地区、工程类型和企业统计，附样本量。`,
    path: marketHref(query),
    // There are countless owners, and their pages with few results say little.
    indexed: isFound && query.owner === undefined && market.total.results > 0,
  })
}

const COUNTRY = '000000'

/** The choices of one dimension, each with the address of its figures. */
const listChoices = (query: MarketQuery, key: 'region' | 'type') => {
  const all = { value: undefined, label: key === 'region' ? '全国' : '全部类型' }
  const options =
    key === 'region'
      ? listDivisions(COUNTRY).map(({ code, name }) => ({ value: code, label: shortDivisionName(name) }))
      : ENGINEERING_TYPES
  return [all, ...options].map(({ value, label }) => ({
    label,
    href: marketHref({ ...query, [key]: value }),
    isChosen: query[key] === value,
  }))
}

export async function BidFiguresScreen({ query, reader }: { query: MarketQuery; reader: Reader }) {
  const market = await loadOnce(reader.calls, query.region, query.type, query.owner)
  return (
    <>
      {'status' in market ? (
        <main id="main" className="wrap py-12">
          {market.status === 404 ? (
            <EmptyState title="没有这个业主">可能已合并或更名，请从业主详情页重新进入</EmptyState>
          ) : (
            <ErrorState title="没有统计出来">范围较大时统计较慢，请选择地区或类型，或稍后重试。</ErrorState>
          )}
        </main>
      ) : (
        <MarketView
          scope={formatScope(query, market.ownerName)}
          figures={{
            ...market,
            companies: { ...market.companies, opensBy: market.companies.opensBy as Opening | null },
          }}
          regions={listChoices(query, 'region')}
          types={listChoices(query, 'type')}
          resultsHref={`${buildHref('zhongbiao')}${formatSearch({ ...query, awarded: '3y' })}`}
          hrefOf={(change) => marketHref({ ...query, ...change })}
          companyHref={(id) => hrefOfRecord('company', id)}
        />
      )}
    </>
  )
}
