import { describe, expect, it } from 'vitest'
import { isInForce, matterOf, severityOf } from './credit-entry'
import { type CreditEntry, countCreditMatters, divideCredit, findVerdictTone, judgeCredit } from './index'

const TODAY = '2026-11-23'
const entry = (more: Partial<CreditEntry>): CreditEntry => ({
  entryType: 'sanction',
  item: '施工扬尘控制不力',
  decidedOn: '2026-08-14',
  validUntil: '2027-02-14',
  amount: null,
  state: 'valid',
  ...more,
})
const DISHONEST = entry({
  entryType: 'dishonesty',
  item: '列入失信被执行人名单',
  decidedOn: '2026-09-30',
  validUntil: '2028-09-30',
})

describe('what an entry weighs', () => {
  it('CRD-02 licences, awards and the like say nothing against a company, however many', () => {
    const good = ['licensing', 'incentive', 'other', null].map((entryType) => entry({ entryType }))
    expect(good.map(matterOf)).toEqual([null, null, null, null])
    expect(judgeCredit(good, TODAY).grade).toBe('clear')
  })

  it('CRD-02 unpaid wages are arrears, whether a penalty or a list names them', () => {
    expect(matterOf(entry({ item: '未按时足额支付农民工工资' }))).toBe('arrears')
    expect(matterOf(entry({ entryType: 'dishonesty', item: '列入拖欠农民工工资名单' }))).toBe('arrears')
    expect([matterOf(entry({})), matterOf(DISHONEST)]).toEqual(['sanction', 'dishonesty'])
  })

  it('CRD-03 severity goes by what was decided and by the fine', () => {
    expect(severityOf(entry({}))).toBe(1)
    expect(
      [9_999_999, 10_000_000, 49_999_999, 50_000_000].map((amount) => severityOf(entry({ amount }))),
    ).toEqual([1, 2, 2, 3])
    expect(severityOf(entry({ item: '超越资质等级承揽工程' }))).toBe(2)
    expect(severityOf(entry({ item: '吊销安全生产许可证' }))).toBe(3)
    expect(severityOf(entry({ item: '禁止三年内参加投标' }))).toBe(3)
    expect([severityOf(DISHONEST), severityOf(entry({ item: '拖欠工资' }))]).toEqual([3, 3])
  })

  it('CRD-04 an entry holds until its end, and not once it is repaired', () => {
    expect(isInForce(entry({ validUntil: TODAY }), TODAY)).toBe(true)
    expect(isInForce(entry({ validUntil: '2026-11-22' }), TODAY)).toBe(false)
    expect(isInForce(entry({ state: 'repaired' }), TODAY)).toBe(false)
    expect(isInForce(entry({ state: 'ended' }), TODAY)).toBe(false)
  })

  it('CRD-04 a penalty without an end holds for three years, a listing until it is withdrawn', () => {
    expect(isInForce(entry({ validUntil: null, decidedOn: '2023-11-24' }), TODAY)).toBe(true)
    expect(isInForce(entry({ validUntil: null, decidedOn: '2023-11-23' }), TODAY)).toBe(false)
    expect(isInForce(entry({ validUntil: null, decidedOn: null }), TODAY)).toBe(false)
    expect(isInForce(entry({ entryType: 'focus', validUntil: null, decidedOn: '2018-01-01' }), TODAY)).toBe(
      true,
    )
  })
})

describe('what companies are found by', () => {
  it('CRD-05 the newest day of each matter; unpaid wages count as penalty and as arrears', () => {
    const wages = entry({ item: '未按时足额支付农民工工资', decidedOn: '2026-10-01' })
    expect(countCreditMatters([entry({}), wages, DISHONEST], true)).toEqual({
      arrearsCount: 1,
      sanctionOn: '2026-10-01',
      dishonestyOn: '2026-09-30',
      arrearsOn: '2026-10-01',
    })
  })
})

describe('the verdict', () => {
  it('CRD-01 a company that nobody looked at is unknown, never clear', () => {
    expect(judgeCredit(null, TODAY)).toMatchObject({ grade: 'unknown', title: '未核验' })
    expect(judgeCredit([], TODAY)).toMatchObject({ grade: 'clear', title: '未见失信与处罚' })
  })

  it('CRD-01 an ordinary penalty in force is to be watched, with the newest in words', () => {
    const verdict = judgeCredit([entry({ decidedOn: '2025-12-01' }), entry({ amount: 2_000_000 })], TODAY)
    expect(verdict).toEqual({
      grade: 'watch',
      title: '留意：处罚 2 条',
      reason:
        '2026-08-14 施工扬尘控制不力，罚款 2.00 万元，公示至 2027-02-14。另有处罚 1 条在公示期内。未见失信、欠薪。',
    })
  })

  it('CRD-01 dishonesty, arrears and grave penalties in force are a risk; lesser ones are named beside it', () => {
    const { grade, title, reason } = judgeCredit(
      [entry({}), DISHONEST, entry({ item: '拖欠农民工工资' })],
      TODAY,
    )
    expect([grade, title]).toEqual(['risk', '风险：失信 1 条、欠薪 1 条'])
    expect(reason).toContain('2026-09-30 列入失信被执行人名单，公示至 2028-09-30。')
    expect(reason).toContain('另有欠薪 1 条、处罚 1 条在公示期内。')
    expect(judgeCredit([entry({ amount: 50_000_000 })], TODAY).title).toBe('风险：处罚 1 条')
  })

  it('CRD-01 a grave matter that is over is still to be watched for three years', () => {
    const over = { ...DISHONEST, state: 'repaired' }
    expect(judgeCredit([over], TODAY)).toMatchObject({ grade: 'watch', title: '留意：曾有失信 1 条' })
    expect(judgeCredit([over], TODAY).reason).toContain('已修复')
    expect(judgeCredit([{ ...over, decidedOn: '2023-11-23' }], TODAY).grade).toBe('clear')
  })
})

it('CRD-06 a fine is no licence: the two are counted apart, and the verdict has one colour', () => {
  const counts = {
    sanctionCount: 1,
    dishonestyCount: 0,
    licensingCount: 2,
    incentiveCount: 1,
    creditCount: 4,
  }
  expect(divideCredit(counts)).toEqual({ adverseCount: 1, favourableCount: 3 })
  expect(divideCredit({ ...counts, dishonestyCount: null, incentiveCount: undefined })).toEqual({
    adverseCount: null,
    favourableCount: null,
  })
  expect(['clear', 'watch', 'risk', 'unknown', null].map(findVerdictTone)).toEqual([
    'ok',
    'warn',
    'bad',
    'neutral',
    undefined,
  ])
})
