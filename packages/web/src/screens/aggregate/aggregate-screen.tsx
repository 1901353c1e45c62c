import {
  type Aggregate,
  type AggregatePage,
  buildAggregateHref,
  buildAggregateQuery,
  buildDirectoryHref,
  countDirectoryPages,
  findAggregate,
  formatAggregateTitle,
  parseAggregatePage,
} from '@zhushutong/domain/aggregate'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AggregateView, DirectoryView } from '@/features/records/aggregate.view'
import { dropPageSegment, parsePageSegment } from '@/routing/page-segment'
import { noteMainFault } from '@/wiring/server/answers'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'

interface RequestedAggregate {
  readonly aggregate: Aggregate
  /** The page of the directory. */
  readonly page: number
  /** The list; null for the directory itself. */
  readonly shown: AggregatePage | null
}

/** Reads a directory's page or list from its folder; an unknown place or category is not found (NAV-07). */
export function parseAggregateParams(params: {
  readonly name: string
  /** The page, or category and place: ['p2'], ['500000-D110']. */
  readonly rest?: readonly string[]
}): RequestedAggregate {
  const { name, rest } = params
  const aggregate = findAggregate(name)
  const page = parsePageSegment(rest)
  const [slug] = dropPageSegment(rest)
  const shown = slug === undefined ? null : parseAggregatePage(name, slug)
  if (!aggregate || page > countDirectoryPages() || (slug !== undefined && !shown)) notFound()
  return { aggregate, page, shown }
}

export function aggregateMetadata({ aggregate, page, shown }: RequestedAggregate): Metadata {
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

export async function AggregateScreen({
  aggregate,
  page,
  shown,
  reader,
}: RequestedAggregate & { reader: Reader }) {
  const result =
    shown && noteMainFault(await reader.records.search(shown.kind.kind, buildAggregateQuery(shown)))
  return (
    <>
      {shown && result ? (
        <AggregateView page={shown} result={result} now={Date.now()} />
      ) : (
        <DirectoryView aggregate={aggregate} page={page} />
      )}
    </>
  )
}
