import { findRoute } from '@zhushutong/domain/addresses'
import {
  ALL,
  type ArticleSort,
  buildChannelHref,
  type Channel,
  findListOf,
  PERIODS,
  type PeriodCode,
} from '@zhushutong/domain/content'
import { type BranchCity, DEFAULT_CITY } from '@zhushutong/domain/region'
import { formatSearch } from '@/routing/format-search'
import type { PageQuery } from '@/routing/page-query'
import type { ArticleQuery } from '@/wiring/types'

/** The orders that an address may name; the default is the newest first. */
const LIST_SORTS = ['hot', 'effective'] as const satisfies readonly ArticleSort[]

export type ListSort = (typeof LIST_SORTS)[number]

export interface ListChoices {
  readonly keyword?: string
  readonly sort?: ListSort
  readonly period?: PeriodCode
}

const MAX_KEYWORD = 40

/** Reads the choices; unknown values are left out. */
export function readChoices(query: PageQuery<'channel'>): ListChoices {
  const period = PERIODS.find(({ code }) => code === query.period)?.code
  const sort = LIST_SORTS.find((candidate) => candidate === query.sort)
  const keyword = query.q?.trim().slice(0, MAX_KEYWORD)
  return {
    ...(keyword && { keyword }),
    ...(sort && { sort }),
    ...(period && { period }),
  }
}

/** True when the category is in the list's path; otherwise it is in the query. */
const namesCategory = (channel: Channel) => /:(key|type)\b/.test(findRoute(findListOf(channel).key).pattern)

/** The query string of a list, its parameters always in the same order. */
function formatChoices(channel: Channel, category: string, { keyword, sort, period }: ListChoices): string {
  const code = category !== ALL && !namesCategory(channel) ? category : undefined
  return formatSearch({ category: code, q: keyword, sort, period })
}

export function listHref(
  channel: Channel,
  category: string = ALL,
  page = 1,
  area?: string,
  choices: ListChoices = {},
): string {
  return buildChannelHref(channel, category, page, area) + formatChoices(channel, category, choices)
}

/** The request for one page of a channel's list; the city hub's requests name the site's city. */
export function buildQuery(
  channel: Channel,
  category: string,
  area: string | undefined,
  choices: ListChoices,
  pageNum: number,
  city: BranchCity | null = null,
): ArticleQuery {
  return {
    channel: channel.key,
    ...choices,
    ...(category !== ALL && { category }),
    ...(channel.isHub ? { areaCode: (city ?? DEFAULT_CITY).provinceCode } : area && { areaCode: area }),
    pageNum,
  }
}
