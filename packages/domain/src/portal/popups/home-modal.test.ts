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
})
