import { buildContentSearchHref, findContentGroup } from '@zhushutong/domain/content'
import type { Metadata } from 'next'
import { ContentSearchView } from '@/features/content'
import { ListPager } from '@/lists/list-pager'
import { Frame } from '../frame/frame'
import type { Reader } from '../reader'
import { pageMetadata } from '../seo/metadata'
import { contentSearchQuery, readContentSearch } from './content-search.address'
import { hrefIn, shownCrumbs } from './links'

const PAGE_SIZE = 10
const OTHERS = 24

type Query = Readonly<Record<string, string | string[] | undefined>>

const read = (query: Query) => {
  const texts = Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const search = readContentSearch(Object.fromEntries(texts))
  if (!search) throw new Error('a search of content without a keyword: the proxy lets none through')
  return search
}

export function contentSearchMetadata(query: Query): Metadata {
  const { keyword, group } = read(query)
  return pageMetadata({
    title: `“${keyword}”的${findContentGroup(group)?.label ?? '资讯、政策与问答'}`,
    description: `与“${keyword}”有关的资讯、政策、标准与问答，来源与发布时间逐篇注明。`,
    path: buildContentSearchHref(keyword, group),
    indexed: false,
  })
}

export async function ContentSearchScreen({
  page: text,
  query,
  reader,
}: {
  page: string
  query: Query
  reader: Reader
}) {
  const search = read(query)
  const page = Number(text) || 1
  const { content } = reader
  const [result, groups, tags] = await Promise.all([
    content.list(contentSearchQuery(search, page)),
    content.groups(search.keyword),
    content.tags(),
  ])
  const buildPageHref = (to: number) => buildContentSearchHref(search.keyword, search.group, to)
  return (
    <Frame reader={reader} route="tag">
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
        pager={
          <ListPager total={result?.total ?? 0} current={page} size={PAGE_SIZE} hrefOf={buildPageHref} />
        }
      />
    </Frame>
  )
}
