// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findSitesDomain, isHostOf } from './own-host'
import { findSite, listSubSites } from './sites'

describe('the sites of a portal', () => {
  it.each([
    ['www.portal.test', 'portal.test'],
    ['data.zst.com.cn', 'zst.com.cn'],
    ['portal.test:8443', 'portal.test:8443'],
    ['localhost:3000', 'localhost:3000'],
    ['192.168.1.10:3000', null],
    ['[::1]:3000', null],
  ])('REG-04 those of %s stand below %s', (below, domain) => {
    expect(findSitesDomain(below)).toBe(domain)
  })

  it.each([
    ['https://www.portal.test', 'nanjing.portal.test', '南京', 'https://nanjing.portal.test'],
    ['http://localhost:3000', 'xian.localhost:3000', '西安', 'http://xian.localhost:3000'],
  ])('REG-04 below %s %s is the site of %s', (mainOrigin, host, name, origin) => {
    const site = findSite(mainOrigin, host)
    expect(site).toMatchObject({ city: { areaName: name }, origin, mainOrigin })
    expect(listSubSites(mainOrigin)).toContainEqual(site)
    expect(isHostOf(new URL(mainOrigin).host, host)).toBe(true)
  })

  it.each(['www.portal.test', 'portal.test', 'atlantis.portal.test', 'nanjing.evil.test', '', null])(
    'REG-04 %s is the main site, whose city is the default one',
    (host) => {
      const mainOrigin = 'https://www.portal.test'
      expect(findSite(mainOrigin, host)).toEqual({
        ...{ city: null, origin: mainOrigin, mainOrigin },
        host: 'www.portal.test',
      })
    },
  )

  it('REG-04 a portal at an IP address has none, one at the host of a city is no sub-site of itself', () => {
    expect(listSubSites('http://192.168.1.10:3000')).toEqual([])
    expect(findSite('http://192.168.1.10:3000', 'nanjing.192.168.1.10:3000').city).toBeNull()
    expect(findSite('https://wuhan.portal.test', 'wuhan.portal.test').city).toBeNull()
  })
})
