import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportAllowance } from '../export'
import { DAY_MS, MINUTE_MS } from '../formatting'
import { NOW, PERSONAS, viewerAs } from '../testing'
import { CRAWLERS } from './crawlers'
import {
  addCall,
  BEYOND_BUDGET,
  budgetEnds,
  callWeight,
  countInDay,
  decideBudget,
  decideMonth,
  decideRate,
  findClaimedCrawler,
  fullestBucket,
  isBeyondFirstPages,
  isCrawlerHost,
  isWidened,
  maskedText,
  monthEnds,
  networkOf,
  ratePerMinute,
  readingTierOf,
  strictestDecision,
} from './index'

const RATE = ratePerMinute(6, 30 * MINUTE_MS)
const counter = (ahead: number, more: object = {}) => ({
  drainedAt: NOW + ahead,
  bannedUntil: null,
  widenedUntil: null,
  ...more,
})
const widened = { widenedUntil: NOW + 1 }
const decide = (ahead: number, more: object = {}) => decideRate(counter(ahead, more), NOW, RATE)

describe('the rate', () => {
  it('LEG-02 as many calls as the rate names pass within a minute; the next asks for a check', () => {
    expect([callWeight(RATE), fullestBucket(RATE)]).toEqual([10_000, 180_000])
    expect(decide(6 * callWeight(RATE))).toEqual({ at: 'pass' })
    expect(decide(6 * callWeight(RATE) + 1)).toEqual({ at: 'challenge' })
    expect(decide(-DAY_MS)).toEqual({ at: 'pass' })
  })

  it('LEG-02 twice the rate without a check bans from this call on', () => {
    expect(decide(2 * MINUTE_MS)).toEqual({ at: 'challenge' })
    const ban = { at: 'ban', until: NOW + 30 * MINUTE_MS, isNew: true }
    expect(decide(2 * MINUTE_MS + 1)).toEqual(ban)
    expect(decide(2 * MINUTE_MS + 1, widened)).toEqual(ban)
  })

  it('ERR-06 who passed a check a short while ago waits instead, until there is room again', () => {
    expect(decide(MINUTE_MS, widened)).toEqual({ at: 'pass' })
    expect(decide(MINUTE_MS + 1, widened)).toEqual({ at: 'wait', until: NOW + 1 })
    expect(decide(MINUTE_MS + 1, { widenedUntil: NOW })).toEqual({ at: 'challenge' })
    expect([isWidened(counter(0, widened), NOW), isWidened(counter(0, widened), NOW + 1)]).toEqual([
      true,
      false,
    ])
    expect(isWidened(counter(0), NOW)).toBe(false)
  })

  it('LEG-02 ERR-06 a call fills the bucket by its weight, half of it after a check, and not during a ban', () => {
    const ahead = (from: number, more: object = {}) => addCall(counter(from, more), NOW, RATE).drainedAt - NOW
    expect([ahead(0), ahead(25), ahead(-DAY_MS)]).toEqual([10_000, 10_025, 10_000])
    expect(ahead(0, widened)).toBe(5_000)
    expect([ahead(0, { bannedUntil: NOW + 1 }), ahead(0, { bannedUntil: NOW })]).toEqual([0, 10_000])
    // A counter too far ahead, because the clock was set back, counts as empty.
    expect([ahead(180_000), ahead(180_001)]).toEqual([190_000, 10_000])
  })

  it('LEG-02 a ban ends to the millisecond, and one from a clock that was set back does not hold', () => {
    const until = NOW + 30 * MINUTE_MS
    expect(decide(0, { bannedUntil: until })).toEqual({ at: 'ban', until, isNew: false })
    expect(decide(0, { bannedUntil: NOW + 1 }).at).toBe('ban')
    expect(decide(0, { bannedUntil: NOW }).at).toBe('pass')
    expect(decide(0, { bannedUntil: until + 1 }).at).toBe('pass')
  })

  it('LEG-02 of an account and its network the stricter decision holds', () => {
    const pass = { at: 'pass' } as const
    const challenge = { at: 'challenge' } as const
    const wait = { at: 'wait', until: 1 } as const
    const ban = { at: 'ban', until: 1, isNew: false } as const
    expect(strictestDecision([])).toEqual(pass)
    expect(strictestDecision([pass, challenge])).toEqual(challenge)
    expect(strictestDecision([wait, challenge])).toEqual(wait)
    expect(strictestDecision([wait, ban, pass])).toEqual(ban)
  })
})

describe('the budget of a day', () => {
  const budgets = { visitor: 10, 'non-member': 20, member: 30, crawler: 40 }
  const at = (tier: keyof typeof budgets, reads: readonly number[], isWide = false) =>
    reads.map((read) => decideBudget(tier, read, budgets, isWide))

  it('REA-01 beyond it a member sees masked rows, others a check; twice is the end', () => {
    expect(at('member', [29, 30, 59, 60])).toEqual(['open', 'masked', 'masked', 'over'])
    expect(at('non-member', [19, 20, 39, 40])).toEqual(['open', 'challenge', 'challenge', 'over'])
    expect(at('non-member', [19, 20, 39, 40], true)).toEqual(['open', 'open', 'open', 'over'])
    expect(at('visitor', [9, 10, 19, 20])).toEqual(['open', 'challenge', 'challenge', 'login'])
    expect(at('visitor', [9, 10, 19, 20], true)).toEqual(['open', 'open', 'open', 'login'])
    expect(at('member', [30], true)).toEqual(['masked'])
  })

  it('KEY-04 an API key is refused where a person passes a check, and waits where the rate asks for one', () => {
    const asKey = (tier: keyof typeof budgets, read: number) =>
      decideBudget(tier, read, budgets, false, false)
    expect([asKey('non-member', 19), asKey('non-member', 20), asKey('member', 30)]).toEqual([
      'open',
      'over',
      'masked',
    ])
    expect(decideRate(counter(MINUTE_MS), NOW, RATE, false)).toEqual({ at: 'pass' })
    expect(decideRate(counter(MINUTE_MS + 1), NOW, RATE, false)).toEqual({ at: 'wait', until: NOW + 1 })
  })

  it('REA-03 a crawler has no check to pass', () => {
    expect(at('crawler', [39, 40])).toEqual(['open', 'over'])
  })

  it('REA-01 everybody has the budget of their tier; a member beyond it sees what a non-member sees', () => {
    const tiers = Object.fromEntries(PERSONAS.map((persona) => [persona, readingTierOf(viewerAs(persona))]))
    expect(tiers).toMatchObject({
      visitor: 'visitor',
      'non-member': 'non-member',
      'expired-svip': 'non-member',
    })
    const paying = PERSONAS.filter((persona) => exportAllowance(viewerAs(persona)) > 0)
    for (const persona of paying) expect(tiers[persona]).toBe('member')
    expect(readingTierOf(viewerAs('visitor'), true)).toBe('crawler')
    expect(readingTierOf(viewerAs('svip'), true)).toBe('member')
    expect(BEYOND_BUDGET).toEqual(viewerAs('non-member'))
  })

  it('REA-01 it begins anew with the day in Shanghai', () => {
    const midnight = Date.parse('2026-11-21T00:00:00+08:00')
    expect(budgetEnds(NOW)).toBe(midnight)
    expect([budgetEnds(midnight - 1), budgetEnds(midnight)]).toEqual([midnight, midnight + DAY_MS])
  })
})

describe('first pages', () => {
  const beyond = (from: number | null, size: number, persona: 'visitor' | 'non-member' = 'visitor') =>
    isBeyondFirstPages(viewerAs(persona), { from, size }, 10)

  it('REA-02 a visitor sees 200 records of a list, whatever the page size', () => {
    expect([beyond(180, 20), beyond(200, 20), beyond(100, 100), beyond(101, 100)]).toEqual([
      ...[false, true, false, true],
    ])
    expect([beyond(190, 10), beyond(191, 10), beyond(null, 10), beyond(0, 1000)]).toEqual([
      ...[false, true, true, false],
    ])
    expect([beyond(100_000, 100, 'non-member'), beyond(null, 10, 'non-member')]).toEqual([false, false])
  })
})

describe('networks', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['::FFFF:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('LEG-02 %s is counted with %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('LEG-02 addresses share a network exactly if their first three bytes are equal', () => {
    const byte = fc.nat({ max: 255 })
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte, byte), fc.tuple(byte, byte, byte, byte), (a, b) => {
        const isSame = a.slice(0, 3).join() === b.slice(0, 3).join()
        expect(networkOf(a.join('.')) === networkOf(b.join('.'))).toBe(isSame)
      }),
    )
  })
})

describe('crawlers', () => {
  it('REA-03 a user agent claims one, a host name of its own proves it', () => {
    expect(findClaimedCrawler('Mozilla/5.0 (compatible; Baiduspider/2.0)')?.name).toBe('baidu')
    expect(findClaimedCrawler('Mozilla/5.0 (compatible; bingbot/2.0)')?.name).toBe('bing')
    expect(findClaimedCrawler('Mozilla/5.0 (Windows NT 10.0) Chrome/140')).toBeNull()
    const google = CRAWLERS.find(({ name }) => name === 'google')!
    expect(isCrawlerHost(google, 'crawl-66-249-66-1.GoogleBot.com.')).toBe(true)
    for (const host of ['googlebot.com.evil.cn', 'evilgooglebot.com', 'googlebot.com', ''])
      expect(isCrawlerHost(google, host)).toBe(false)
  })
})

it('REA-04 a month has a budget for members alone: masked beyond it, nothing beyond twice of it', () => {
  const at = (read: number) => decideMonth('member', read, 40_000)
  expect([at(39_999), at(40_000), at(79_999), at(80_000)]).toEqual(['open', 'masked', 'masked', 'over'])
  for (const tier of ['visitor', 'non-member', 'crawler'] as const)
    expect(decideMonth(tier, 1_000_000, 40_000)).toBe('open')
  expect([countInDay(10, 5000), countInDay(2500, 5000), countInDay(20_000, 5000)]).toEqual([10, 2500, 2500])
  const end = (text: string) => new Date(monthEnds(Date.parse(text))).toISOString()
  expect(end('2026-11-30T23:59:59+08:00')).toBe('2026-11-30T16:00:00.000Z')
  expect(end('2026-12-01T00:00:00+08:00')).toBe('2026-12-31T16:00:00.000Z')
  expect(maskedText(monthEnds(Date.parse('2026-11-20T10:00:00+08:00')), '本月')).toContain(
    '本月查看的数据已达上限，完整信息将于 2026-12-01 00:00 恢复显示',
  )
})
