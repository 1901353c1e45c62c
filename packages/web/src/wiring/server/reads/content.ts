import type { FullClient } from '@zhushutong/sdk/portal'
import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { ArticleQuery, ResultOf } from '../../types'
import { orNull, orStatus, PART } from '../answers'
import { cached } from '../cached'
import { CLOCK, VISITOR_CALLS } from '../services'

const SHARED_MS = 30_000
/** The number of articles in each list on the home page. */
const NEWEST = 6

/**
 * Articles, questions, policies and standards, the same for every reader; null for a part that is not loaded
 * in time. The content of a page has the usual time limit of calls.
 */
function createContent({ policies, questions, articles }: FullClient, clock: () => number) {
  const tagLists = new Map<string, () => Promise<ResultOf<'articles', 'labels'> | null>>()
  return {
    list: (query: ArticleQuery) => orNull(policies.list(query)),
    /** The most read articles of a channel, beside its list. */
    hot: (channel: string | undefined, pageSize: number) =>
      orNull(policies.list({ channel, sort: 'hot', pageSize }, PART).then(({ records }) => records)),
    detail: (id: string) => orStatus(policies.detail({ id })),
    answers: (id: string) => orNull(questions.answers({ id, pageSize: 50 }).then(({ records }) => records)),
    related: (id: string, pageSize: number) => orNull(policies.recommend({ id, pageSize })),
    /** The groups with articles for a keyword, and their counts. */
    groups: (keyword: string) => orNull(articles.suggestion({ keyword }, PART).then(({ groups }) => groups)),
    /** The newest news and policies, for the home page. */
    newest: cached(
      SHARED_MS,
      () =>
        orNull(
          Promise.all([
            policies.list({ channel: 'new', pageSize: NEWEST }, PART),
            policies.list({ channel: 'urbanhubpolicy', pageSize: NEWEST }, PART),
          ]).then(([news, policy]) => ({ news: news.records, policies: policy.records })),
        ),
      clock,
    ),
    tags: (channel = '') => {
      const load =
        tagLists.get(channel) ??
        cached(SHARED_MS, () => orNull(articles.labels(channel ? { NoticeType: channel } : {}, PART)), clock)
      tagLists.set(channel, load)
      return load()
    },
  }
}

export type Content = ReturnType<typeof createContent>
export const CONTENT: ServiceIdentifier<Content> = Symbol('content')

export const contentModule = new ContainerModule(({ bind }) => {
  bind(CONTENT).toResolvedValue(createContent, [VISITOR_CALLS, CLOCK]).inSingletonScope()
})
