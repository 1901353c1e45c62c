/** The states of an article. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type ArticleStateName = (typeof ARTICLE_STATES)[number]

export const ARTICLE_STATE_LABELS: Readonly<Record<ArticleStateName, string>> = {
  draft: '草稿',
  scheduled: '待发布',
  published: '已发布',
  withdrawn: '已撤回',
}

/**
 * The stored state of an article (CON-04). Times in ms. The state is computed from the times, so that a scheduled
 * article is published at its time without a job.
 */
export interface ArticleLife {
  /** The time of the release, past or future; null for a draft and for a withdrawn article. */
  readonly releasedAt: number | null
  /** Null unless the article is withdrawn. */
  readonly withdrawnAt: number | null
  /** True once the article was published and withdrawn. */
  readonly wasPublished: boolean
}

/** The state of an article at `now` in ms. */
export function findArticleState(
  { releasedAt, withdrawnAt }: Pick<ArticleLife, 'releasedAt' | 'withdrawnAt'>,
  now: number,
): ArticleStateName {
  if (withdrawnAt !== null) return 'withdrawn'
  if (releasedAt === null) return 'draft'
  return releasedAt <= now ? 'published' : 'scheduled'
}

/** An action of an editor on an article, apart from writing; times in ms. */
export type ArticleEvent =
  | { readonly type: 'publish'; readonly now: number }
  | { readonly type: 'schedule'; readonly now: number; readonly at: number }
  /** Withdraws a published article, or cancels a scheduled one. */
  | { readonly type: 'withdraw'; readonly now: number }
  /** Makes a withdrawn article a draft again. */
  | { readonly type: 'reopen'; readonly now: number }

export type ArticleEventName = ArticleEvent['type']

export const ARTICLE_EVENT_LABELS: Readonly<Record<ArticleEventName, string>> = {
  publish: '发布',
  schedule: '定时发布',
  withdraw: '撤回',
  reopen: '转为草稿',
}
