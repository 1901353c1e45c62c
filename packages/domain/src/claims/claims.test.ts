import { describe, expect, it } from 'vitest'
import { KINDS } from '../records'
import {
  CLAIM_LENGTHS,
  CLAIM_STATES,
  type ClaimInput,
  type ClaimState,
  canWithdraw,
  checkClaim,
  decideClaim,
  listClaimRoles,
  matchesName,
} from './index'

const CLAIM: ClaimInput = {
  role: 'self',
  name: '张三',
  evidence: '注册编号 渝1502023',
  smsId: 's-1',
  validationCode: '123456',
}
const problems = (over: Partial<ClaimInput>, kind = 'person') =>
  checkClaim(kind, { ...CLAIM, ...over }).map(({ field, message }) => `${field} ${message}`)

describe('a claim', () => {
  it('CLM-01 is for a person himself, and for a company by its legal person or an agent', () => {
    const claimed = KINDS.map(({ kind }) => [kind, listClaimRoles(kind)] as const)
    expect(claimed.filter(([, roles]) => roles.length > 0)).toEqual(
      expect.arrayContaining([
        ['person', ['self']],
        ['company', ['legal', 'agent']],
      ]),
    )
    expect(claimed.filter(([, roles]) => roles.length > 0)).toHaveLength(2)
    expect(listClaimRoles('__proto__')).toEqual([])
  })

  it('CLM-01 needs role, name, verifiable facts and the code to the account’s number', () => {
    expect(problems({})).toEqual([])
    expect(problems({ role: 'legal' })).toEqual(['role 请选择您的身份'])
    expect(problems({ role: 'legal' }, 'company')).toEqual([])
    expect(problems({ name: '', evidence: '', smsId: '' })).toEqual([
      'name 请填写您的真实姓名',
      'evidence 请填写可以核实的信息',
      'validationCode 请先获取验证码',
    ])
    expect(problems({ name: '张'.repeat(CLAIM_LENGTHS.name + 1) })).toEqual(['name 姓名最多 50 字'])
    expect(problems({ evidence: '身份证 11010519491231002X' })).toHaveLength(1)
  })

  it('CLM-02 tells the staff if the stated name is the claimant’s', () => {
    expect(matchesName('self', '张三', { name: '张三' })).toBe(true)
    expect(matchesName('legal', '张三', { name: '某公司', legalPerson: '李四' })).toBe(false)
    expect(matchesName('legal', '张三', { legalPerson: null })).toBe(null)
    expect(matchesName('agent', '张三', { legalPerson: '张三' })).toBe(null)
  })
})

describe('its state', () => {
  it('CLM-02 goes from submitted to accepted or rejected; an accepted claim can be revoked', () => {
    const ways = (state: ClaimState) =>
      (['accepted', 'rejected', 'revoked'] as const).filter(
        (next) => !('error' in decideClaim(state, { state: next, answer: '原因' })),
      )
    expect(CLAIM_STATES.map((state) => ways(state))).toEqual([
      ['accepted', 'rejected'],
      ['revoked'],
      [],
      [],
      [],
    ])
    expect(decideClaim('submitted', { state: 'rejected', answer: ' ' })).toMatchObject({ error: 'no-answer' })
    expect(decideClaim('accepted', { state: 'revoked', answer: null })).toMatchObject({ error: 'no-answer' })
    expect(decideClaim('submitted', { state: 'accepted', answer: ' ' })).toEqual({
      state: 'accepted',
      answer: null,
    })
  })

  it('CLM-03 a member withdraws a claim that is not decided, or gives up an accepted one', () => {
    expect(CLAIM_STATES.filter(canWithdraw)).toEqual(['submitted', 'accepted'])
  })
})
