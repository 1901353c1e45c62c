import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayOf } from '../formatting'
import { NOW } from '../testing'
import { describeSite, listOngoingWorks, type ManagedWork, OVERDUE_DAYS } from './index'
import { inferOngoingWork } from './ongoing-works'

const TODAY = dayOf(NOW)

const work = (differs: Partial<ManagedWork>): ManagedWork => ({
  id: 'w1',
  by: 'winning',
  projectCode: null,
  permittedOn: null,
  name: '某工程',
  companyName: '某公司',
  awardedOn: addDays(TODAY, -30),
  signedOn: null,
  startedOn: null,
  dueOn: null,
  completedOn: null,
  state: null,
  duration: null,
  ...differs,
})
const isOngoing = (differs: Partial<ManagedWork>) => inferOngoingWork(work(differs), NOW) !== null

describe('works that are under way', () => {
  it('PPL-01 end with the record of their completion', () => {
    expect(isOngoing({})).toBe(true)
    expect(isOngoing({ completedOn: TODAY })).toBe(false)
    expect(isOngoing({ state: 'completed' })).toBe(false)
    for (const state of ['unsigned', 'signed', 'building']) expect(isOngoing({ state })).toBe(true)
  })

  it('PPL-01 count up to 180 days behind the expected end, and not a day more', () => {
    const old = { awardedOn: addDays(TODAY, -900) }
    expect(isOngoing({ ...old, dueOn: addDays(TODAY, -OVERDUE_DAYS) })).toBe(true)
    expect(isOngoing({ ...old, dueOn: addDays(TODAY, -OVERDUE_DAYS - 1) })).toBe(false)
    expect(isOngoing({ awardedOn: addDays(TODAY, -500), duration: 500 - OVERDUE_DAYS })).toBe(true)
    expect(isOngoing({ awardedOn: addDays(TODAY, -500), duration: 499 - OVERDUE_DAYS })).toBe(false)
  })

  it('PPL-01 count for three years where no end is told, and not without a beginning or before it', () => {
    expect(isOngoing({ awardedOn: addMonths(TODAY, -36) })).toBe(true)
    expect(isOngoing({ awardedOn: addDays(addMonths(TODAY, -36), -1) })).toBe(false)
    expect(isOngoing({ awardedOn: addMonths(TODAY, -36), duration: 0 })).toBe(true)
    expect(isOngoing({ awardedOn: null })).toBe(false)
    expect(isOngoing({ startedOn: addDays(TODAY, 1) })).toBe(false)
  })

  it('PPL-01 begin with the start of the work, else the contract, else the award, and say so', () => {
    const [awardedOn, signedOn, startedOn] = ['2026-01-01', '2026-02-01', '2026-03-01']
    const inferred = (differs: Partial<ManagedWork>) => inferOngoingWork(work(differs), NOW)
    expect(inferred({ awardedOn, signedOn, startedOn, duration: 365 })).toMatchObject({
      since: startedOn,
      expectedEnd: '2027-03-01',
      reason: '2026-03-01 开工，按开工起 365 天的工期，预计 2027-03-01 完工，没有收录完工',
    })
    expect(inferred({ awardedOn, signedOn })?.reason).toBe(
      '2026-02-01 签约，没有写明完工日期和工期，没有收录完工',
    )
    expect(inferred({ awardedOn, dueOn: addDays(TODAY, -1) })?.reason).toBe(
      `2026-01-01 中标，计划 ${addDays(TODAY, -1)} 完工，已过期但没有收录完工`,
    )
  })

  it('PPL-01 stand with the last to end first', () => {
    const works = [
      work({ id: 'a', dueOn: addDays(TODAY, 10) }),
      work({ id: 'b' }),
      work({ id: 'c', dueOn: addDays(TODAY, 20) }),
      work({ id: 'd', completedOn: TODAY }),
    ]
    expect(listOngoingWorks(works, NOW).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })

  it('PPL-01 say of each state which works it rests on, and why', () => {
    const works = listOngoingWorks([work({ dueOn: TODAY }), work({ id: 'w2', companyName: null })], NOW)
    const began = addDays(TODAY, -30)
    expect(describeSite([])).toMatchObject({ state: 'free', count: 0, until: null })
    expect(describeSite(works.slice(0, 1))).toMatchObject({ state: 'one', count: 1 })
    expect(describeSite(works)).toEqual({
      state: 'many',
      count: 2,
      until: null,
      basis: `某工程，据中标结果：${began} 中标，没有写明完工日期和工期，没有收录完工；某工程（某公司），据中标结果：${began} 中标，计划 ${TODAY} 完工，没有收录完工`,
    })
  })
})

it('PPL-01 a constructor is busy until the last of their works ends, if the end of each is told', () => {
  const until = (...dueOn: readonly (string | null)[]) =>
    describeSite(
      listOngoingWorks(
        dueOn.map((day, i) => work({ id: `w${i}`, dueOn: day })),
        NOW,
      ),
    ).until
  const [soon, late] = [addDays(TODAY, 10), addDays(TODAY, 20)]
  expect([until(soon), until(soon, late), until(late, soon), until(late, null)]).toEqual([
    soon,
    late,
    late,
    null,
  ])
})

describe('construction permits', () => {
  const permit = (differs: Partial<ManagedWork>): ManagedWork =>
    work({
      id: 'p1',
      by: 'permit',
      awardedOn: null,
      permittedOn: addDays(TODAY, -30),
      projectCode: 'A',
      ...differs,
    })
  const win = (differs: Partial<ManagedWork> = {}) => work({ projectCode: 'A', ...differs })
  const inferred = (...works: readonly ManagedWork[]) =>
    listOngoingWorks(works, NOW).map(({ id, sources }) => [id, sources.join('+')])

  it('PPL-03 count like bid results, from the beginning of the work or the day of the permit', () => {
    expect(inferOngoingWork(permit({ dueOn: TODAY }), NOW)?.reason).toBe(
      `${addDays(TODAY, -30)} 取得施工许可，计划 ${TODAY} 完工，没有收录完工`,
    )
    expect(inferOngoingWork(permit({ startedOn: TODAY }), NOW)?.reason).toContain(`${TODAY} 开工`)
    expect(inferred(permit({}))).toEqual([['p1', 'permit']])
    expect(inferred(permit({ completedOn: TODAY }))).toEqual([])
    expect(inferred(permit({ dueOn: addDays(TODAY, -OVERDUE_DAYS - 1) }))).toEqual([])
  })

  it('PPL-03 and a bid result of the same project count once; of another, twice', () => {
    expect(inferred(win(), permit({}))).toEqual([['w1', 'winning+permit']])
    expect(inferred(win(), permit({ projectCode: 'B' }))).toEqual([
      ['p1', 'permit'],
      ['w1', 'winning'],
    ])
    expect(inferred(win({ projectCode: null }), permit({ projectCode: null }))).toHaveLength(2)
  })

  it('PPL-03 of one project are one work, that of the last to end', () => {
    const units = [permit({ dueOn: TODAY }), permit({ id: 'p2', dueOn: addDays(TODAY, 9) })]
    expect(inferred(...units)).toEqual([['p2', 'permit']])
    expect(inferred(...units.map((unit) => ({ ...unit, projectCode: null })))).toHaveLength(2)
  })

  it('PPL-03 end with the completion of their bid result, not with its expected end', () => {
    const ended = { dueOn: addDays(TODAY, -OVERDUE_DAYS - 1), awardedOn: addDays(TODAY, -900) }
    expect(inferred(win({ completedOn: TODAY }), permit({}))).toEqual([])
    expect(inferred(win({ state: 'completed' }), permit({}))).toEqual([])
    expect(inferred(win(ended), permit({}))).toEqual([['p1', 'permit']])
    expect(inferred(win({ completedOn: TODAY }), permit({ projectCode: 'B' }))).toEqual([['p1', 'permit']])
  })
})
