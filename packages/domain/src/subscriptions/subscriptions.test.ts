import { describe, expect, it } from 'vitest'
import { VISITOR } from '../access'
import { shanghaiTime } from '../formatting'
import { FREE_SUBSCRIPTIONS } from '../membership'
import { KINDS } from '../records'
import {
  calculateNextRun,
  checkSubject,
  checkSubscriptionName,
  formatSubjectKey,
  listChangeKinds,
  listChosenKinds,
  listReportedKinds,
  listSearches,
  listWatchGroups,
  MAX_SUBSCRIPTION_NAME,
  MAX_SUBSCRIPTIONS,
  type Subject,
  startOfWatch,
  subscriptionLimit,
  titleItem,
  writeDigestMessage,
} from './index'

const at = (day: number, hour: number, minute = 0, second = 0) =>
  shanghaiTime(2026, 11, day, hour, minute, second) as number
const search = (over: object = {}): Subject => ({
  ...{ of: 'search', module: 'tender', keyword: '', filters: {} },
  ...over,
})

describe('when a subscription runs next', () => {
  // 2026-11-23 is a Monday.
  it.each([
    ['daily', at(20, 7, 59, 59), at(20, 8)],
    ['daily', at(20, 8), at(21, 8)],
    ['daily', at(20, 23), at(21, 8)],
    ['weekly', at(20, 10), at(23, 8)],
    ['weekly', at(23, 7, 59, 59), at(23, 8)],
    ['weekly', at(23, 8), at(30, 8)],
    ['weekly', at(22, 23, 59), at(23, 8)],
  ] as const)('SUB-02 %s after %s is at %s', (frequency, now, next) =>
    expect(calculateNextRun(frequency, now)).toBe(next),
  )
})

describe('what a subscription is about', () => {
  it('SUB-01 the same conditions are the same subject, in whatever order', () => {
    const subject = search({ filters: { region: ['500000', '510000'], amount: [] }, keyword: '道路 ' })
    const same = search({ keyword: '道路', filters: { region: ['510000', '500000'] } })
    expect(formatSubjectKey(subject)).toBe(formatSubjectKey(same))
    for (const other of [search(), search({ module: 'winning', keyword: '道路' })])
      expect(formatSubjectKey(other)).not.toBe(formatSubjectKey(same))
    expect(formatSubjectKey({ of: 'company', id: '1' })).not.toBe(formatSubjectKey({ of: 'owner', id: '1' }))
  })

  it.each(['company', 'owner'] as const)(
    'SUB-01 a followed %s is looked for in every kind that names it',
    (of) => {
      const kinds = listSearches({ of, id: 'c-1' }).map(({ kind, filters }) => [kind.kind, filters])
      const named = KINDS.filter((kind) => kind.filters.some((f) => f.key === of && f.type === 'reference'))
      expect(kinds).toEqual(named.map(({ kind }) => [kind, { [of]: ['c-1'] }]))
      expect(named.length).toBeGreaterThan(1)
    },
  )

  it('SUB-01 a search must be one of its kind, a channel one that exists', () => {
    expect(checkSubject(search())).toEqual([])
    expect(checkSubject(search({ module: 'noSuch' }))).toEqual([{ field: 'module', message: '没有这种数据' }])
    expect(checkSubject(search({ filters: { noSuch: ['1'] } }))).toMatchObject([{ field: 'noSuch' }])
    expect(checkSubject({ of: 'channel', channel: 'policy2' })).toEqual([])
    expect(checkSubject({ of: 'channel', channel: 'x' })).toMatchObject([{ field: 'channel' }])
    expect(listSearches(search({ module: 'noSuch' }))).toEqual([])
    expect(listSearches({ of: 'channel', channel: 'policy2' })).toEqual([])
  })

  it('SUB-01 a name has 1 to 40 characters', () => {
    expect(checkSubscriptionName('')).toBe('请填写名称')
    expect(checkSubscriptionName('名'.repeat(MAX_SUBSCRIPTION_NAME))).toBeNull()
    expect(checkSubscriptionName('名'.repeat(MAX_SUBSCRIPTION_NAME + 1))).toBe('名称最多 40 字')
  })
})

it('SUB-03 three without a membership, as many as one likes with it', () => {
  const user = { ...VISITOR, loggedIn: true }
  expect(subscriptionLimit(user)).toBe(FREE_SUBSCRIPTIONS)
  expect(subscriptionLimit({ ...user, svip: true })).toBe(MAX_SUBSCRIPTIONS)
  expect(subscriptionLimit({ ...user, enterprise: true })).toBe(MAX_SUBSCRIPTIONS)
})

it('SUB-04 a digest tells the first three titles, and how many there are', () => {
  const digest = { id: 'd-1', name: '重庆招标' }
  expect(writeDigestMessage({ ...digest, total: 1, titles: ['甲'] })).toEqual({
    kind: 'subscription',
    title: '“重庆招标”有 1 条新数据',
    body: '甲',
    link: '/center/?index=13&key=d-1',
  })
  const bodyOf = (total: number, titles: string[]) => writeDigestMessage({ ...digest, total, titles }).body
  expect(bodyOf(3, ['甲', '乙', '丙'])).toBe('甲\n乙\n丙')
  expect(bodyOf(9, ['甲', '乙', '丙', '丁'])).toBe('甲\n乙\n丙\n等 9 条，点击查看全部')
  expect(bodyOf(2, [])).toBe('点击查看全部')
})

it('DAT-69 a subscription of a record reports its changes, all kinds or the chosen ones', () => {
  const person: Subject = { of: 'record', module: 'person', id: 'p-1' }
  expect(listChangeKinds(person)).toEqual(['registration', 'employer', 'other'])
  expect(listChosenKinds(person, null)).toEqual(['registration', 'employer', 'other'])
  expect(listChosenKinds(person, ['employer', 'renamed'])).toEqual(['employer'])
  expect(listChosenKinds(person, [])).toEqual([])
  expect(listChangeKinds({ of: 'company', id: 'c-1' })).toContain('upgraded')
  expect(listChangeKinds({ of: 'channel', channel: 'new' })).toEqual([])
  expect(listReportedKinds(person).map(({ kind }) => kind)).toEqual(['person'])
  expect(checkSubject(person)).toEqual([])
  expect(checkSubject({ ...person, module: 'qualificationTrace' })).toHaveLength(1)
  expect(formatSubjectKey(person)).not.toBe(formatSubjectKey({ ...person, module: 'company' }))
})

it('DAT-69 a digest says how many changes and new records it has, and the kinds of each change', () => {
  const titleOf = (total: number, changed: number) =>
    writeDigestMessage({ id: 'd', name: '甲', total, changed, titles: [] }).title
  expect([titleOf(2, 0), titleOf(2, 1), titleOf(2, 2)]).toEqual([
    '“甲”有 2 条新数据',
    '“甲”有 2 条动态',
    '“甲”有 2 条变更',
  ])
  expect([titleItem('某公司', ['renamed', 'capital']), titleItem('某公司')]).toEqual([
    '某公司：更名、注册资本变更',
    '某公司',
  ])
})

it('DAT-72 a followed company reports the penalties of its credit record', () => {
  const kinds = listChangeKinds({ of: 'company', id: 'c-1' })
  expect(kinds).toEqual(expect.arrayContaining(['penalty', 'repaired', 'renamed']))
  expect(listChangeKinds({ of: 'owner', id: 'c-1' })).not.toContain('penalty')
})

it('SUB-11 news are grouped by the kinds of their changes, new records by their own kind', () => {
  expect(listWatchGroups('company', ['renamed', 'upgraded', 'lapsed'])).toEqual(['licence', 'renamed'])
  expect(listWatchGroups('credit', ['penalty'])).toEqual(['penalty'])
  expect(listWatchGroups('company', ['capital'])).toEqual(['other'])
  expect(['winning', 'tender', 'person', 'siku'].flatMap((kind) => listWatchGroups(kind, null))).toEqual([
    ...['win', 'tender', 'certificate', 'other'],
  ])
  expect(startOfWatch('today', at(20, 7))).toBe(at(20, 0))
  expect(startOfWatch('week', at(20, 7))).toBe(at(14, 0))
})
