import { type ArticleSort, findChannel, holdsDocuments } from '@zhushutong/domain/content'
import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { normaliseForSearch } from '@zhushutong/domain/records'
import { asc, desc, gte, type SQL, sql } from 'drizzle-orm'
import { notices } from './content.table'

const RELEASED_ON = sql`(${notices.releasedAt} at time zone 'Asia/Shanghai')::date`
/** A document's day of issue, or else of effect; for other articles the day of release. */
const OWN_DAY = sql`coalesce(${notices.issuedOn}, ${notices.effectiveOn}, ${RELEASED_ON})`

/**
 * The day that orders a list without a channel, or a list of documents; null for channels that are ordered by release
 * only (CON-13).
 */
export function dayColumnOf(channelKey: string | undefined): SQL | null {
  const channel = channelKey === undefined ? undefined : findChannel(channelKey)
  if (channelKey === undefined) return OWN_DAY
  // The latest policy is the last issued; articles without a day of issue come last.
  return channel && holdsDocuments(channel)
    ? sql`coalesce(${notices.issuedOn}, ${notices.effectiveOn}, '-infinity'::date)`
    : null
}

/** The articles of the last days: documents by their issue, others by their release (CON-13). */
export function sinceDays(channelKey: string | undefined, days: number, now: number): SQL {
  return dayColumnOf(channelKey) === null
    ? gte(notices.releasedAt, now - days * DAY_MS)
    : gte(OWN_DAY, addDays(dayOf(now), -days))
}

interface ArticleOrder {
  readonly channel?: string
  readonly keyword?: string
  readonly sort?: ArticleSort
  /** The code of a province whose own articles come first. */
  readonly first?: string
}

/** The newest first, by issue or by release, depending on the channel. */
const newestOf = (channelKey: string | undefined): SQL[] => {
  const day = dayColumnOf(channelKey)
  return [...(day === null ? [] : [desc(day)]), desc(notices.releasedAt), asc(notices.id)]
}

/** The order of a list of articles; articles of the reader's own province come first (CON-15). */
export function orderOf({ channel, keyword, sort, first }: ArticleOrder): SQL[] {
  const local = first === undefined ? [] : [desc(sql`coalesce(${notices.region} = ${first}, false)`)]
  const newest = [...local, ...newestOf(channel)]
  if (sort === 'hot') return [desc(notices.views), ...newest]
  if (sort === 'effective')
    return [...local, desc(sql`coalesce(${notices.effectiveOn}, '-infinity'::date)`), ...newestOf(channel)]
  const text = normaliseForSearch(keyword ?? '')
  return sort === 'best' && text !== ''
    ? [desc(sql`strpos(lower(${notices.title}), ${text}) > 0`), ...newest]
    : newest
}
