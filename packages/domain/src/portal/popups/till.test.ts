import { expect, it } from 'vitest'
import { NOW, viewerAs } from '../../testing'
import { findNextPopup, isTillPath } from './'
import { POPUPS } from './popup'
import { aPage } from './popups.fixture'

it('POP-06 purchase, personal centre and logins are tills, other pages are none', () => {
  for (const path of ['/svip.html', '/center', '/center/', '/auth/login/', '/bossLogin', '/bossLogin/'])
    expect(isTillPath(path), path).toBe(true)
  for (const path of ['/', '/qiye/', '/centers', '/svip.html.bak']) expect(isTillPath(path), path).toBe(false)
})

it('POP-06 at a till nothing is offered; that the browser is too old is said there too', () => {
  for (const popup of POPUPS) {
    const page = aPage({ offered: [popup], anniversaryUntil: NOW + 1_000_000, isTill: true })
    expect(findNextPopup(page, {}, NOW)?.popup ?? null).toBe(popup === 'browser-type' ? popup : null)
  }
  const page = aPage({ viewer: viewerAs('svip'), isHome: false, offered: ['bottom-fold'], isTill: false })
  expect(findNextPopup(page, {}, NOW)?.popup).toBe('bottom-fold')
})
