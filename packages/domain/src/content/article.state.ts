/** The states of an article (CON-04). */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type ArticleStateName = (typeof ARTICLE_STATES)[number]

export const ARTICLE_STATE_LABELS: Readonly<Record<ArticleStateName, string>> = {
  draft: '草稿',
  scheduled: '待发布',
  published: '已发布',
  withdrawn: '已撤回',
}

/**
 * The state of an article, as it is stored (CON-04). Times in ms. Only an article with a time of release that has
 * passed is published, so that nothing has to run when the time of a scheduled one comes.
 */
export interface ArticleLife {
  /** When it is or was released; null for a draft and for a withdrawn article. */
  readonly releasedAt: number | null
  /** When it was withdrawn; null unless it is withdrawn. */
  readonly withdrawnAt: number | null
  /** Whether it was published and withdrawn at some time. */
  readonly wasPublished: boolean
}

/** The state of an article at `now` in ms (CON-04). */
export function findArticleState(
  { releasedAt, withdrawnAt }: Pick<ArticleLife, 'releasedAt' | 'withdrawnAt'>,
  now: number,
): ArticleStateName {
  if (withdrawnAt !== null) return 'withdrawn'
  if (releasedAt === null) return 'draft'
  return releasedAt <= now ? 'published' : 'scheduled'
}

/** What an editor does with an article, apart from writing it; times in ms. */
export type ArticleEvent =
  | { readonly type: 'publish'; readonly now: number }
  | { readonly type: 'schedule'; readonly now: number; readonly at: number }
  /** Takes a published article back, or a scheduled one. */
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
