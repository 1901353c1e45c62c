import { buildHref } from '@zhushutong/domain/addresses'
import { ALL, buildChannelHref, type Channel, findChannel } from '@zhushutong/domain/content'
import { officesOf } from '@zhushutong/domain/divisions'
import { formatCount } from '@zhushutong/domain/formatting'
import { KINDS } from '@zhushutong/domain/records'
import { DEFAULT_CITY } from '@zhushutong/domain/region'
import type { Metadata } from 'next'
import { type HubPlace, HubView } from '@/features/content'
import { listPath } from '@/features/records/detail/detail-href'
import { isSubstationSystem } from '@/settings/environment'
import type { PortalSite } from '@/settings/sites'
import { loadPlaceFigures } from '../home/visitor-home'
import type { Reader } from '../reader'
import { JsonLd } from '../seo/json-ld'
import { pageMetadata } from '../seo/metadata'
import { breadcrumbThing } from '../seo/things'
import { buildQuery } from './content-query'
import { hrefIn } from './links'

const PART = 8
const QUERIES = 8
const TAGS = 20
const hubPath = () => (isSubstationSystem() ? '/' : buildHref('urbanSubstation'))

const PARTS = [
  ['政策要点', 'urbanhubpolicy'],
  ['行业资讯', 'urbanhubnews'],
  ['常见问题', 'urbanhubquestion'],
] as const

export function hubMetadata({ city: siteCity, origin }: PortalSite): Metadata {
  const city = (siteCity ?? DEFAULT_CITY).areaName
  return pageMetadata({
    title: `${city}建筑行业分站`,
    description: `${city}的建筑业政策要点、行业资讯与常见问题，以及本地企业、人员、招标与中标数据的入口。`,
    path: hubPath(),
    origin,
  })
}

const loadPart = async (reader: Reader, title: string, channel: Channel) => {
  const page = await reader.content.list({
    ...buildQuery(channel, ALL, undefined, {}, 1, reader.portalSite.city),
    pageSize: PART,
  })
  return {
    title,
    moreHref: buildChannelHref(channel),
    items: page?.records ?? null,
    hrefOf: hrefIn(channel),
  }
}

/** The record lists that can be filtered by region. */
const queriesIn = (area: string) =>
  KINDS.filter(({ filters, onlySubLists }) => !onlySubLists && filters.some(({ type }) => type === 'region'))
    .slice(0, QUERIES)
    .map((kind) => ({ label: kind.tab, href: `${listPath(kind)}?region=${area}` }))

const loadPlace = async (reader: Reader): Promise<HubPlace> => {
  const { provinceCode, provinceName } = reader.portalSite.city ?? DEFAULT_CITY
  const [{ open, wins }, parts] = await Promise.all([
    loadPlaceFigures(reader, provinceCode),
    reader.content.list({ channel: 'policy3', areaCode: provinceCode, tag: '地方办事', pageSize: 10 }),
  ])
  const figures = [
    ...(open ? [{ label: '正在招标', text: formatCount(open.total), href: open.moreHref }] : []),
    ...(wins ? [{ label: '近七日中标', text: formatCount(wins.total), href: wins.moreHref }] : []),
  ]
  const { housing, labour, platform } = officesOf(provinceCode)
  const [guide] = parts?.records ?? []
  return {
    name: provinceName,
    figures: figures.length > 0 ? figures : null,
    offices: [
      { label: '招标公告与结果', name: platform },
      { label: '企业资质、施工许可与安全', name: housing },
      { label: '工资保证金与投诉', name: labour },
      {
        label: '工资保证金比例',
        name: '全国规定 1% 至 3%（人社部发〔2021〕65号），本地比例以人社部门公布的为准',
      },
    ],
    officesHref: guide ? hrefIn(undefined)(guide) : null,
  }
}

export async function HubScreen({ reader }: { reader: Reader }) {
  const channels = PARTS.flatMap(([title, key]) => {
    const channel = findChannel(key)
    return channel ? [{ title, channel }] : []
  })
  const [tags, place, ...parts] = await Promise.all([
    reader.content.tags(),
    loadPlace(reader),
    ...channels.map(({ title, channel }) => loadPart(reader, title, channel)),
  ])
  const { areaName: city, provinceCode } = reader.portalSite.city ?? DEFAULT_CITY
  return (
    <>
      <JsonLd
        things={[breadcrumbThing(reader.portalSite.origin, [{ name: `${city}分站`, path: hubPath() }])]}
      />
      <HubView
        city={city}
        place={place}
        parts={parts}
        queries={queriesIn(provinceCode)}
        tags={tags?.slice(0, TAGS) ?? null}
      />
    </>
  )
}
