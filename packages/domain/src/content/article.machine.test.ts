import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../formatting'
import { MAX_DAYS_AHEAD } from './article.machine'
import type { ArticleLife } from './article.state'
import {
  ARTICLE_STATES,
  type ArticleEvent,
  type ArticleEventName,
  explainArticleRefusal,
  explainUnchanged,
  findArticleState,
  isArticleDeletable,
  listArticleEvents,
  stepArticle,
} from './index'

const NOW = Date.UTC(2026, 10, 22)
const LIVES = {
  draft: { releasedAt: null, withdrawnAt: null, wasPublished: false },
  scheduled: { releasedAt: NOW + 1, withdrawnAt: null, wasPublished: false },
  published: { releasedAt: NOW, withdrawnAt: null, wasPublished: false },
  withdrawn: { releasedAt: null, withdrawnAt: NOW - 1, wasPublished: true },
} as const satisfies Record<string, ArticleLife>

const eventOf = (type: ArticleEventName): ArticleEvent =>
  type === 'schedule' ? { type, now: NOW, at: NOW + DAY_MS } : { type, now: NOW }

describe('the life of an article', () => {
  it.each([
    ['draft', 'publish', 'published'],
    ['draft', 'schedule', 'scheduled'],
    ['scheduled', 'publish', 'published'],
    ['scheduled', 'schedule', 'scheduled'],
    ['scheduled', 'withdraw', 'draft'],
    ['published', 'withdraw', 'withdrawn'],
    ['withdrawn', 'reopen', 'draft'],
  ] as const)('CON-04 %s, %s: %s', (from, type, to) => {
    expect(listArticleEvents(from)).toContain(type)
    expect(findArticleState(stepArticle(LIVES[from], eventOf(type)).state, NOW)).toBe(to)
  })

  it('CON-04 no other event changes anything, and each is refused in words', () => {
    const types = ['publish', 'schedule', 'withdraw', 'reopen'] as const
    for (const state of ARTICLE_STATES)
      for (const type of types.filter((type) => !listArticleEvents(state).includes(type))) {
        expect(stepArticle(LIVES[state], eventOf(type)).state).toBe(LIVES[state])
        expect(explainArticleRefusal(LIVES[state], eventOf(type))).toMatch(/^这篇文章.+，不能/)
      }
    expect(explainArticleRefusal(LIVES.published, eventOf('publish'))).toBe('这篇文章已发布，不能发布')
  })

  it('CON-04 is scheduled later than now and at most a year ahead', () => {
    const schedule = (at: number) => stepArticle(LIVES.draft, { type: 'schedule', now: NOW, at }).state
    const last = NOW + MAX_DAYS_AHEAD * DAY_MS
    expect(schedule(NOW)).toBe(LIVES.draft)
    expect(schedule(NOW + 1).releasedAt).toBe(NOW + 1)
    expect(schedule(last).releasedAt).toBe(last)
    expect(schedule(last + 1)).toBe(LIVES.draft)
    expect(explainArticleRefusal(LIVES.draft, { type: 'schedule', now: NOW, at: NOW })).toContain('365 天')
  })

  it('CON-11 only a draft that nobody has read can be deleted', () => {
    expect(ARTICLE_STATES.filter((state) => isArticleDeletable(LIVES[state], NOW))).toEqual(['draft'])
    const back = (['withdraw', 'reopen'] as const).reduce<ArticleLife>(
      (life, type) => stepArticle(life, { type, now: NOW }).state,
      LIVES.published,
    )
    expect(findArticleState(back, NOW)).toBe('draft')
    expect(isArticleDeletable(back, NOW)).toBe(false)
    expect(explainUnchanged(back, NOW)).toContain('发布过')
    expect(explainUnchanged(LIVES.published, NOW)).toContain('只能撤回')
    expect(explainUnchanged(LIVES.scheduled, NOW)).toContain('取消定时')
  })
})
