import { describe, expect, it } from 'vitest'
import { addDays, dayOf, FEN_PER_WAN } from '../formatting'
import { NOW } from '../testing'
import { compareScope, raiseToScope, readWorkSizes } from './check-scope'
import type { CompanyFacts } from './company-facts'
import { checkRequirements, type TenderTerms } from './index'

const LATER = addDays(dayOf(NOW), 400)

const terms = (differs: Partial<TenderTerms>): TenderTerms => ({
  requiredQualification: null,
  requiredQualificationCodes: null,
  content: null,
  consortiumAllowed: null,
  engineeringType: null,
  buggetAmount: null,
  currency: null,
  bidDeadline: null,
  ...differs,
})

const firmWith = (...tags: readonly string[]): CompanyFacts => ({
  id: 'c1',
  name: '重庆某某建设有限公司',
  status: 'active',
  qualifications: tags.map((tag) => ({ tag, name: tag, validUntil: LATER })),
  safetyPermit: null,
  people: 0,
  constructors: [],
  validityOpensBy: null,
})

const wan = (amount: number) => amount * FEN_PER_WAN
const check = (asked: Partial<TenderTerms>, ...tags: readonly string[]) =>
  checkRequirements(terms(asked), firmWith(...tags), NOW)[0]

describe('the sizes of a work', () => {
  const sizes = (content: string) => readWorkSizes(terms({ content }))

  it('QST-05 are those that the notice writes plainly, the largest of each measure', () => {
    expect(sizes('总建筑面积约 12.5 万平方米，1 号楼建筑高度 98.6 米，2 号楼建筑高度为54米。')).toEqual({
      area: 125_000,
      height: 98.6,
    })
    expect(sizes('建筑面积：32,000㎡；最大单跨跨度 30m')).toEqual({ area: 32_000, span: 30 })
    expect(sizes('层高 3.6 米，道路全长 1200 米，用地面积 5 万平方米')).toEqual({})
  })

  it('QST-05 are none where they are asked of works done before', () => {
    expect(sizes('近五年承担过建筑面积 20000 平方米以上的房屋建筑工程')).toEqual({})
    expect(sizes('类似业绩指建筑面积 20000 平方米的工程')).toEqual({})
  })

  it('QST-05 the budget is none in another currency, or where it is that of several sections', () => {
    const amount = (differs: Partial<TenderTerms>) =>
      readWorkSizes(terms({ buggetAmount: wan(1600), ...differs })).amount
    expect(amount({})).toBe(1600)
    expect(amount({ currency: 'USD' })).toBeUndefined()
    expect(amount({ content: '本项目划分为 2 个标段' })).toBeUndefined()
    expect(amount({ content: '本项目划分为 1 个标段' })).toBe(1600)
    expect(amount({ content: '安置房建设项目二标段' })).toBe(1600)
  })
})

describe('what a grade may build', () => {
  it('QST-05 a work at the limit is within, above it beyond, and the lowest grade that is enough is named', () => {
    expect(compareScope('D112C', { amount: 1500 }).of).toBe('within')
    expect(compareScope('D112C', { amount: 1500.01 }).of).toBe('beyond')
    expect([1500, 1501, 3001].map((amount) => raiseToScope('D112C', { amount }))).toEqual(
      'D112C D112B D112A'.split(' '),
    )
    expect(raiseToScope('D101A', { height: 241 })).toBe('D101T')
    // The limit of a part of the works, such as the amount of 市政综合工程, limits no other part.
    expect(compareScope('D110B', { amount: 9_000 }).of).toBe('free')
    expect(compareScope('D999C', { amount: 9_000 }).of).toBe('free')
  })

  it('QST-05 between the limits of two kinds of works nothing is concluded', () => {
    expect([100, 110, 121].map((height) => compareScope('D101B', { height }).of)).toEqual(
      'within between beyond'.split(' '),
    )
    expect(compareScope('D101B', {}).of).toBe('unwritten')
  })
})

describe('a company that holds the required grade', () => {
  const asked = { requiredQualificationCodes: ['D112C'] }

  it('QST-05 does not meet it if the work is larger than its grade may build; a higher grade does', () => {
    const large = { ...asked, buggetAmount: wan(2800) }
    expect(check(large, 'D112C')).toMatchObject({
      status: 'missing',
      sentence:
        '持有D112C。本项目金额 2,800 万元，超过该等级可以承担的“单项合同额 1500 万元以下的机电工程”。',
      closing: '需持有机电工程施工总承包二级及以上，且在有效期内。',
    })
    expect(check(large, 'D112C')?.evidence.at(-1)?.filters).toEqual({ qualification: ['D112'], grade: ['B'] })
    expect(check(large, 'D112B')?.status).toBe('met')
    expect(check(large, 'D112C', 'D112B')?.status).toBe('met')
    expect(check({ ...asked, buggetAmount: wan(1500) }, 'D112C')?.status).toBe('met')
  })

  it('QST-05 without a size to compare it is unknown, with the limit', () => {
    expect(check(asked, 'D112C')).toMatchObject({
      status: 'unknown',
      sentence: '持有D112C。该等级只能承担：单项合同额 1500 万元以下的机电工程。公告没有写明可以对照的规模。',
    })
    expect(check(asked, 'D112A')?.status).toBe('met')
  })

  it('QST-05 the amount of a work that several qualifications share decides nothing', () => {
    const shared = { requiredQualificationCodes: ['D112C', 'D110B'], buggetAmount: wan(9_000) }
    const statuses = checkRequirements(terms(shared), firmWith('D112C', 'D110B'), NOW).map(
      (requirement) => requirement.status,
    )
    expect(statuses).toEqual(['met', 'met'])
  })

  it('QST-05 one that has ended says so first', () => {
    const facts = firmWith('D112C')
    const ended = { ...facts, qualifications: [{ tag: 'D112B', name: 'D112B', validUntil: '2020-01-01' }] }
    const [first] = checkRequirements(terms({ ...asked, buggetAmount: wan(100) }), ended, NOW)
    expect(first).toMatchObject({ status: 'missing', sentence: 'D112B已于 2020-01-01 到期。' })
  })
})
