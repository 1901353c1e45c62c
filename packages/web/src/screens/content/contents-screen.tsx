import {
  ALL,
  buildChannelHref,
  type Channel,
  findCategory,
  findChannel,
  hasList,
  holdsDocuments,
  PERIODS,
} from '@zhushutong/domain/content'
import { divisionName, listDivisions, shortDivisionName } from '@zhushutong/domain/divisions'
import { buildReformHref, REFORM_CATEGORIES } from '@zhushutong/domain/qualification-standards'
import { DEFAULT_CITY } from '@zhushutong/domain/region'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentListView, type ListData } from '@/features/content'
import { SubscribeButton } from '@/features/subscriptions/subscribe-button'
import { ListPager } from '@/lists/list-pager'
import type { PageQuery } from '@/routing/page-query'
import { dropPageSegment, parsePageSegment } from '@/routing/page-segment'
import { portalOrigin } from '@/settings/environment'
import type { PortalSite } from '@/settings/sites'
import type { ResultOf } from '@/wiring/types'
import type { Reader } from '../reader'
import { JsonLd } from '../seo/json-ld'
import { pageMetadata } from '../seo/metadata'
import { breadcrumbThing, itemListThing } from '../seo/things'
import { buildQuery, type ListChoices, type ListSort, listHref, readChoices } from './content-query'
import { buildCrumbs, hrefIn, otherChannels, shownCrumbs } from './links'

interface ContentsParams {
  readonly channel: string
  readonly category: string
  /** The area of a policy list, and the page: ['500000', 'p2']. */
  readonly rest?: readonly string[]
}

interface Shown {
  readonly channel: Channel
  readonly category: string
  readonly area?: string
  readonly page: number
  readonly choices: ListChoices
}

const PAGE_SIZE = 10
const HOT = 6
const TAGS = 14
const COUNTRY = '000000'

/** Reads a channel's list from its folder and query; an unknown category or area is not found (NAV-07). */
export function parseContents(params: ContentsParams, query: PageQuery<'channel'>): Shown {
  const channel = findChannel(params.channel)
  if (!channel || !hasList(channel)) notFound()
  const [area, ...more] = dropPageSegment(params.rest)
  const category = params.category === ALL ? (query.category ?? ALL) : params.category
  const isKnown =
    (category === ALL || findCategory(channel, category) !== undefined) &&
    (area === undefined || (channel.shape === 'policy' && divisionName(area) !== null)) &&
    more.length === 0
  if (!isKnown) notFound()
  return { channel, category, area, page: parsePageSegment(params.rest), choices: readChoices(query) }
}

const buildShownHref = ({ channel, category, area, choices, page }: Shown, changed: Partial<Shown> = {}) => {
  const next = { category, area, choices, page, ...changed }
  return listHref(channel, next.category, next.page, next.area, next.choices)
}

const areaName = (code: string | undefined) => {
  const division = listDivisions(COUNTRY).find((candidate) => candidate.code === code)
  return division && shortDivisionName(division.name)
}

const formatTitle = ({ channel, category, area }: Shown) =>
  [areaName(area), findCategory(channel, category)?.name, channel.label].filter(Boolean).join(' · ')

export function contentsMetadata(shown: Shown, site: PortalSite): Metadata {
  const title = shown.page > 1 ? `${formatTitle(shown)} · 第 ${shown.page} 页` : formatTitle(shown)
  const feed = shown.channel.isHub
    ? undefined
    : { 'application/rss+xml': `${portalOrigin()}/rss/${shown.channel.key}.xml` }
  const base = pageMetadata({
    title,
    description: `${shown.channel.label}：${shown.channel.intro}`,
    path: buildShownHref(shown, { choices: {} }),
    ...(shown.channel.isHub && { origin: site.origin }),
    indexed: shown.choices.keyword === undefined,
  })
  return feed ? { ...base, alternates: { ...base.alternates, types: feed } } : base
}

const listCategories = (shown: Shown): ListData['categories'] => [
  {
    label: '全部',
    href: buildShownHref(shown, { category: ALL, page: 1 }),
    isPart: false,
    isCurrent: shown.category === ALL,
  },
  ...shown.channel.categories.map(({ code, name, parentId }) => ({
    label: name,
    href: buildShownHref(shown, { category: code, page: 1 }),
    isPart: parentId !== null,
    isCurrent: shown.category === code,
  })),
]

/** The orders of a channel; documents are sorted by their own dates (CON-13). */
const listSorts = (channel: Channel): ReadonlyArray<readonly [string, ListSort | undefined]> =>
  holdsDocuments(channel)
    ? [
        ['最新发布', undefined],
        ['按施行日期', 'effective'],
        ['最热', 'hot'],
      ]
    : [
        ['最新', undefined],
        ['最热', 'hot'],
      ]

const listAreas = (shown: Shown): ListData['areas'] =>
  shown.channel.key === 'policy3'
    ? [{ code: undefined, name: '全国' }, ...listDivisions(COUNTRY).slice(0, 31)].map(({ code, name }) => ({
        label: shortDivisionName(name),
        href: buildShownHref(shown, { area: code, page: 1 }),
        isCurrent: shown.area === code,
      }))
    : undefined

/** The link from the standards in force to the reform's list (QST-03). */
const listReformLinks = (channel: Channel): ListData['others'] => {
  const [first] = REFORM_CATEGORIES
  return first && channel.key === 'qualification'
    ? [{ label: '改革方案类别', href: buildReformHref(first) }]
    : []
}

const buildData = (
  shown: Shown,
  articles: ResultOf<'policies', 'list'> | null,
  hot: ListData['hot'],
  tags: ListData['tags'],
  place: string,
): ListData => {
  const { channel, choices } = shown
  const withChoices = (changed: Partial<ListChoices>) =>
    buildShownHref(shown, { choices: { ...choices, ...changed }, page: 1 })
  return {
    title: formatTitle(shown),
    intro: channel.intro,
    crumbs: shownCrumbs(buildCrumbs(channel, shown.category)),
    items: articles?.records ?? null,
    total: articles?.total ?? 0,
    categories: listCategories(shown),
    others: [...otherChannels(channel), ...listReformLinks(channel)],
    sorts: listSorts(channel).map(([label, sort]) => ({
      ...{ label, href: withChoices({ sort }), isCurrent: choices.sort === sort },
    })),
    periodLabel: holdsDocuments(channel) ? '成文日期' : '发布时间',
    periods: [
      {
        label: '不限时间',
        href: withChoices({ period: undefined }),
        isCurrent: choices.period === undefined,
      },
      ...PERIODS.map(({ code, name }) => ({
        label: name,
        href: withChoices({ period: code }),
        isCurrent: choices.period === code,
      })),
    ],
    areas: listAreas(shown),
    keyword: choices.keyword,
    wholeHref: buildChannelHref(channel),
    // Articles without views are left out.
    hot: hot?.filter(({ views }) => views > 0) ?? null,
    tags,
    feedHref: channel.isHub ? undefined : `/rss/${channel.key}.xml`,
    place: channel.isHub && choices.sort !== 'hot' ? place : undefined,
    byDay: channel.shape === 'article' && !channel.isHub && choices.sort === undefined,
    now: Date.now(),
  }
}

export async function ContentsScreen({ shown, reader }: { shown: Shown; reader: Reader }) {
  const { channel, category, area, choices, page } = shown
  const { content } = reader
  const [articles, hot, tags] = await Promise.all([
    content.list(buildQuery(channel, category, area, choices, page, reader.portalSite.city)),
    content.hot(channel.key, HOT),
    content.tags(channel.key),
  ])
  if (page > 1 && articles?.records.length === 0) notFound()
  const href = hrefIn(channel)
  const place = (reader.portalSite.city ?? DEFAULT_CITY).provinceName
  const data = buildData(shown, articles, hot, tags?.slice(0, TAGS) ?? null, place)
  const origin = channel.isHub ? reader.portalSite.origin : portalOrigin()
  const paths = (articles?.records ?? []).map(href)
  return (
    <>
      <JsonLd
        things={[
          breadcrumbThing(origin, buildCrumbs(channel, category)),
          ...(paths.length > 0 ? [itemListThing(origin, data.title, paths)] : []),
        ]}
      />
      <ContentListView
        data={data}
        hrefOf={href}
        subscribe={
          <SubscribeButton subject={{ of: 'channel', channel: channel.key }} name={channel.label} block />
        }
        pager={
          <ListPager
            total={data.total}
            current={page}
            size={PAGE_SIZE}
            hrefOf={(to) => buildShownHref(shown, { page: to })}
          />
        }
      />
    </>
  )
}
