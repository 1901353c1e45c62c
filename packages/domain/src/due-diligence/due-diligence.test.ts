import { describe, expect, it } from 'vitest'
import { NO_SUM } from '../formatting'
import { NOW } from '../testing'
import { listUncovered } from './coverage'
import {
  buildDueSheet,
  checkRecipient,
  type DueEntry,
  type DueFacts,
  type DueWork,
  formatSheetKey,
  listPenalties,
  listUnfinishedWorks,
  measureDependence,
  parseSheetKey,
  permitStateOf,
} from './index'
import { checkPermits } from './permits'
import { checkNames, checkRegister } from './register'
import { checkShared, isComparableAddress, isComparablePerson } from './shared-register'
import { checkDependence, checkTrend } from './wins'
import { checkManagers, checkWorks } from './works'

const TODAY = '2026-11-28'
const wins = (count: number, amount: number) => ({ ...NO_SUM, count, amount })

it('DUE-01 a cancelled or revoked company is a risk, an unknown state is not known', () => {
  const toneOf = (status: string | null) =>
    checkRegister({ status, statusLabel: status, establishedOn: null }).tone
  expect(['active', 'moved', 'cancelled', 'revoked', null].map(toneOf)).toEqual([
    ...['ok', 'warn', 'bad', 'bad'],
    'neutral',
  ])
})

describe('permits', () => {
  const permit = (until: string | null, isSafetyPermit = false) => ({ name: 'x', until, isSafetyPermit })

  it('DUE-02 the last day counts, and the days of the expiry lists are soon', () => {
    expect(
      ['2026-11-27', TODAY, '2027-02-26', '2027-02-27', null].map((day) => permitStateOf(day, TODAY)),
    ).toEqual(['ended', 'ending', 'ending', 'valid', 'unknown'])
  })

  it('DUE-02 an ended safety permit excludes, and so do qualifications that have all ended', () => {
    const [good, gone] = [permit('2029-01-01'), permit('2026-01-01')]
    const safety = permit('2029-01-01', true)
    const toneOf = (...permits: readonly ReturnType<typeof permit>[]) => checkPermits(permits, TODAY).tone
    expect(toneOf(good, safety)).toBe('ok')
    expect(toneOf(good, gone, safety)).toBe('warn')
    expect(toneOf(gone, safety)).toBe('bad')
    expect(toneOf(good, permit('2026-01-01', true))).toBe('bad')
    expect(toneOf(good)).toBe('warn')
    expect(checkPermits([], TODAY)).toMatchObject({ tone: 'neutral', title: '未收录' })
  })
})

const entry = (more: Partial<DueEntry>): DueEntry => ({
  entryType: 'sanction',
  item: '施工扬尘控制不力',
  decidedOn: '2026-08-28',
  validUntil: '2027-08-28',
  amount: null,
  state: 'valid',
  authority: null,
  ...more,
})

it('DUE-03 penalties in force come first, then the gravest, then the newest', () => {
  const entries = [
    entry({ item: '旧', validUntil: '2026-01-01', amount: 50_000_000 }),
    entry({ item: '一般' }),
    entry({ item: '以他人名义投标' }),
    entry({ item: '一般新', decidedOn: '2026-09-01' }),
    entry({ entryType: 'licensing' }),
  ]
  expect(
    listPenalties(entries, TODAY).map((each) => [each.entry.item, each.severityLabel, each.isInForce]),
  ).toEqual([
    ['以他人名义投标', '较重', true],
    ['一般新', '一般', true],
    ['一般', '一般', true],
    ['旧', '严重', false],
  ])
})

describe('works and managers', () => {
  const work = (more: Partial<DueWork>): DueWork => ({
    ...{ id: 'w1', by: 'winning', recordKind: 'winning', recordId: 'w1', projectCode: null, name: '某工程' },
    ...{ companyName: null, ownerName: null, awardedOn: '2026-01-01', permittedOn: null, signedOn: null },
    ...{ startedOn: null, dueOn: null, completedOn: null, state: null, duration: null },
    ...{ amount: 100, isUnpriced: false },
    ...more,
  })

  it('DUE-04 unfinished works are summed with what is left out; a permit of a won project counts once', () => {
    const unfinished = listUnfinishedWorks(
      [
        work({ projectCode: 'A' }),
        work({ id: 'p', by: 'permit', awardedOn: null, permittedOn: '2026-02-01', projectCode: 'A' }),
        work({ id: 'w2', amount: null, isUnpriced: true, dueOn: '2026-11-01' }),
        work({ id: 'w3', completedOn: '2026-05-01' }),
      ],
      TODAY,
      NOW,
    )
    expect(unfinished.works.map(({ isOverdue }) => isOverdue)).toEqual([false, true])
    expect(unfinished).toMatchObject({ overdue: 1, sum: { amount: 100, unpriced: 1 } })
    expect(checkWorks(unfinished, true)).toMatchObject({ tone: 'warn' })
    const none = listUnfinishedWorks([], TODAY, NOW)
    expect([checkWorks(none, true).title, checkWorks(none, false).title]).toEqual(['0 项', '未收录'])
  })

  it('DUE-05 free constructors are told n of m, none free is to be watched', () => {
    expect(checkManagers({ free: 2, busy: 3 })).toMatchObject({ tone: 'ok', title: '2/5 人' })
    expect(checkManagers({ free: 0, busy: 3 }).tone).toBe('warn')
    expect(checkManagers(null).title).toBe('未收录')
  })
})

describe('wins', () => {
  it('DUE-06 a fall by half is to be watched, and no win at all', () => {
    const toneOf = (now: number, before: number) => checkTrend([wins(1, now)], wins(1, before)).tone
    expect([toneOf(51, 100), toneOf(50, 100)]).toEqual(['ok', 'warn'])
    expect(checkTrend([wins(0, 0)], wins(1, 100)).tone).toBe('warn')
    expect(checkTrend(null, null).title).toBe('未收录')
  })

  it('DUE-07 the share of one owner is told n of m, and is no warning from a small sample', () => {
    const owners = (...won: readonly number[]) =>
      measureDependence(won.map((n, i) => ({ id: `o${i}`, won: n, amount: n * 100 })))
    expect(owners(6, 4)).toMatchObject({ ownerId: 'o0', won: 6, all: 10, share: 60, amountShare: 60 })
    expect(checkDependence(owners(5, 5), true)).toMatchObject({
      tone: 'warn',
      title: '最大业主占 50.0%（5/10）',
    })
    expect(checkDependence(owners(4, 3, 3), true).tone).toBe('ok')
    expect(checkDependence(owners(3, 1), true)).toMatchObject({ tone: 'neutral' })
    expect(checkDependence(owners(3, 1), true).title).toContain('样本少')
    expect(owners(0)).toBeNull()
  })
})

it('DUE-08 a change of the name within the year is to be watched', () => {
  const toneOf = (until: string | null) => checkNames([{ name: '旧名', until }], '2025-11-28').tone
  expect([toneOf('2025-11-29'), toneOf('2025-11-28'), toneOf(null)]).toEqual(['warn', 'neutral', 'neutral'])
  expect(checkNames([], '2025-11-28').tone).toBe('ok')
})

it('DUE-09 an address leads to a door, a name is complete; a name alone is no warning', () => {
  expect(['重庆市渝北区金开大道 1 号', '重庆市渝北区', '1 号', null].map(isComparableAddress)).toEqual([
    ...[true, false, false],
    false,
  ])
  expect(['张三', '张*', '张', null].map(isComparablePerson)).toEqual([true, false, false, false])
  const toneOf = (sameAddress: number | null, sameLegalPerson: number | null) =>
    checkShared({ sameAddress, sameLegalPerson }).tone
  expect([toneOf(1, 0), toneOf(0, 1), toneOf(0, 0), toneOf(null, null)]).toEqual([
    ...['warn', 'neutral', 'ok'],
    'neutral',
  ])
  expect(checkShared({ sameAddress: 100, sameLegalPerson: 99 }).title).toBe(
    '同地址 99+ 家、法定代表人同名 99 家',
  )
})

it('DUE-10 matters of this company come before those that no sheet covers', () => {
  const labels = listUncovered({ credit: false, wins: true, people: true }).map(({ label }) => label)
  expect(labels[0]).toBe('这家企业的信用记录')
  expect(labels).toContain('诉讼、仲裁与执行案件')
  expect(listUncovered({ credit: true, wins: true, people: true })).toHaveLength(labels.length - 1)
})

it('DUE-10 a sheet of a company without data knows nothing and says so', () => {
  const facts: DueFacts = {
    companyId: 'c1',
    register: { status: null, statusLabel: null, establishedOn: null },
    ...{ permits: [], entries: null, works: listUnfinishedWorks([], TODAY, NOW), sites: null, months: null },
    ...{ before: null, dependence: null, former: [], shared: { sameAddress: null, sameLegalPerson: null } },
    coverage: { credit: false, wins: false, people: false },
  }
  const { checks, summary } = buildDueSheet(facts, NOW)
  expect(checks).toHaveLength(10)
  expect(checks.filter(({ key }) => key !== 'names').every(({ tone }) => tone === 'neutral')).toBe(true)
  expect(checks.every(({ evidence }) => evidence.length > 0)).toBe(true)
  expect(summary).toBe('已收录的各项未见风险')
})

describe('issued sheets', () => {
  const key = formatSheetKey(TODAY, [0, 1, 2, 3, 4, 5, 30, 31, 32, 61, 62, 255, 7, 8])

  it('DUE-11 a number and a code are read as they were typed', () => {
    expect(key).toEqual({ number: 'JD20261128-234567', code: 'Z23Z29' + '9A' })
    expect(parseSheetKey(` ${key.number.toLowerCase()} `, key.code.toLowerCase())).toEqual(key)
    expect(parseSheetKey('ＪＤ20261128－234567', key.code)).toEqual(key)
    for (const [number, code] of [
      ['', key.code],
      [key.number, ''],
      [`${key.number}A`, key.code],
      [key.number, key.code.slice(1)],
    ] as const)
      expect(parseSheetKey(number, code)).toBeNull()
  })

  it('DUE-12 a recipient is a name, no number and no address', () => {
    expect([checkRecipient(''), checkRecipient('重庆某某银行渝北支行')]).toEqual([null, null])
    expect(checkRecipient('某'.repeat(40))).toBeNull()
    for (const wrong of ['某'.repeat(41), '电话12345678901', 'www.example.com', 'a@b', '<b>'])
      expect(checkRecipient(wrong), wrong).not.toBeNull()
  })
})
