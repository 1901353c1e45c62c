import { describe, expect, it } from 'vitest'
import { PERSONAS, viewerAs } from '../testing'
import {
  type AssistantEntryContext,
  buildQualificationLoginUrl,
  isAssistantEntryShown,
  OWNER_MEMBERSHIP_TIP,
  OWNER_SITE_CONFIRM,
  openQualificationSite,
  type QualificationSiteGateway,
} from './index'

describe('the owner-lookup site', () => {
  it('ACC-08 the texts of the confirmation and of the tip', () => {
    expect(OWNER_SITE_CONFIRM).toEqual({
      title: '提示',
      text: '即将前往业主查专业版网站，是否继续？',
      ok: '立即前往',
      cancel: '取消',
    })
    expect(OWNER_MEMBERSHIP_TIP).toEqual({
      title: '业主查 SVIP',
      text: '业主查专业版为业主查 SVIP 专享，开通后即可使用',
      ok: '立即开通',
      cancel: '暂不开通',
      href: '/svip.html',
    })
  })
})

describe('the qualification site', () => {
  const site = { loginPage: 'https://zz.example.com/login', home: 'https://zz.example.com/' }
  type Answer = Awaited<ReturnType<QualificationSiteGateway['mayEnter']>>
  const begin = (answer: Answer) => {
    let calls = 0
    const gateway: QualificationSiteGateway = {
      mayEnter: async () => {
        calls += 1
        return answer
      },
    }
    return { open: openQualificationSite(gateway, site), calls: () => calls }
  }

  it('ACC-14 a visitor goes to its login page with type=login, without a call', async () => {
    const { open, calls } = begin({ allowed: true })
    expect(await open(viewerAs('visitor'))).toEqual({ open: 'https://zz.example.com/login?type=login' })
    expect(calls()).toBe(0)
  })

  it('ACC-14 for everyone else one call per click decides, whatever memberships they hold', async () => {
    for (const persona of PERSONAS.filter((one) => one !== 'visitor')) {
      const yes = begin({ allowed: true })
      expect(await yes.open(viewerAs(persona))).toEqual({ open: 'https://zz.example.com/' })
      expect(yes.calls()).toBe(1)
      const no = begin({ allowed: false })
      expect(await no.open(viewerAs(persona))).toEqual({
        refused: '您暂无资质网站的使用权限，如需开通请联系客服',
      })
    }
  })

  it('ACC-14 only an explicit yes opens the site', async () => {
    for (const allowed of ['false', 'true', 1, null, undefined]) {
      const answer = await begin({ allowed } as unknown as Answer).open(viewerAs('svip'))
      expect(answer).toHaveProperty('refused')
    }
  })

  it.each([
    [{ error: '50001', message: null }, '网络开小差了，请稍后重试'],
    [{ error: '99999', message: ' 系统维护中 ' }, '系统维护中'],
    [{ error: 'network', message: null }, '服务开小差了，请稍后重试'],
    [{ error: '__proto__', message: '  ' }, '服务开小差了，请稍后重试'],
  ])(
    'ACC-14 a failed call %o shows its text and opens nothing; the next click calls again',
    async (answer, text) => {
      const { open, calls } = begin(answer)
      expect(await open(viewerAs('svip'))).toEqual({ error: text })
      await open(viewerAs('svip'))
      expect(calls()).toBe(2)
    },
  )

  it.each([
    ['/login', '/login?type=login'],
    ['/login?from=pc', '/login?from=pc&type=login'],
    ['/login#a', '/login?type=login#a'],
    ['/login?from=pc#a?b', '/login?from=pc&type=login#a?b'],
    ['/login#a?b', '/login?type=login#a?b'],
    ['#a', '?type=login#a'],
    ['', '?type=login'],
  ])('ACC-14 the login page %s becomes %s', (page, url) => {
    expect(buildQualificationLoginUrl(page)).toBe(url)
  })
})

describe('the AI entry', () => {
  const at = (held: Partial<AssistantEntryContext>) =>
    isAssistantEntryShown({ host: 'www.example.com', targetHost: 'ai.example.com', flags: {}, ...held })

  it('ACC-09 is always shown on the target host', () => {
    const all: AssistantEntryContext['flags'][] = [{}, { a: false }, { a: true }, { a: true, b: true }]
    for (const flags of all) {
      expect(at({ host: 'ai.example.com', flags })).toBe(true)
    }
  })

  it('ACC-09 elsewhere it is shown only while every flag is off', () => {
    expect(at({ flags: {} })).toBe(true)
    expect(at({ flags: { a: false, b: false } })).toBe(true)
    expect(at({ flags: { a: true } })).toBe(false)
    expect(at({ flags: { a: false, b: true } })).toBe(false)
    expect(at({ flags: { a: true, b: false } })).toBe(false)
  })

  it.each([
    'AI.Example.com',
    'ai.example.com:3000',
    'ai.example.com.',
    ' ai.example.com ',
    'ai.example.com:',
    'ai.example.com.:443',
  ])('ACC-09 %j is the target host too, on either side', (host) => {
    expect(at({ host, flags: { a: true } })).toBe(true)
    expect(at({ host: 'ai.example.com', targetHost: host, flags: { a: true } })).toBe(true)
  })

  it.each([
    'example.com',
    'xai.example.com',
    'ai.example.com.cn',
    'ai.example.com.evil.com',
    'ai.example.com:80:90',
    'ai:80.example.com',
    'ai..example.com',
    'aı.example.com',
    '',
    '[::1]',
  ])('ACC-09 %j is not the target host', (host) => {
    expect(at({ host, flags: { a: true } })).toBe(false)
  })

  it.each(['', ' ', ':3000', '.'])(
    'ACC-09 without a target host (%j) only the flags decide',
    (targetHost) => {
      expect(at({ host: targetHost, targetHost, flags: { a: true } })).toBe(false)
      expect(at({ host: targetHost, targetHost, flags: { a: false } })).toBe(true)
    },
  )
})
