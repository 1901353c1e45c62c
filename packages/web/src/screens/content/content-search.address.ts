import { ALL, type ContentGroupKey, findContentGroup } from '@zhushutong/domain/content'
import type { ArticleQuery } from '@/wiring/types'
import { formatSearch, type Screen, UNFOLLOWED_SECONDS } from '../screen'
import { readChoices } from './content-query'

interface ContentSearch {
  readonly keyword: string
  readonly group?: ContentGroupKey
}

/** Reads a search; null without a keyword. */
export function readContentSearch(query: Readonly<Record<string, string | undefined>>): ContentSearch | null {
  const { keyword } = readChoices(query)
  return keyword ? { keyword, group: findContentGroup(query.group)?.key } : null
}

export function contentSearchQuery({ keyword, group }: ContentSearch, pageNum: number): ArticleQuery {
  return { keyword, group, sort: 'best', pageNum }
}

/** The articles matching a keyword: /tag/all.html?q=资质&group=policy. */
export const contentSearch: Screen = {
  lifeSeconds: UNFOLLOWED_SECONDS,
  address: ({ shown: { route, params, query, page = 1 } }) => {
    const search = readContentSearch(query)
    if (route.name !== 'tag' || (params.key ?? ALL) !== ALL || !search) return null
    return {
      path: `content-search/${page}`,
      search: formatSearch({ q: search.keyword, group: search.group }),
      exists: async ({ hasArticles }) => page === 1 || hasArticles(contentSearchQuery(search, page)),
    }
  },
}
