import { afterEach, describe, expect, it } from 'vitest'
import { NOW, PERSONAS, viewerAs } from '../testing'
import { homeModalDue, registeredInCampaign } from './index'
import { aMembersPage, aPage } from './popups.fixture'

const at = (text: string) => Date.parse(text)

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('the home modal', () => {
  it('POP-01 opens for a visitor on home, and nowhere else', () => {
    expect(homeModalDue(aPage(), {}, NOW)).toBe(true)
    expect(homeModalDue(aPage({ isHome: false }), {}, NOW)).toBe(false)
  })

  it('POP-01 opens for a visitor on each visit until it is closed', () => {
    expect(homeModalDue(aPage(), { homeModalSeen: NOW - 1 }, NOW)).toBe(true)
    expect(homeModalDue(aPage(), { homeModalClosed: NOW - 1 }, NOW)).toBe(false)
  })

  it('POP-02 opens for a non-member on another page than home', () => {
    expect(homeModalDue(aMembersPage(), {}, NOW)).toBe(true)
    expect(homeModalDue(aMembersPage({ isHome: true }), {}, NOW)).toBe(false)
  })

  it('POP-02 opens for a non-member once, whenever that was', () => {
    expect(homeModalDue(aMembersPage(), { homeModalSeen: 0 }, NOW)).toBe(false)
    expect(homeModalDue(aMembersPage(), { homeModalSeen: NOW + 1 }, NOW)).toBe(false)
  })

  it.each(PERSONAS)('POP-01 POP-02 whom it is for: %s', (persona) => {
    const viewer = viewerAs(persona)
    expect(homeModalDue(aPage({ viewer, registeredAt: NOW - 1 }), {}, NOW)).toBe(persona === 'visitor')
    expect(homeModalDue(aMembersPage({ viewer }), {}, NOW)).toBe(
      persona === 'non-member' || persona === 'expired-svip',
    )
  })

  it('POP-01 POP-02 does not open where there is nothing to show in it', () => {
    expect(homeModalDue(aPage({ hasHomeModal: false }), {}, NOW)).toBe(false)
    expect(homeModalDue(aMembersPage({ hasHomeModal: false }), {}, NOW)).toBe(false)
  })

  it.each([
    ['2021-12-20T23:59:59.999+08:00', false],
    ['2021-12-21T00:00:00.000+08:00', true],
    ['2050-12-31T23:59:59.999+08:00', true],
    ['2051-01-01T00:00:00.000+08:00', false],
  ])('POP-02 registered at %s, within the campaign: %s', (registered, within) => {
    process.env.TZ = 'America/New_York'
    expect(registeredInCampaign(at(registered))).toBe(within)
    expect(homeModalDue(aMembersPage({ registeredAt: at(registered) }), {}, NOW)).toBe(within)
  })

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY, -1, 0])(
    'POP-02 registered at %s is not within the campaign',
    (registeredAt) => {
      expect(registeredInCampaign(registeredAt)).toBe(false)
    },
  )

  it('POP-03 closed, it is hidden until 23:59:59 of that day, for visitors and non-members', () => {
    const memory = { homeModalClosed: at('2026-11-20T10:00:00+08:00') }
    for (const page of [aPage(), aMembersPage()]) {
      expect(homeModalDue(page, memory, at('2026-11-20T23:59:59.999+08:00'))).toBe(false)
      expect(homeModalDue(page, memory, at('2026-11-21T00:00:00.000+08:00'))).toBe(true)
    }
  })
})
