import type { Opening } from '@zhushutong/domain/access'
import { buildHref } from '@zhushutong/domain/addresses'
import { divisionName, divisionPath, listDivisions, shortDivisionName } from '@zhushutong/domain/divisions'
import {
  AMOUNT_BANDS,
  describeMarket,
  listTrendYears,
  MARKET_TITLE,
  type MarketChoice,
} from '@zhushutong/domain/market-figures'
import { ENGINEERING_TYPES, winning } from '@zhushutong/domain/records'
import { EmptyState, ErrorState } from '@zhushutong/ui/layout/states'
import type { Metadata } from 'next'
import { cache } from 'react'
import { type Choice, MarketView } from '@/features/bid-figures'
import { formatSearch } from '@/routing/format-search'
import { noteMainFault } from '@/wiring/server/answers'
import type { Calls } from '@/wiring/types'
import { hrefOfRecord } from '../detail/record-address'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import { buildReference, loadMarket } from './load-market'
import { formatMarketSearch, marketHref } from './market-query'

// Metadata and screen load the same figures; an address is equal for equal choices.
const loadOnce = cache((calls: Calls, _address: string, choice: MarketChoice) => loadMarket(calls, choice))
const load = ({ calls }: Reader, choice: MarketChoice) => loadOnce(calls, marketHref(choice), choice)

export async function bidFiguresMetadata(choice: MarketChoice, reader: Reader): Promise<Metadata> {
  const market = await load(reader, choice)
  const isFound = !('status' in market)
  const scope = describeMarket(choice, isFound ? market.ownerName : null)
  const isNarrow = choice.owner !== undefined || choice.amount !== undefined || choice.year !== undefined
  return pageMetadata({
    title: `${scope}${MARKET_TITLE}`,
    description: `${scope}中标结果的下浮率中位数与分布、投标家数、平均中标率，逐年并按地区、工程类型、中标金额和企业统计，附样本量、统计方法与来源。`,
    path: marketHref(choice),
    // There are countless owners, bands and years, and their pages with few results say little.
    indexed: isFound && !isNarrow && market.total.results > 0,
  })
}

interface Option {
  readonly value: MarketChoice[keyof MarketChoice]
  readonly label: string
}

/** The choices of one dimension, each with the address of its figures. */
const listChoices = (choice: MarketChoice, key: keyof MarketChoice, options: readonly Option[]): Choice[] =>
  options.map(({ value, label }) => ({
    label,
    href: marketHref({ ...choice, [key]: value }),
    isChosen: choice[key] === value,
  }))

/** The provinces; the chosen one is marked also when one of its cities is chosen. */
const listProvinces = (choice: MarketChoice): Choice[] => {
  const [province] = choice.region === undefined ? [] : divisionPath(choice.region)
  const options = listDivisions().map(({ code, name }) => ({ value: code, label: shortDivisionName(name) }))
  return listChoices(choice, 'region', [{ value: undefined, label: '全国' }, ...options]).map((each, at) => ({
    ...each,
    isChosen: at === 0 ? province === undefined : options[at - 1]?.value === province,
  }))
}

/** The cities of the chosen province, or the districts of a municipality. */
const listCities = (choice: MarketChoice): Choice[] => {
  const [province, city] = choice.region === undefined ? [] : divisionPath(choice.region)
  if (province === undefined) return []
  const options = listDivisions(province).map(({ code, name }) => ({ value: code, label: name }))
  if (options.length === 0) return []
  return listChoices(choice, 'region', [{ value: province, label: '全部' }, ...options]).map((each, at) => ({
    ...each,
    isChosen: at === 0 ? city === undefined : options[at - 1]?.value === city,
  }))
}

const listYears = (choice: MarketChoice, now: number): Choice[] => {
  const years = listTrendYears(now)
  const all = choice.year === undefined || years.includes(choice.year) ? years : [...years, choice.year]
  return listChoices(choice, 'year', [
    { value: undefined, label: '近三年' },
    ...all.map((year) => ({ value: year, label: `${year} 年` })),
  ])
}

/** The chosen owner, and the way back to all of them. */
const listOwners = (choice: MarketChoice, ownerName: string | null): Choice[] =>
  choice.owner === undefined || ownerName === null
    ? []
    : listChoices(choice, 'owner', [
        { value: undefined, label: '全部业主' },
        { value: choice.owner, label: ownerName },
      ])

/** The rows of choices, each with its label. */
const listAllChoices = (choice: MarketChoice, ownerName: string | null, now: number) => [
  { label: '业主', choices: listOwners(choice, ownerName) },
  { label: '地区', choices: listProvinces(choice) },
  { label: '市县', choices: listCities(choice) },
  {
    label: '类型',
    choices: listChoices(choice, 'type', [{ value: undefined, label: '全部类型' }, ...ENGINEERING_TYPES]),
  },
  {
    label: '金额',
    choices: listChoices(choice, 'amount', [{ value: undefined, label: '全部金额' }, ...AMOUNT_BANDS]),
  },
  { label: '年份', choices: listYears(choice, now) },
]

/** The list of the counted results; its days are those of the figures. */
const resultsHref = (
  { region, type, amount, owner }: MarketChoice,
  { from, to }: { from: string; to: string },
) => `${buildHref('zhongbiao')}${formatSearch({ region, type, amount, awarded: `${from}~${to}`, owner })}`

export async function BidFiguresScreen({
  choice,
  reader,
  now,
}: {
  choice: MarketChoice
  reader: Reader
  /** ms */
  now: number
}) {
  const market = await load(reader, choice)
  if ('status' in market) {
    noteMainFault({ error: 'not-loaded', status: market.status })
    return (
      <main id="main" className="wrap py-12">
        {market.status === 404 ? (
          <EmptyState title="没有这个业主">可能已合并或更名，请从业主详情页重新进入</EmptyState>
        ) : (
          <ErrorState title="没有统计出来">范围较大时统计较慢，请选择地区或类型，或稍后重试。</ErrorState>
        )}
      </main>
    )
  }
  const search = formatMarketSearch(choice)
  return (
    <MarketView
      reference={buildReference(choice, market)}
      opensBy={market.companies.opensBy as Opening | null}
      choices={listAllChoices(choice, market.ownerName, now)}
      resultsHref={resultsHref(choice, market)}
      hrefOf={(change) => marketHref({ ...choice, ...change })}
      regionName={(code) => divisionName(code) ?? code}
      companyHref={(id) => hrefOfRecord('company', id)}
      statusHref={`${buildHref('dataStatus')}${formatSearch({ type: winning.kind })}`}
      csvHref={`/assets/market/figures.csv${search}`}
      pictureHref={`/assets/market/figures.svg${search}`}
    />
  )
}
