import { describe, expect, it } from 'vitest'
import { addDays, DAY_MS, dayOf } from '../formatting'
import { NOW } from '../testing'
import {
  canAddLead,
  checkLeadChange,
  compareLeads,
  describeRateGap,
  LEAD_KINDS,
  LEAD_STAGE_LABELS,
  LEAD_STAGES,
  LEAD_TEXTS,
  type LeadStage,
  listNextStages,
  ownWinRate,
  proposeStage,
  tallyLeads,
} from './index'

describe('a lead', () => {
  it('LEA-01 is a tender or a company in one of five stages, at most 500 of a person or team', () => {
    expect(LEAD_KINDS).toEqual(['tender', 'company'])
    expect(LEAD_STAGES.map((stage) => LEAD_STAGE_LABELS[stage])).toEqual([
      '跟进',
      '已投',
      '中标',
      '未中',
      '放弃',
    ])
    expect([0, 499, 500].map(canAddLead)).toEqual([true, true, false])
  })

  it('LEA-01 each stage leads to the ones that usually follow', () => {
    expect(LEAD_STAGES.map(listNextStages)).toEqual([
      ['submitted', 'dropped'],
      ['won', 'lost', 'dropped'],
      [],
      [],
      ['following'],
    ])
  })

  it('LEA-01 its note has at most 500 characters', () => {
    expect(checkLeadChange({ note: 'x'.repeat(500) }, NOW)).toEqual([])
    expect(checkLeadChange({ note: 'x'.repeat(501) }, NOW)).toEqual([
      { field: 'note', message: LEAD_TEXTS.note },
    ])
  })

  it('LEA-03 its reminder is a day from today to 366 days ahead, or removed', () => {
    const refused = (remindOn: string | null) => checkLeadChange({ remindOn }, NOW).length > 0
    const day = (days: number) => dayOf(addDays(NOW, days))
    expect([-1, 0, 366, 367].map((days) => refused(day(days)))).toEqual([true, false, false, true])
    expect([null, '2027-02-29', '明天'].map(refused)).toEqual([false, true, true])
    expect(checkLeadChange({}, NOW)).toEqual([])
  })

  it('LEA-06 open tenders stand first, the first to end first; then leads without a deadline; then ended ones', () => {
    const lead = (id: string, deadline: number | null, createdAt = NOW) => ({ id, deadline, createdAt })
    const leads = [
      lead('ended-long-ago', NOW - 9 * DAY_MS),
      lead('company', null, NOW - 2),
      lead('later', NOW + 2 * DAY_MS),
      lead('ended', NOW - 1),
      lead('newer-company', null, NOW - 1),
      lead('now', NOW),
      lead('b', NOW + DAY_MS),
      lead('a', NOW + DAY_MS),
    ]
    expect(leads.sort((a, b) => compareLeads(a, b, NOW)).map(({ id }) => id)).toEqual(
      'now a b later newer-company company ended ended-long-ago'.split(' '),
    )
  })
})

describe('a published result', () => {
  const result = (winnerIds: readonly string[], bidderIds: readonly string[] = []) => ({
    winnerIds,
    bidderIds,
  })
  const propose = (stage: LeadStage, outcome: ReturnType<typeof result> | null, id: string | null = 'me') =>
    proposeStage(stage, outcome, id)

  it('LEA-04 proposes 中标 to a winner, 未中 to another bidder, 放弃 where no bid is known', () => {
    expect(propose('following', result(['x', 'me']))).toBe('won')
    expect(propose('submitted', result(['me']))).toBe('won')
    expect(propose('submitted', result(['x']))).toBe('lost')
    expect(propose('following', result(['x'], ['x', 'me']))).toBe('lost')
    expect(propose('following', result(['x'], ['x', 'y']))).toBe('dropped')
  })

  it('LEA-04 proposes nothing without a winner, without a company of one’s own, or after the outcome', () => {
    expect([propose('submitted', null), propose('submitted', result([], ['me']))]).toEqual([null, null])
    expect(propose('submitted', result(['x']), null)).toBeNull()
    for (const stage of ['won', 'lost', 'dropped'] as const) expect(propose(stage, result(['me']))).toBeNull()
  })
})

describe('the own win rate', () => {
  const leads = (kind: string, counts: Partial<Record<LeadStage, number>>) =>
    LEAD_STAGES.flatMap((stage) => Array.from({ length: counts[stage] ?? 0 }, () => ({ kind, stage })))

  it('LEA-05 is won over won and lost tenders; submitted ones and companies are not in it', () => {
    const tally = tallyLeads([
      ...leads('tender', { following: 4, submitted: 3, won: 2, lost: 3, dropped: 5 }),
      ...leads('company', { won: 7, lost: 7, submitted: 7 }),
    ])
    expect(tally).toEqual({ submitted: 3, won: 2, lost: 3 })
    expect(ownWinRate(tally)).toEqual({ wins: 2, bids: 5, percent: 40, isSmall: true, pending: 3 })
    expect(ownWinRate({ submitted: 3, won: 0, lost: 0 })).toMatchObject({ percent: null, isSmall: false })
    expect([9, 10].map((lost) => ownWinRate({ submitted: 0, won: 0, lost }).isSmall)).toEqual([true, false])
  })

  it('LEA-05 is compared with the public one in percentage points', () => {
    expect(describeRateGap({ bids: 5, wins: 2 }, { bids: 8, wins: 2 })).toBe('自己的记录高 15.0 个百分点')
    expect(describeRateGap({ bids: 3, wins: 1 }, { bids: 2, wins: 1 })).toBe('自己的记录低 16.7 个百分点')
    expect(describeRateGap({ bids: 4, wins: 2 }, { bids: 2, wins: 1 })).toBe('两者一致')
    expect(describeRateGap({ bids: 0, wins: 0 }, { bids: 2, wins: 1 })).toBeNull()
  })
})
