import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '../formatting'
import { credit, owner, person, planned, type RecordKind, type RecordView, winning } from '../records'
import { aRecord, NOW } from '../testing'
import {
  buildCreditHead,
  buildOwnerHead,
  buildPersonHead,
  buildPlannedHead,
  buildWinHead,
  buildWorkTimeline,
} from './index'
import { judgeConcentration } from './organisation-head'
import { findMargin, listOffers } from './win-head'

const TODAY = dayOf(NOW)

const view = (kind: RecordKind, held: Readonly<Record<string, unknown>> = {}, locks = {}): RecordView =>
  ({
    ...Object.fromEntries(kind.columns.map(({ key }) => [key, null])),
    id: aRecord(kind).id,
    locks,
    ...held,
  }) as unknown as RecordView

const figureOf = (head: { readonly figures: ReadonlyArray<{ readonly key: string }> }, key: string) =>
  head.figures.find((figure) => figure.key === key)

const locked = (opensBy: string) => ({ state: 'locked', opensBy })

describe('the head of a person', () => {
  const registrations = (...ends: readonly (string | null)[]) =>
    ends.map((validUntil, i) => ({
      category: '一级建造师',
      profession: `专业${i}`,
      grantedOn: null,
      validUntil,
    }))
  const headOf = (held: Readonly<Record<string, unknown>>, locks = {}) =>
    buildPersonHead(view(person, held, locks), null, null, NOW)

  it('HED-02 counts the days of the certificate that ends first, and the ended ones apart', () => {
    const rows = registrations(addDays(TODAY, 400), addDays(TODAY, 91), addDays(TODAY, -1), null)
    expect(figureOf(headOf({ registrations: rows }), 'certificates')).toMatchObject({
      value: '91',
      tone: undefined,
      basis: `一级建造师 专业1 ${addDays(TODAY, 91)} 到期，1 本已过期`,
    })
    const soon = headOf({ registrations: registrations(addDays(TODAY, 90)) })
    expect(figureOf(soon, 'certificates')).toMatchObject({ value: '90', tone: 'warn' })
    const today = headOf({ registrations: registrations(TODAY) })
    expect(figureOf(today, 'certificates')).toMatchObject({ value: '0' })
    const ended = headOf({ registrations: registrations(addDays(TODAY, -1)) })
    expect(figureOf(ended, 'certificates')).toMatchObject({ value: '已过期', tone: 'bad' })
  })

  it('HED-01 an unknown figure is not 0, and a closed one is shown as closed', () => {
    expect(figureOf(headOf({}), 'certificates')).toMatchObject({ value: null, basis: '没有收录证书' })
    const closed = headOf(
      { registrations: registrations(null) },
      { 'registrations.validUntil': locked('svip') },
    )
    expect(figureOf(closed, 'certificates')).toMatchObject({ value: null, opensBy: 'svip' })
    expect(figureOf(buildPersonHead(view(person), null, 'svip', NOW), 'largest')).toMatchObject({
      value: null,
      opensBy: 'svip',
    })
  })

  it('HED-02 has the state that PPL-01 infers, and none for people without the inference', () => {
    expect(headOf({ siteState: 'free', ongoingCount: 0 }).verdict).toMatchObject({
      tone: 'ok',
      title: '无在建',
    })
    const busy = { siteState: 'many', ongoingCount: 3, ongoingUntil: '2027-01-02' }
    expect(headOf(busy).verdict).toMatchObject({
      tone: 'warn',
      title: '在建 3 项',
      reason: '最晚预计 2027-01-02 完工',
    })
    expect(headOf(busy, { ongoingUntil: locked('svip') }).verdict.reason).toBe('预计完工日期为会员内容')
    expect(headOf({}).verdict).toMatchObject({ tone: 'neutral', title: '未作推断' })
  })

  it('HED-02 names the largest result, and counts changes between employers', () => {
    const work = (id: string, winningAmount: number | null, currency = 'CNY') =>
      view(winning, { id, winningAmount, currency, projectName: id })
    const works = [work('a', 900, 'USD'), work('b', null), work('c', 300)]
    const largest = work('d', 500)
    const held = {
      historyList: ['甲', '甲', '乙', '甲'].map((companyName, i) => ({
        companyName,
        changedOn: `202${i}-01-01`,
      })),
    }
    const head = buildPersonHead(view(person, held), { total: 4, works, largest }, null, NOW)
    expect(figureOf(head, 'largest')).toMatchObject({
      value: '5.00 元',
      evidence: { kind: 'winning', id: 'd' },
    })
    expect(figureOf(head, 'changes')).toMatchObject({
      value: '2',
      basis: '4 条记录、2 家单位，最近 2023-01-01',
    })
  })

  it('HED-02 draws works from beginning to end, the newest first, within the years shown', () => {
    const work = (id: string, held: Readonly<Record<string, unknown>>) => view(winning, { id, ...held })
    const works = [
      work('old', { awardedOn: '2020-05-01', completedOn: '2021-05-01' }),
      work('new', { awardedOn: addDays(TODAY, -30), duration: 365 }),
      work('none', {}),
    ]
    const timeline = buildWorkTimeline(works, 3, NOW)
    expect(timeline?.works.map(({ id, state, end }) => [id, state, end])).toEqual([
      ['new', 'ongoing', addDays(TODAY, 335)],
      ['old', 'completed', '2021-05-01'],
    ])
    expect(timeline).toMatchObject({ leftOut: 1 })
    for (const { left, width } of timeline?.works ?? []) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(100)
    }
    expect(timeline?.years[0]).toEqual({ year: '2020', at: 0 })
    expect(buildWorkTimeline([work('none', {})], 1, NOW)).toBeNull()
  })
})

describe('the head of a bid result', () => {
  const candidate = (rank: number, companyId: string, price: number | null) => ({
    rank,
    companyId,
    companyName: `企业${companyId}`,
    price,
  })
  const win = (held: Readonly<Record<string, unknown>>, locks = {}) =>
    view(winning, { companyId: 'a', winningAmount: 100_000_000, currency: 'CNY', ...held }, locks)

  it('HED-03 measures the second offer from that of the winner, above or below', () => {
    const candidates = [candidate(2, 'b', 100_500_000), candidate(1, 'a', 100_000_000), candidate(3, 'c', 1)]
    expect(findMargin(win({ candidates }))).toMatchObject({
      second: '企业b',
      difference: 500_000,
      percent: 0.5,
    })
    const head = buildWinHead(win({ candidates }))
    expect(figureOf(head, 'margin')).toMatchObject({
      value: '0.50',
      basis: '第二名 企业b 报价高 5,000.00 元',
    })
    const lower = [candidate(1, 'a', null), candidate(2, 'b', 98_000_000)]
    expect(figureOf(buildWinHead(win({ candidates: lower })), 'margin')).toMatchObject({ value: '−2.0' })
    expect(findMargin(win({ candidates: [candidate(1, 'a', 5)] }))).toBeNull()
    expect(findMargin(win({ candidates: [candidate(1, 'a', 5), candidate(2, 'b', null)] }))).toBeNull()
  })

  it('HED-01 the offers of the candidates stay closed to readers to whom they are closed', () => {
    const candidates = [candidate(1, 'a', null), candidate(2, 'b', null)]
    const head = buildWinHead(win({ candidates }, { 'candidates.price': locked('svip') }))
    expect(figureOf(head, 'margin')).toMatchObject({ value: null, opensBy: 'svip' })
  })

  it('HED-03 says the discount, or why there is none', () => {
    const discountOf = (budgetAmount: number | null) =>
      figureOf(buildWinHead(win({ budgetAmount })), 'discount')
    expect(discountOf(125_000_000)).toMatchObject({ value: '20.0', basis: '比控制价低 25.00 万元' })
    expect(discountOf(null)).toMatchObject({ value: null, basis: '没有同时公布控制价与中标价' })
    expect(discountOf(90_000_000)).toMatchObject({ value: null, basis: '中标价高于控制价' })
  })

  it('HED-03 places offers from the lowest to the highest, with the winner', () => {
    const openings = [
      { companyId: 'b', companyName: '乙', price: 300 },
      { companyId: 'a', companyName: '甲', price: 100 },
      { companyId: 'c', companyName: '丙', price: 200 },
      { companyId: 'd', companyName: '丁', price: null },
    ]
    expect(listOffers(win({ openings })).map(({ at, isWinner }) => [at, isWinner])).toEqual([
      [0, true],
      [50, false],
      [100, false],
    ])
    expect(listOffers(win({ openings: openings.slice(3) }))).toEqual([])
  })
})

describe('the head of an owner', () => {
  const NOT_LOADED = { discount: undefined, years: null, next: null, payments: null }

  const share = (name: string, count: number) => ({ name, id: name, count })

  it('HED-04 awards are concentrated from a third, and below ten there is no verdict', () => {
    const verdictOf = (count: number, total: number) =>
      judgeConcentration('winners', [share('甲', count), share('乙', 1)], total).title
    expect(verdictOf(33, 100)).toBe('授标较集中')
    expect(verdictOf(32, 100)).toBe('授标分散')
    expect(verdictOf(9, 9)).toBe('样本少，不下结论')
    expect(verdictOf(9, 10)).toBe('授标较集中')
    expect(judgeConcentration('winners', [], 0)).toMatchObject({ tone: 'neutral', title: '暂无可比数据' })
  })

  it('HED-04 counts the awards to companies that won there before, and the notices by year', () => {
    const winners = [3, 2, 1, 1].map((winningCount, i) => ({
      companyId: `c${i}`,
      companyName: `企业${i}`,
      winningCount,
    }))
    const years = [
      { year: 2026, tenderCount: 4 },
      { year: 2025, tenderCount: 9 },
    ]
    const head = buildOwnerHead(
      view(owner, { winners, winningCount: 7 }),
      {
        discount: null,
        years,
        next: { opensBy: 'svip' },
        payments: { completed: 5, published: 4, under: [{}], opensBy: null },
      },
      2026,
    )
    expect(figureOf(head, 'repeats')).toMatchObject({
      value: '71.4',
      cases: 7,
      basis: '2 家多次中标的单位取得 5/7 次',
    })
    const cut = buildOwnerHead(
      view(owner, { winners: winners.slice(0, 2), winningCount: 7 }),
      NOT_LOADED,
      2026,
    )
    expect(figureOf(cut, 'repeats')).toMatchObject({
      value: '≥ 71.4',
      basis: '仅前 2 家多次中标的单位取得 5/7 次',
    })
    expect(figureOf(head, 'rhythm')).toMatchObject({ value: '9', basis: '2025 年的公告；2026 年至今 4 条' })
    const unknown = [{ year: 2026, tenderCount: 4 }]
    const young = buildOwnerHead(view(owner, { winners }), { ...NOT_LOADED, years: unknown }, 2026)
    expect(figureOf(young, 'rhythm')).toMatchObject({
      ...{ value: null, basis: '2025 年未收录，不代表没有；2026 年至今 4 条' },
      chart: { columns: [{ label: '2026 至今', count: 4 }] },
    })
    expect(figureOf(head, 'next')).toMatchObject({ value: null, opensBy: 'svip' })
    expect(figureOf(head, 'discount')).toMatchObject({ value: null })
    expect(figureOf(head, 'payments')).toMatchObject({ value: '75.0', cases: 4, tone: 'warn' })
  })
})

describe('the heads of credit and of planned projects', () => {
  it('HED-05 wears the tone of the verdict on penalties, never on a count of 0, and sums the known fines', () => {
    const entry = (amount: number | null) => ({ entryType: 'sanction', decidedOn: '2025-03-01', amount })
    const head = buildCreditHead(
      view(credit, {
        creditVerdict: 'watch',
        creditSummary: '留意：处罚 2 条',
        sanctionCount: 2,
        dishonestyCount: 0,
        entries: [entry(1_000_000), entry(null)],
      }),
      2026,
    )
    expect(head.verdict).toMatchObject({ tone: 'warn', title: '留意：处罚 2 条' })
    expect(figureOf(head, 'sanctionCount')).toMatchObject({ value: '2', tone: 'warn' })
    expect(figureOf(head, 'dishonestyCount')).toMatchObject({ value: '0', tone: undefined })
    expect(figureOf(head, 'arrearsCount')).toMatchObject({ value: null })
    expect(figureOf(head, 'fines')).toMatchObject({ value: '1.00 万元', basis: '1/2 条处罚写明金额' })
    const finesOf = (entries: readonly object[] | null) =>
      figureOf(buildCreditHead(view(credit, { entries }), 2026), 'fines')
    expect(finesOf([])).toMatchObject({ value: '0' })
    for (const entries of [[entry(null)], null]) expect(finesOf(entries)).toMatchObject({ value: null })
  })

  it('HED-06 says the stage, the days to the start and the recorded permits', () => {
    const project = view(planned, { stage: 'design', plannedStart: addDays(TODAY, 30) })
    const head = buildPlannedHead(project, { landPermit: 1, environmental: 0 }, NOW)
    expect(head.verdict).toMatchObject({ title: '初步设计', reason: '第 3/6 步' })
    expect(figureOf(head, 'start')).toMatchObject({ label: '距拟开工', value: '30' })
    expect(figureOf(head, 'permits')).toMatchObject({ value: '1', basis: '已收录用地规划许可' })
    const late = buildPlannedHead(view(planned, { plannedStart: addDays(TODAY, -1) }), {}, NOW)
    expect(figureOf(late, 'start')).toMatchObject({ label: '已过拟开工', value: '1', tone: 'warn' })
  })
})
