import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../formatting'
import {
  ARTICLE_STATES,
  type ArticleEvent,
  type ArticleEventName,
  type ArticleLife,
  explainArticleRefusal,
  findArticleState,
  isArticleEditable,
  listArticleEvents,
  MAX_DAYS_AHEAD,
  stepArticle,
} from './index'

const NOW = Date.UTC(2026, 10, 22)
const LIVES = {
  draft: { releasedAt: null, withdrawnAt: null },
  scheduled: { releasedAt: NOW + 1, withdrawnAt: null },
  published: { releasedAt: NOW, withdrawnAt: null },
  withdrawn: { releasedAt: null, withdrawnAt: NOW - 1 },
} as const satisfies Record<string, ArticleLife>

const eventOf = (type: ArticleEventName): ArticleEvent =>
  type === 'schedule' ? { type, now: NOW, at: NOW + DAY_MS } : { type, now: NOW }

describe('the life of an article', () => {
  it.each(ARTICLE_STATES)('CON-04 is %s by its stored times', (state) => {
    expect(findArticleState(LIVES[state], NOW)).toBe(state)
  })

  it('CON-04 a scheduled article is published when its time comes, to the millisecond', () => {
    expect(findArticleState(LIVES.scheduled, NOW)).toBe('scheduled')
    expect(findArticleState(LIVES.scheduled, NOW + 1)).toBe('published')
  })

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
      for (const type of types.filter((one) => !listArticleEvents(state).includes(one))) {
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

  it('CON-04 a withdrawn article is not changed before it is a draft again', () => {
    expect(ARTICLE_STATES.filter(isArticleEditable)).toEqual(['draft', 'scheduled', 'published'])
  })
})
