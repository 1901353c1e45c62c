import { buildContentSearchHref, findContentGroup } from '@zhushutong/domain/content'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentSearchView } from '@/features/content'
import { ListPager } from '@/lists/list-pager'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import { type ContentSearch, contentSearchQuery } from './content-search'
import { hrefIn, shownCrumbs } from './links'

const PAGE_SIZE = 10
const OTHERS = 24

export function contentSearchMetadata({ keyword, group }: ContentSearch): Metadata {
  return pageMetadata({
    title: `“${keyword}”的${findContentGroup(group)?.label ?? '资讯、政策与问答'}`,
    description: `与“${keyword}”有关的资讯、政策、标准与问答，来源与发布时间逐篇注明。`,
    path: buildContentSearchHref(keyword, group),
    indexed: false,
  })
}

export async function ContentSearchScreen({
  search,
  page,
  reader,
}: {
  search: ContentSearch
  page: number
  reader: Reader
}) {
  const { content } = reader
  const [result, groups, tags] = await Promise.all([
    content.list(contentSearchQuery(search, page)),
    content.groups(search.keyword),
    content.tags(),
  ])
  if (page > 1 && result?.records.length === 0) notFound()
  const buildPageHref = (to: number) => buildContentSearchHref(search.keyword, search.group, to)
  return (
    <ContentSearchView
      keyword={search.keyword}
      group={search.group}
      groups={groups}
      allHref={buildContentSearchHref(search.keyword)}
      items={result?.records ?? null}
      total={result?.total ?? 0}
      hrefOf={hrefIn(undefined)}
      tags={tags?.slice(0, OTHERS) ?? null}
      crumbs={shownCrumbs([], '搜索内容')}
      pager={<ListPager total={result?.total ?? 0} current={page} size={PAGE_SIZE} hrefOf={buildPageHref} />}
    />
  )
}
