import { describe, expect, it } from 'vitest'
import { buildHref, matchRoute } from './'

describe('matchRoute', () => {
  const match = (path: string) => {
    const routeMatch = matchRoute(path)
    return routeMatch && [routeMatch.route.name, routeMatch.params]
  }

  it('NAV-07 a parameter never hides a slash, a control character or broken encoding', () => {
    expect(match('/toutiao/a%2Fb.html')).toBeNull()
    expect(match('/toutiao/a%5Cb.html')).toBeNull()
    expect(match('/toutiao/a%00.html')).toBeNull()
    expect(match('/toutiao/a%E5.html')).toBeNull()
    expect(match('/toutiao/a%.html')).toBeNull()
    expect(match('/toutiao/a\ud800.html')).toBeNull()
    expect(match('/policy2/ok/a%2Fb')).toBeNull()
  })

  it('NAV-06 a link is written encoded and in its canonical form', () => {
    expect(buildHref('home')).toBe('/')
    expect(buildHref('center')).toBe('/center/')
    expect(buildHref('about')).toBe('/about.html')
    expect(buildHref('toutiaodetails', { id: '建工 %#?' })).toBe(
      '/toutiao/%E5%BB%BA%E5%B7%A5%20%25%23%3F.html',
    )
    expect(buildHref('toutiaodetails', { id: 'a\ud800🏗' })).toBe('/toutiao/a%EF%BF%BD%F0%9F%8F%97.html')
    expect(buildHref('qiyedetails', { id: 'c', key: 'k', name: 'n' })).toBe('/qiye/c/k/n/')
    expect(buildHref('sikudetails', { id: 'u', isExpire: '' })).toBe('/siku/u.html')
    expect(buildHref('share', { code: 'a&b' })).toBe('/?acodes=a%26b')
    expect(buildHref('share')).toBe('/?acodes=')
  })
})
