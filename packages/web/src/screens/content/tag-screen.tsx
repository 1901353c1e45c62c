import { ALL, buildTagHref } from '@zhushutong/domain/content'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TagsView, TagView } from '@/features/content'
import { ListPager } from '@/lists/list-pager'
import { portalOrigin } from '@/settings/environment'
import type { Reader } from '../reader'
import { JsonLd } from '../seo/json-ld'
import { pageMetadata } from '../seo/metadata'
import { breadcrumbThing } from '../seo/things'
import { hrefIn, shownCrumbs } from './links'

const PAGE_SIZE = 10
const OTHERS = 24
const ROOT = { name: '全部标签', path: buildTagHref(ALL) }

interface RequestedTag {
  readonly tag: string
  readonly page: number
}

export function tagMetadata({ tag, page }: RequestedTag): Metadata {
  const title = tag === ALL ? ROOT.name : `${tag}相关内容${page > 1 ? ` · 第 ${page} 页` : ''}`
  const about = tag === ALL ? '按标签查看' : `与“${tag}”有关的`
  return pageMetadata({
    title,
    description: `${about}资讯、政策、问答与百科，来源与发布时间逐篇注明。`,
    path: buildTagHref(tag, page),
  })
}

/** The articles with a tag, or all tags. */
export async function TagScreen({ tag, page, reader }: RequestedTag & { reader: Reader }) {
  const tags = await reader.content.tags()
  const origin = portalOrigin()
  if (tag === ALL) {
    if (page > 1) notFound()
    return (
      <>
        <JsonLd things={[breadcrumbThing(origin, [ROOT])]} />
        <TagsView tags={tags} crumbs={shownCrumbs([ROOT])} />
      </>
    )
  }
  const articles = await reader.content.list({ tag, pageNum: page })
  if (articles?.records.length === 0) notFound()
  return (
    <>
      <JsonLd things={[breadcrumbThing(origin, [ROOT, { name: tag, path: buildTagHref(tag) }])]} />
      <TagView
        tag={tag}
        items={articles?.records ?? null}
        total={articles?.total ?? 0}
        hrefOf={hrefIn(undefined)}
        others={tags?.filter(({ name }) => name !== tag).slice(0, OTHERS) ?? null}
        crumbs={shownCrumbs([ROOT], tag)}
        pager={
          <ListPager
            total={articles?.total ?? 0}
            current={page}
            size={PAGE_SIZE}
            hrefOf={(to) => buildTagHref(tag, to)}
          />
        }
      />
    </>
  )
}
