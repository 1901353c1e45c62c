import { describe, expect, it } from 'vitest'
import { AGREEMENTS, inviterText, LOGIN_TEXTS, readAgreement } from './index'
import { failure } from './login.fixture'

describe('agreements', () => {
  it('LOG-09 are fetched by type agreement, privacy and disclaimers, and shown under their titles', async () => {
    const asked: string[] = []
    const read = readAgreement({
      agreement: async (type) => {
        asked.push(type)
        return { content: `<p>${type}</p>` }
      },
    })
    const shown = []
    for (const agreement of AGREEMENTS) shown.push(await read(agreement))
    expect(asked).toEqual(['agreement', 'privacy', 'disclaimers'])
    expect(shown).toEqual([
      { title: '用户协议', content: '<p>agreement</p>' },
      { title: '隐私协议', content: '<p>privacy</p>' },
      { title: '免责声明', content: '<p>disclaimers</p>' },
    ])
  })

  it('LOG-09 a text that could not be fetched is a failure, not an empty text', async () => {
    const refusal = { error: failure(null, null, null) }
    expect(await readAgreement({ agreement: async () => refusal })(AGREEMENTS[1])).toBe(refusal)
  })

  it('LOG-09 each has a page of its own, too', () => {
    expect(AGREEMENTS.map(({ href }) => href)).toEqual([
      '/userAgreement.html',
      '/privacy.html',
      '/disclaimer.html',
    ])
  })

  it('LOG-09 who is not registered is told that verification registers and agrees', () => {
    expect(LOGIN_TEXTS.registers).toBe('未注册的手机号验证后将自动注册')
    expect(LOGIN_TEXTS.agrees).toBe('注册登录即代表同意')
  })
})

describe('the inviter', () => {
  it('LOG-09 is shown by name', () => {
    expect(inviterText('李工')).toBe('您的好友「李工」邀请您注册')
    expect(inviterText(' 𠮷田😀 ')).toBe('您的好友「𠮷田😀」邀请您注册')
  })

  it('LOG-09 is a friend all the same without a name', () => {
    for (const blank of ['', ' ', '\n\t　']) expect(inviterText(blank)).toBe('您的好友邀请您注册')
  })
})
