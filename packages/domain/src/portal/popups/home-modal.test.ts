import { afterEach, describe, expect, it } from 'vitest'
import { NOW, PERSONAS, viewerAs } from '../../testing'
import { isHomeModalDue, registeredInCampaign } from './home-modal'
import { aMembersPage, aPage } from './popups.fixture'

const at = (text: string) => Date.parse(text)

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('the home modal', () => {
  it('POP-01 opens for a visitor on home, and nowhere else', () => {
    expect(isHomeModalDue(aPage(), {}, NOW)).toBe(true)
    expect(isHomeModalDue(aPage({ isHome: false }), {}, NOW)).toBe(false)
  })

  it('POP-01 opens for a visitor on each visit until it is closed', () => {
    expect(isHomeModalDue(aPage(), { homeModalSeen: NOW - 1 }, NOW)).toBe(true)
    expect(isHomeModalDue(aPage(), { homeModalClosed: NOW - 1 }, NOW)).toBe(false)
  })

  it('POP-02 opens for a non-member on a page other than home', () => {
    expect(isHomeModalDue(aMembersPage(), {}, NOW)).toBe(true)
    expect(isHomeModalDue(aMembersPage({ isHome: true }), {}, NOW)).toBe(false)
  })

  it('POP-02 opens for a non-member once, whenever that was', () => {
    expect(isHomeModalDue(aMembersPage(), { homeModalSeen: 0 }, NOW)).toBe(false)
    expect(isHomeModalDue(aMembersPage(), { homeModalSeen: NOW + 1 }, NOW)).toBe(false)
  })

  it.each(PERSONAS)('POP-01 POP-02 opens for the right personas: %s', (persona) => {
    const viewer = viewerAs(persona)
    expect(isHomeModalDue(aPage({ viewer, registeredAt: NOW - 1 }), {}, NOW)).toBe(persona === 'visitor')
    expect(isHomeModalDue(aMembersPage({ viewer }), {}, NOW)).toBe(
      persona === 'non-member' || persona === 'expired-svip',
    )
  })

  it.each([
    ['2021-12-20T23:59:59.999+08:00', false],
    ['2021-12-21T00:00:00.000+08:00', true],
    ['2050-12-31T23:59:59.999+08:00', true],
    ['2051-01-01T00:00:00.000+08:00', false],
  ])('POP-02 registered at %s, within the campaign: %s', (registered, within) => {
    process.env.TZ = 'America/New_York'
    expect(registeredInCampaign(at(registered))).toBe(within)
    expect(isHomeModalDue(aMembersPage({ registeredAt: at(registered) }), {}, NOW)).toBe(within)
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
      expect(isHomeModalDue(page, memory, at('2026-11-20T23:59:59.999+08:00'))).toBe(false)
      expect(isHomeModalDue(page, memory, at('2026-11-21T00:00:00.000+08:00'))).toBe(true)
    }
  })
})
