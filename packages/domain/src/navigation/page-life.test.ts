import { describe, expect, it } from 'vitest'
import { reloadDelay, reloadsForChunk, reloadsOnVisible, tabClick, wayToGo } from '.'

describe('page life', () => {
  it('NAV-15 opens a tab after 300 ms, at the top', () => {
    expect(tabClick('zhaobiao')).toEqual({ path: '/query/?name=zhaobiao', delayMs: 300, scrollTo: 0 })
    expect(tabClick('a&b').path).toBe('/query/?name=a%26b')
  })

  it('NAV-16 reloads for a chunk once in 60 s', () => {
    expect(reloadsForChunk(null, 5)).toBe(true)
    expect(reloadsForChunk(1000, 60_999)).toBe(false)
    expect(reloadsForChunk(1000, 61_000)).toBe(true)
  })

  it('NAV-17 reloads where cookie and stored state disagree', () => {
    expect(wayToGo(true, false)).toBe('reload')
    expect(wayToGo(false, true)).toBe('reload')
    expect(wayToGo(true, true)).toBe('push')
    expect(wayToGo(false, false)).toBe('push')
  })

  it('NAV-18 reloads on coming into view only with a token and no login', () => {
    const page = { visible: true, hasTokenCookie: true, loggedIn: false }
    expect(reloadsOnVisible(page)).toBe(true)
    expect(reloadsOnVisible({ ...page, visible: false })).toBe(false)
    expect(reloadsOnVisible({ ...page, hasTokenCookie: false })).toBe(false)
    expect(reloadsOnVisible({ ...page, loggedIn: true })).toBe(false)
  })

  it('NAV-19 reloads 200 ms after logout and after a login that is not of the sure type', () => {
    expect(reloadDelay({ type: 'logged-out', onHome: false })).toBe(200)
    expect(reloadDelay({ type: 'logged-out', onHome: true })).toBeNull()
    expect(reloadDelay({ type: 'logged-in' })).toBe(200)
    expect(reloadDelay({ type: 'logged-in', sureType: 0 })).toBe(200)
    expect(reloadDelay({ type: 'logged-in', sureType: 1 })).toBeNull()
  })
})
