import { DAY_MS } from '../formatting'
import { goTo, noChange, type Step } from '../machine'
import {
  ARTICLE_EVENT_LABELS,
  ARTICLE_STATE_LABELS,
  type ArticleEvent,
  type ArticleEventName,
  type ArticleLife,
  type ArticleStateName,
  findArticleState,
} from './article.state'

/** The furthest that a release is planned ahead, in days. */
export const MAX_DAYS_AHEAD = 365

const EVENTS: Readonly<Record<ArticleStateName, readonly ArticleEventName[]>> = {
  draft: ['publish', 'schedule'],
  scheduled: ['publish', 'schedule', 'withdraw'],
  published: ['withdraw'],
  withdrawn: ['reopen'],
}

/** The actions open to an editor in a state (CON-04). */
export function listArticleEvents(state: ArticleStateName): readonly ArticleEventName[] {
  return EVENTS[state]
}

/** True when an article can be changed: a withdrawn one becomes a draft first (CON-04). */
export function isArticleEditable(state: ArticleStateName): boolean {
  return state !== 'withdrawn'
}

const isPlannable = (at: number, now: number): boolean => at > now && at <= now + MAX_DAYS_AHEAD * DAY_MS

/**
 * The life of an article: draft, scheduled or published, withdrawn, draft. Withdrawing a scheduled article
 * makes it a draft, as no reader has seen it. An event that does not apply changes nothing.
 */
export function stepArticle(life: ArticleLife, event: ArticleEvent): Step<ArticleLife, never> {
  const { now } = event
  const state = findArticleState(life, now)
  if (!EVENTS[state].includes(event.type)) return noChange(life)
  switch (event.type) {
    case 'publish':
      return goTo({ ...life, releasedAt: now })
    case 'schedule':
      return isPlannable(event.at, now) ? goTo({ ...life, releasedAt: event.at }) : noChange(life)
    case 'withdraw':
      return goTo(
        state === 'scheduled'
          ? { ...life, releasedAt: null }
          : { releasedAt: null, withdrawnAt: now, wasPublished: true },
      )
    case 'reopen':
      return goTo({ ...life, withdrawnAt: null })
  }
}

/** The reason an event does not apply, in words for the editor. */
export function explainArticleRefusal(life: ArticleLife, { type, now }: ArticleEvent): string {
  const state = findArticleState(life, now)
  return EVENTS[state].includes(type)
    ? `发布时间应在现在之后、${MAX_DAYS_AHEAD} 天之内`
    : `这篇文章${ARTICLE_STATE_LABELS[state]}，不能${ARTICLE_EVENT_LABELS[type]}`
}

/** True when an article can be deleted: a draft that no reader has seen (CON-11). */
export function isArticleDeletable(life: ArticleLife, now: number): boolean {
  return findArticleState(life, now) === 'draft' && !life.wasPublished
}

/** The reason an article is not deleted, in words for the editor (CON-11). */
export function explainUnchanged(life: ArticleLife, now: number): string {
  const state = findArticleState(life, now)
  if (state === 'scheduled') return '这篇文章待发布，请先取消定时再删除'
  return state === 'published'
    ? '这篇文章已发布，只能撤回，不能删除'
    : '这篇文章发布过，不能删除，可以留作草稿'
}
