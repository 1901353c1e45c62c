import { describe, expect, it } from 'vitest'
import { tender, winning } from '../records'
import {
  DOUBLE_STATES,
  type DoubleState,
  divideStatements,
  mayDecide,
  moveLinks,
  returnLinks,
  suspectDouble,
} from '.'

const NAME = '宜昌岫砚路桥建设有限公司'
const CODE = '91350100M000100Y43'
const plain = (values: object = {}) => ({ name: NAME, region: '420500', ...values })

describe('suspected doubles', () => {
  it.each([
    ['one code with two names', { creditCode: CODE }, { name: '湖北岫砚集团', creditCode: CODE }, 'code'],
    [
      'an organisation code within a credit code',
      { creditCode: CODE },
      { organisationCode: 'M000100Y4' },
      'code',
    ],
    ['a row without a code, whatever its place', { creditCode: CODE }, { region: '500000' }, 'uncoded'],
    [
      'a row without a code with a former name',
      { name: '湖北岫砚集团', formerNames: NAME, creditCode: CODE },
      {},
      'uncoded',
    ],
    [
      'an old register number beside a credit code',
      { creditCode: CODE },
      { registerNo: '320100000083839' },
      'uncoded',
    ],
    ['the same name and place without codes', {}, { name: '宜昌 岫砚路桥建设有限公司' }, 'place'],
    ['a place within the other', {}, { region: '420503' }, 'place'],
    ['an unknown place', {}, { region: null }, 'place'],
    ['two codes', { creditCode: CODE }, { creditCode: '911101010810000032' }, null],
    ['other places without codes', {}, { region: '500000' }, null],
    ['a former name without codes', { name: '湖北岫砚集团', formerNames: NAME }, {}, null],
    ['other names', { name: '湖北岫砚集团', creditCode: CODE }, {}, null],
  ])('DAT-30 %s', (_, a, b, reason) => {
    expect(suspectDouble(plain(a), plain(b))).toBe(reason)
    expect(suspectDouble(plain(b), plain(a))).toBe(reason)
  })
})

it('DAT-31 a pair is merged or kept apart, merged all the same later, and split only when merged', () => {
  const states = Object.keys(DOUBLE_STATES) as DoubleState[]
  const open = (decision: 'merge' | 'keepApart' | 'split') =>
    states.filter((state) => mayDecide(state, decision))
  expect(open('merge')).toEqual(['open', 'apart'])
  expect(open('keepApart')).toEqual(['open'])
  expect(open('split')).toEqual(['merged'])
})

describe('links of a merged company', () => {
  const move = { from: 'a', to: 'b' }
  const back = { from: 'b', to: 'a' }
  const notice = {
    ownerId: 'a',
    winnerIds: ['a', 'c'],
    bidderIds: ['a', 'b'],
    consortia: ['a c', 'd e'],
    candidates: [
      { companyName: '甲', companyId: 'a' },
      { companyName: '乙', companyId: 'b' },
    ],
  }

  it('DAT-32 every link to the merged company becomes one to the surviving company', () => {
    const moved = moveLinks(tender, notice, move)
    expect(moved).toEqual({
      ownerId: 'b',
      winnerIds: ['b', 'c'],
      bidderIds: ['b'],
      consortia: ['b c', 'd e'],
      candidates: [
        { companyName: '甲', companyId: 'b' },
        { companyName: '乙', companyId: 'b' },
      ],
    })
    expect(moveLinks(winning, { companyId: 'c', winnerIds: ['c'] }, move)).toEqual({})
  })

  it('DAT-33 a split returns the links of before, and no others', () => {
    const merged = { ...notice, ...moveLinks(tender, notice, move) }
    const returned = { ...merged, ...returnLinks(tender, merged, notice, back) }
    expect({
      ...returned,
      bidderIds: [...returned.bidderIds].sort(),
      winnerIds: [...returned.winnerIds].sort(),
    }).toEqual(notice)
    const later = { ...merged, ownerId: 'd', candidates: [...merged.candidates].reverse(), winnerIds: ['c'] }
    expect(returnLinks(tender, later, notice, back)).toEqual({
      bidderIds: ['b', 'a'],
      consortia: ['a c', 'd e'],
      candidates: [
        { companyName: '乙', companyId: 'b' },
        { companyName: '甲', companyId: 'a' },
      ],
    })
  })
})

describe('a record that an import made of two companies', () => {
  const statement = (ordinal: number, values: object, corrects?: object) =>
    ({ ordinal, values, ...(corrects && { corrects }) }) as unknown as Parameters<
      typeof divideStatements
    >[0][number]
  const [first, second, unnamed] = [
    statement(1, { name: '甲' }),
    statement(2, { name: '乙' }),
    statement(3, { legalPerson: '冯' }),
  ]
  const staff = statement(4, { legalPerson: '陈' }, { legalPerson: '冯' })

  it('DAT-35 is divided by statements; both parts need a named source, and corrections stay', () => {
    const divide = (...leaving: number[]) => divideStatements([first, second, unnamed, staff], leaving)
    expect(divide(2)).toEqual({ stays: [first, unnamed, staff], leaves: [second] })
    expect(divide(2, 3)).toEqual({ stays: [first, staff], leaves: [second, unnamed] })
    for (const wrong of [[], [3], [1, 2], [1, 2, 3], [2, 4], [2, 9]])
      expect(divide(...wrong), wrong.join()).toHaveProperty('problem')
  })
})
