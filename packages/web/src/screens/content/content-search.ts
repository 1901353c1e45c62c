import { ALL, type ContentGroupKey, findContentGroup } from '@zhushutong/domain/content'
import type { PageQuery } from '@/routing/page-query'
import type { ArticleQuery } from '@/wiring/types'
import { readChoices } from './content-query'

export interface ContentSearch {
  readonly keyword: string
  readonly group?: ContentGroupKey
}

/** Reads a search from the address of all tags: /tag/all.html?q=资质&group=policy; null without a keyword. */
export function readContentSearch(tag: string, query: PageQuery<'tag'>): ContentSearch | null {
  const { keyword } = readChoices(query)
  return tag === ALL && keyword ? { keyword, group: findContentGroup(query.group)?.key } : null
}

export function contentSearchQuery({ keyword, group }: ContentSearch, pageNum: number): ArticleQuery {
  return { keyword, group, sort: 'best', pageNum }
}
