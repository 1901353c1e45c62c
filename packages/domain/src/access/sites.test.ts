import { describe, expect, it } from 'vitest'
import { viewerAs } from '../testing'
import type { QualificationSiteGateway } from './access.ports'
import {
  ADD_ONS,
  type AssistantEntryContext,
  askQualificationSite,
  buildQualificationSite,
  isAssistantEntryShown,
  mayEnterQualificationSite,
  QUALIFICATION_SITE_TEXTS,
} from './index'

describe('the qualification site', () => {
  type Answer = Awaited<ReturnType<QualificationSiteGateway['mayEnter']>>
  const ask = (answer: Answer) => askQualificationSite({ mayEnter: async () => answer })

  it('ACC-14 has a page for its users, and a login page with type=login', () => {
    const site = { home: 'https://zz.example.com', loginPage: 'https://zz.example.com/login?type=login' }
    expect(buildQualificationSite('https://zz.example.com')).toEqual(site)
    expect(buildQualificationSite('https://zz.example.com//')).toEqual(site)
  })

  it('ACC-14 is for the holders of any add-on, whatever else somebody has', () => {
    for (const addOn of ADD_ONS) expect(mayEnterQualificationSite(viewerAs(addOn))).toBe(true)
    for (const persona of ['visitor', 'non-member', 'svip', 'owner-lookup'] as const)
      expect(mayEnterQualificationSite(viewerAs(persona)), persona).toBe(false)
  })

  it('ACC-14 only an explicit yes opens the site', async () => {
    expect(await ask({ allowed: true })).toEqual({ allowed: true })
    for (const allowed of [false, 'false', 'true', 1, null, undefined])
      expect(await ask({ allowed } as unknown as Answer)).toEqual({
        refused: QUALIFICATION_SITE_TEXTS.refused,
      })
  })

  it.each([
    [{ error: '50001', message: null }, '网络开小差了，请稍后重试'],
    [{ error: '99999', message: ' 系统维护中 ' }, '系统维护中'],
    [{ error: 'network', message: null }, '服务开小差了，请稍后重试'],
    [{ error: '__proto__', message: '  ' }, '服务开小差了，请稍后重试'],
  ])('ACC-14 a failed call %o shows its text and opens nothing', async (answer, text) => {
    expect(await ask(answer)).toEqual({ error: text })
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

  it.each(
    [
      ['example.com', 'xai.example.com', 'ai.example.com.cn', 'ai.example.com.evil.com'],
      ['ai.example.com:80:90', 'ai:80.example.com', 'ai..example.com', 'aı.example.com', '', '[::1]'],
    ].flat(),
  )('ACC-09 %j is not the target host', (host) => {
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
