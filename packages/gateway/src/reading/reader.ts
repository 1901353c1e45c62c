import { MINUTE_MS } from '@zhushutong/domain/formatting'
import {
  networkOf,
  type ReadingBudgets,
  type ReadingRate,
  type ReadingTier,
  ratePerMinute,
  readingTierOf,
} from '@zhushutong/domain/reading'
import type { Config } from '../platform/config'
import type { CallContext } from '../platform/http'

/** A counted account, network or crawler, with its rate. */
export interface Subject {
  readonly name: string
  readonly rate: ReadingRate
}

/** The subjects of a call: the day's budget applies to the first, the rates to all. */
export interface ReadingCaller {
  readonly tier: ReadingTier
  readonly subjects: readonly [Subject, ...Subject[]]
}

export function accountSubject(userId: string): string {
  return `account:${userId}`
}

export function readingFigures(config: Config) {
  const banMs = config.READING_BAN_MINUTES * MINUTE_MS
  const budgets: ReadingBudgets = {
    visitor: config.READING_VISITOR_BUDGET,
    'non-member': config.READING_ACCOUNT_BUDGET,
    member: config.READING_MEMBER_BUDGET,
    crawler: config.READING_CRAWLER_BUDGET,
  }
  return {
    account: ratePerMinute(config.READING_ACCOUNT_RATE, banMs),
    visitor: ratePerMinute(config.READING_VISITOR_RATE, banMs),
    network: ratePerMinute(config.READING_NETWORK_RATE, banMs),
    crawler: ratePerMinute(config.READING_CRAWLER_RATE, banMs),
    budgets,
    memberMonth: config.READING_MEMBER_MONTH_BUDGET,
    visitorPages: config.READING_VISITOR_PAGES,
    passMs: config.READING_PASS_MINUTES * MINUTE_MS,
  }
}

export type ReadingFigures = ReturnType<typeof readingFigures>

type Caller = Pick<CallContext, 'session' | 'viewer' | 'ip'>

/**
 * The subjects of a call (LEG-02): an account and, with a higher rate, its network; a visitor's network; or a
 * verified crawler by name, from any address.
 */
export function findReadingCaller(
  { session, viewer, ip }: Caller,
  crawler: string | null,
  figures: ReadingFigures,
): ReadingCaller {
  const tier = readingTierOf(viewer, crawler !== null)
  const network = networkOf(ip)
  if (session)
    return {
      tier,
      subjects: [
        { name: accountSubject(session.userId), rate: figures.account },
        { name: `network:${network}`, rate: figures.network },
      ],
    }
  if (crawler !== null) return { tier, subjects: [{ name: `crawler:${crawler}`, rate: figures.crawler }] }
  return { tier, subjects: [{ name: `visitor:${network}`, rate: figures.visitor }] }
}
