import {
  BEYOND_BUDGET,
  type BudgetDecision,
  banText,
  budgetEnds,
  CHALLENGE_TEXT,
  decideBudget,
  decideMonth,
  decideRate,
  isBeyondFirstPages,
  isWidened,
  LOGIN_TEXTS,
  maskedText,
  monthEnds,
  overText,
  type RateDecision,
  strictestDecision,
  waitText,
} from '@zhushutong/domain/reading'
import type { Endpoint } from '@zhushutong/sdk/contract'
import { isOutOfSpace } from '../platform/db'
import { type CallContext, CODES, type Failure, type Passage, type ReadingGate } from '../platform/http'
import { cursorPosition } from '../records'
import { findReadRecords } from './read-records'
import { findReadingCaller, type ReadingCaller, type ReadingFigures } from './reader'
import type { CountedSubject, ReadingCounters } from './reading.ports'
import { createSpareCounters } from './spare-counters'
import type { UnsavedReads } from './unsaved-reads'
import type { CrawlerVerifier } from './verify-crawler'

interface GateParts {
  readonly figures: ReadingFigures
  readonly counters: ReadingCounters
  readonly unsaved: UnsavedReads
  readonly verifyCrawler: CrawlerVerifier
}

const CHALLENGE: Failure = { error: CODES.riskCheck, message: CHALLENGE_TEXT }

const numberIn = (input: unknown, name: string): number | null => {
  const value = (input as Readonly<Record<string, unknown>> | null)?.[name]
  return typeof value === 'number' ? value : null
}

/** Offset and size of the requested page; a call without pages requests one record. */
const rowsOf = (input: unknown) => {
  const size = numberIn(input, 'pageSize')
  if (size === null) return { from: 0, size: 1 }
  const { cursor } = input as { readonly cursor?: string }
  return { from: cursor ? cursorPosition(cursor) : ((numberIn(input, 'pageNum') ?? 1) - 1) * size, size }
}

const refuseUntil = (until: number, now: number, message: string): Failure => ({
  error: CODES.tooMany,
  message,
  data: { until },
  waitMs: Math.max(0, until - now),
})

const rateFailure = (decision: RateDecision, now: number): Failure | null => {
  if (decision.at === 'pass') return null
  if (decision.at === 'challenge') return CHALLENGE
  const { until } = decision
  const message = decision.at === 'ban' ? banText(until) : waitText(until, now)
  return refuseUntil(until, now, message)
}

const budgetFailure = (decision: BudgetDecision, now: number): Failure | null => {
  const until = budgetEnds(now)
  if (decision === 'challenge') return CHALLENGE
  if (decision === 'login') return { error: CODES.loginNeeded, message: LOGIN_TEXTS.budget }
  return decision === 'over' ? refuseUntil(until, now, overText(until)) : null
}

/** The gate for every reading call: first pages, rate, then the day's budget (LEG-02, REA-01 to REA-03). */
export function createReadingGate({ figures, counters, unsaved, verifyCrawler }: GateParts): ReadingGate {
  const spare = createSpareCounters(counters)

  /** Counts the call. With a full disk it counts in memory, and read records wait for the next statement. */
  const countCall = async ({ subjects }: ReadingCaller, now: number): Promise<CountedSubject[]> => {
    try {
      const counted = await unsaved.save(subjects[0], (records) => counters.count(subjects, records, now))
      spare.clear()
      return counted
    } catch (error) {
      if (!isOutOfSpace(error)) throw error
      return spare.count(subjects, now)
    }
  }

  const ban = async (subject: string, until: number): Promise<void> => {
    try {
      await counters.ban([subject], until)
    } catch (error) {
      if (!isOutOfSpace(error)) throw error
      spare.ban(subject, until)
    }
  }

  const decideOnRate = async (
    caller: ReadingCaller,
    counted: readonly CountedSubject[],
    now: number,
    mayVerify: boolean,
  ) => {
    const decisions = counted.flatMap((subject) => {
      const rate = caller.subjects.find(({ name }) => name === subject.subject)?.rate
      return rate ? [{ subject: subject.subject, decision: decideRate(subject, now, rate, mayVerify) }] : []
    })
    const newBans = decisions.flatMap(({ subject, decision }) =>
      decision.at === 'ban' && decision.isNew ? [{ subject, until: decision.until }] : [],
    )
    for (const { subject, until } of newBans) await ban(subject, until)
    return strictestDecision(decisions.map(({ decision }) => decision))
  }

  const createPassage = (
    endpoint: Endpoint,
    input: unknown,
    { viewer }: CallContext,
    { subjects: [subject] }: ReadingCaller,
    masked: { readonly message: string; readonly until: number } | null,
  ): Passage => {
    const expected = endpoint.reads === 'records' ? rowsOf(input).size : 0
    unsaved.expect(subject, expected)
    return {
      viewer: masked ? BEYOND_BUDGET : viewer,
      dailyLimit: masked,
      count(result) {
        if (endpoint.reads === 'records') unsaved.add(subject, findReadRecords(result, input))
      },
      end: () => unsaved.expect(subject, -expected),
    }
  }

  return async (endpoint, input, context) => {
    const { viewer, now } = context
    const crawler = context.session ? null : await verifyCrawler(context)
    if (isBeyondFirstPages(viewer, rowsOf(input), figures.visitorPages))
      return { error: CODES.loginNeeded, message: LOGIN_TEXTS.pages }
    const caller = findReadingCaller(context, crawler, figures)
    const counted = await countCall(caller, now)
    // Only API keys have scopes.
    const mayVerify = context.session?.scopes === undefined
    const tooFast = rateFailure(await decideOnRate(caller, counted, now, mayVerify), now)
    if (tooFast) return tooFast
    if (endpoint.reads !== 'records') return createPassage(endpoint, input, context, caller, null)
    const ownCount = counted.find(({ subject }) => subject === caller.subjects[0].name)
    const expected = unsaved.expected(caller.subjects[0])
    const month = decideMonth(caller.tier, (ownCount?.monthRecords ?? 0) + expected, figures.memberMonth)
    const monthEnd = monthEnds(now)
    if (month === 'over') return refuseUntil(monthEnd, now, overText(monthEnd, '本月'))
    const read = (ownCount?.records ?? 0) + expected
    const budget = decideBudget(
      caller.tier,
      read,
      figures.budgets,
      ownCount ? isWidened(ownCount, now) : false,
      mayVerify,
    )
    const refused = budgetFailure(budget, now)
    if (refused) return refused
    if (month === 'masked')
      return createPassage(endpoint, input, context, caller, {
        message: maskedText(monthEnd, '本月'),
        until: monthEnd,
      })
    const until = budgetEnds(now)
    return createPassage(
      endpoint,
      input,
      context,
      caller,
      budget === 'masked' ? { message: maskedText(until), until } : null,
    )
  }
}
