import { describe, expect, it } from 'vitest'
import { bid } from './bid.fixture'
import { type BidNotice, buildCompanyInsight, findOffer, listMet, mergeNotices, readWorkTitle } from './index'

const notice = (id: string, held: Partial<BidNotice> = {}): BidNotice => ({
  ...bid(held),
  id,
  stage: 'notice',
  projectCode: null,
  sectionCode: null,
  workTitle: null,
  ...held,
})
const merged = (...notices: BidNotice[]) =>
  mergeNotices(notices).map((work) => [
    work.id,
    work.stage,
    [...work.bidderIds].sort().join(),
    work.winnerIds.join(),
  ])

describe('the title of a work', () => {
  it('DAT-50 is without the words that name a notice; a second round of bids is another work', () => {
    const title = '虚构区滨河路道路改造工程施工'
    for (const words of [
      '',
      '中标候选人公示',
      '（第2次公示）第2次公示',
      '评标结果公示',
      ' 招标公告',
      '中标结果的公告',
    ])
      expect(readWorkTitle(title + words)).toBe(title)
    expect(readWorkTitle(`${title}(第2次招标)第2次公示`)).toBe(`${title}第2次招标`)
    expect([readWorkTitle('道路工程中标公告'), readWorkTitle('滨河路道路改造工程')]).toEqual([
      null,
      '滨河路道路改造工程',
    ])
  })
})

describe('the bids that notices state', () => {
  it('DAT-50 are counted once by project code, and by title where a code is missing', () => {
    const titled = notice('n', {
      workTitle: '滨河路道路改造工程',
      bidderIds: ['a', 'b', 'c'],
      awardedOn: '2026-03-01',
    })
    const coded = notice('m', { projectCode: 'P1', bidderIds: ['d'], awardedOn: '2026-03-02' })
    const result = notice('r', {
      stage: 'result',
      projectCode: 'P1',
      workTitle: '滨河路道路改造工程',
      winnerIds: ['a'],
      awardedOn: '2026-04-01',
    })
    expect(merged(titled, coded, result)).toEqual([['r', 'result', 'a,b,c,d', 'a']])
    expect(merged(titled, coded).map(([id]) => id)).toEqual(['m', 'n'])
    expect(merged(titled, { ...titled, id: 'p', bidderIds: ['e'] })).toEqual([['n', 'notice', 'a,b,c,e', '']])
  })

  it('DAT-50 are apart by section, and a company that a lot names is in no other one', () => {
    const of = (id: string, held: Partial<BidNotice>) => notice(id, { projectCode: 'P1', ...held })
    const lots = [
      of('r1', { stage: 'result', sectionCode: '1', winnerIds: ['a'] }),
      of('r2', { stage: 'result', sectionCode: '2', winnerIds: ['b'] }),
    ]
    const all = of('n', { bidderIds: ['a', 'b', 'c'] })
    expect(merged(...lots, { ...all, sectionCode: '2' })).toEqual([
      ['r1', 'result', 'a', 'a'],
      ['r2', 'result', 'a,b,c', 'b'],
    ])
    const unsectioned = lots.map((lot) => ({ ...lot, sectionCode: null }))
    expect(merged(...unsectioned, all)).toEqual([
      ['r1', 'result', 'a,c', 'a'],
      ['r2', 'result', 'b', 'b'],
    ])
    const twice = of('r3', { stage: 'result', winnerIds: ['b'] })
    expect(merged(...unsectioned, twice)).toHaveLength(2)
    expect(merged(...unsectioned, { ...twice, amount: 5 })).toHaveLength(3)
  })

  it('DAT-50 have the result before the award, and the award before candidates', () => {
    const of = (id: string, stage: BidNotice['stage'], held: Partial<BidNotice>) =>
      notice(id, { stage, projectCode: 'P1', ...held })
    const award = of('w', 'award', { winnerIds: ['a'], ownerId: 'o', awardedOn: '2026-05-02' })
    const candidates = of('c', 'notice', { bidderIds: ['a', 'b'], awardedOn: '2026-05-01' })
    expect(merged(candidates, award)).toEqual([['w', 'award', 'a,b', 'a']])
    const result = of('r', 'result', { winnerIds: ['a'], amount: 7, awardedOn: '2026-05-03' })
    const [work] = mergeNotices([candidates, award, result])
    expect(work).toMatchObject({ id: 'r', amount: 7, ownerId: 'o', awardedOn: '2026-05-03' })
    expect(work?.notices.map(({ id }) => id)).toEqual(['r', 'w', 'c'])
    expect(buildCompanyInsight('b', [candidates])).toMatchObject({ bids: 1, wins: 0, listed: 1 })
  })
})

describe('the offer of a company', () => {
  const row = (
    companyName: string,
    rank: number | null,
    price: number | null,
    companyId: string | null = null,
  ) => ({
    companyId,
    companyName,
    rank,
    price,
  })

  it('DAT-51 is its rank and price in any notice, by its id or one of its names', () => {
    const rows = [row('甲公司', null, 200, 'a'), row('乙公司', 2, 300), row('甲公司（旧）', 1, 210, 'a')]
    expect(findOffer(rows, { id: 'a', names: [] })).toEqual({ rank: 1, price: 200, isConsortium: false })
    expect(findOffer(rows, { id: 'b', names: ['乙 公司'] })).toEqual({
      rank: 2,
      price: 300,
      isConsortium: false,
    })
    expect(findOffer(rows, { id: 'x', names: [] })).toEqual({ rank: null, price: null, isConsortium: false })
  })

  it('DAT-51 is that of its consortium, whose members are no competitors', () => {
    const rows = [row('甲公司、乙设计院联合体', 1, 200, 'a'), row('丙公司', 2, 300, 'c')]
    expect(findOffer(rows, { id: 'b', names: ['乙设计院'] })).toEqual({
      rank: 1,
      price: 200,
      isConsortium: true,
    })
    const together = bid({ bidderIds: ['a', 'b', 'c'], consortia: [['a', 'b']] })
    expect(listMet('b', together)).toMatchObject({ partner: [], competitor: ['c'] })
    expect(listMet('c', together)).toMatchObject({ competitor: ['a', 'b'] })
  })
})
