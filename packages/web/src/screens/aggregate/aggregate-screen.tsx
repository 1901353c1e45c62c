import {
  buildAggregateHref,
  buildAggregateQuery,
  buildDirectoryHref,
  findAggregate,
  formatAggregateTitle,
  parseAggregatePage,
} from '@zhushutong/domain/aggregate'
import type { Metadata } from 'next'
import { AggregateView, DirectoryView, findSegment } from '@/features/records/aggregate.view'
import { Frame } from '../frame/frame'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'

interface AggregateParams {
  readonly route: string
  /** Category and place, such as 500000-D110, or '-' for the directory itself. */
  readonly slug: string
  readonly page: string
}

const read = ({ route, slug, page }: AggregateParams) => {
  const aggregate = findAggregate(route)
  if (!aggregate) throw new Error(`no directory ${route}: the proxy lets none through`)
  return { aggregate, page: Number(page) || 1, shown: parseAggregatePage(route, slug) }
}

export function aggregateMetadata(params: AggregateParams): Metadata {
  const { aggregate, page, shown } = read(params)
  if (!shown)
    return pageMetadata({
      title: page > 1 ? `${aggregate.title} · 第 ${page} 页` : aggregate.title,
      description: `按省份与类别整理的${aggregate.title}，条条注明来源与核验时间。`,
      path: buildDirectoryHref(aggregate, page),
    })
  const title = formatAggregateTitle(shown)
  return pageMetadata({
    title: `${title}名单`,
    description: `${title}名单与最新收录，按地区、类别查看，条条注明来源与核验时间。`,
    path: buildAggregateHref(aggregate, shown.region, shown.option?.value),
  })
}

export async function AggregateScreen({ params, reader }: { params: AggregateParams; reader: Reader }) {
  const { aggregate, page, shown } = read(params)
  const result = shown && (await reader.records.search(shown.kind.kind, buildAggregateQuery(shown)))
  return (
    <Frame reader={reader} route={aggregate.route} current={findSegment(aggregate)}>
      {shown && result ? (
        <AggregateView page={shown} result={result} now={Date.now()} />
      ) : (
        <DirectoryView aggregate={aggregate} page={page} />
      )}
    </Frame>
  )
}
