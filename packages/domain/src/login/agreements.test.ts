import { describe, expect, it } from 'vitest'
import { AGREEMENTS, formatInviter } from './index'

describe('agreements', () => {
  it('LOG-09 AGR-02 are fetched by type agreement, privacy and disclaimers, and shown under their titles', () => {
    expect(AGREEMENTS.map(({ type, title }) => `${type} ${title}`)).toEqual([
      'agreement 用户协议',
      'privacy 隐私协议',
      'disclaimers 免责声明',
    ])
  })
})

describe('the inviter', () => {
  it('LOG-09 INV-01 is shown by name', () => {
    expect(formatInviter('李工')).toBe('您的好友「李工」邀请您注册')
    expect(formatInviter(' 𠮷田😀 ')).toBe('您的好友「𠮷田😀」邀请您注册')
  })

  it('LOG-09 INV-01 is called a friend without a name', () => {
    for (const blank of ['', ' ', '\n\t　']) expect(formatInviter(blank)).toBe('您的好友邀请您注册')
  })
})
