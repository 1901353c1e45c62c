import { describe, expect, it } from 'vitest'
import { NOW } from '../../testing'
import { buildTabHref, chooseNavigation, reloadDelay, shouldReloadForChunk, shouldReloadOnVisible } from './'

describe('page life', () => {
  it('NAV-15 a tab leads to the query page with its key', () => {
    expect(buildTabHref('zhaobiao')).toBe('/query/?name=zhaobiao')
    expect(buildTabHref('a&b')).toBe('/query/?name=a%26b')
    expect(buildTabHref('')).toBe('/query/?name=')
    expect(buildTabHref('建\ud800')).toBe('/query/?name=%E5%BB%BA%EF%BF%BD')
  })

  it('NAV-16 reloads for a chunk once in 60 s', () => {
    expect(shouldReloadForChunk(null, 5)).toBe(true)
    expect(shouldReloadForChunk(1000, 60_999)).toBe(false)
    expect(shouldReloadForChunk(1000, 61_000)).toBe(true)
    expect(shouldReloadForChunk(NOW, NOW)).toBe(false)
    expect(shouldReloadForChunk(NOW, NOW + 59_999)).toBe(false)
    expect(shouldReloadForChunk(NOW, NOW + 60_000)).toBe(true)
    expect(shouldReloadForChunk(0, 59_999)).toBe(false)
  })

  it('NAV-17 reloads where cookie and stored state disagree', () => {
    expect(chooseNavigation(true, false)).toBe('reload')
    expect(chooseNavigation(false, true)).toBe('reload')
    expect(chooseNavigation(true, true)).toBe('push')
    expect(chooseNavigation(false, false)).toBe('push')
  })

  it('NAV-18 reloads on becoming visible only with a token and no login', () => {
    const page = { visible: true, hasTokenCookie: true, loggedIn: false }
    expect(shouldReloadOnVisible(page)).toBe(true)
    expect(shouldReloadOnVisible({ ...page, visible: false })).toBe(false)
    expect(shouldReloadOnVisible({ ...page, hasTokenCookie: false })).toBe(false)
    expect(shouldReloadOnVisible({ ...page, loggedIn: true })).toBe(false)
  })

  it('NAV-19 reloads 200 ms after a logout and after a login of any type but sure', () => {
    expect(reloadDelay({ type: 'logged-out', onHome: false })).toBe(200)
    expect(reloadDelay({ type: 'logged-out', onHome: true })).toBeNull()
    expect(reloadDelay({ type: 'logged-in' })).toBe(200)
    for (const sureType of [undefined, 0, 2, -1, 11, Number.NaN])
      expect(reloadDelay({ type: 'logged-in', sureType })).toBe(200)
    expect(reloadDelay({ type: 'logged-in', sureType: 1 })).toBeNull()
  })
})
