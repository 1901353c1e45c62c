import { type FullClient, isPortalError } from '@zhushutong/sdk/portal'
import type { ChannelCounts, Content, Tags } from '../../types'
import { cached } from '../cached'

/**
 * The longest wait of a page for the parts beside its content, in ms. The content itself has the usual time
 * limit of calls.
 */
const PART_MS = 2_500
const SHARED_MS = 30_000
/** The number of articles in each list on the home page. */
const NEWEST = 6

const orNull = <T>(call: Promise<T>): Promise<T | null> => call.catch(() => null)

/** Articles, questions, policies and standards: the same for every reader. */
export function createContent({ policies, questions, articles }: FullClient): Content {
  const within = { timeout: PART_MS }
  const tagLists = new Map<string, () => Promise<Tags | null>>()
  const loadTags = (channel = '') => {
    const known =
      tagLists.get(channel) ??
      cached(SHARED_MS, () => orNull(articles.labels(channel ? { NoticeType: channel } : {}, within)))
    tagLists.set(channel, known)
    return known()
  }
  return {
    list: (query) => orNull(policies.list(query)),
    hot: (channel, pageSize) =>
      orNull(policies.list({ channel, sort: 'hot', pageSize }, within).then(({ records }) => records)),
    detail: (id) =>
      policies.detail({ id }).catch((error: unknown) => ({
        status: isPortalError(error) ? (error.status ?? 503) : 503,
      })),
    answers: (id) => orNull(questions.answers({ id, pageSize: 50 }).then(({ records }) => records)),
    related: (id, pageSize) => orNull(policies.recommend({ id, pageSize })),
    groups: (keyword) => orNull(articles.suggestion({ keyword }, within).then(({ groups }) => groups)),
    newest: cached(SHARED_MS, () =>
      orNull(
        Promise.all([
          policies.list({ channel: 'new', pageSize: NEWEST }, within),
          policies.list({ channel: 'urbanhubpolicy', pageSize: NEWEST }, within),
        ]).then(([news, policy]) => ({ news: news.records, policies: policy.records })),
      ),
    ),
    tags: loadTags,
    counts: cached<ChannelCounts>(SHARED_MS, () => orNull(policies.centerCounts({}, within))),
  }
}
