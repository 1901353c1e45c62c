import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NOW, viewerAs } from '../../testing'
import { BOTTOM_FOLD_OPEN_MS, findNextPopup, isInterrupting, rememberPopup } from './'
import { POPUP_MARKS } from './memory'
import { ANNIVERSARY_DELAY_MS } from './next-popup'
import { POPUPS } from './popup'
import { aMembersPage, aPage } from './popups.fixture'

const DAY = 86_400_000
const svip = viewerAs('svip')
const quiet = (held: Parameters<typeof aPage>[0] = {}) => aPage({ isHome: false, viewer: svip, ...held })
const shown = (popup: (typeof POPUPS)[number], loggedIn = true) =>
  ({ popup, step: 'shown', loggedIn }) as const
const closed = (popup: (typeof POPUPS)[number]) => ({ popup, step: 'closed', loggedIn: true }) as const

it('POP-02 a member sees it once, a visitor until it is closed', () => {
  const members = rememberPopup({}, shown('home-modal'), NOW)
  expect(findNextPopup(aMembersPage({ offered: ['home-modal'] }), members, NOW + 9 * DAY)).toBeNull()
  expect(rememberPopup({}, shown('home-modal', false), NOW)).toEqual({})
  const memory = rememberPopup({}, closed('home-modal'), NOW)
  expect(findNextPopup(aPage({ offered: ['home-modal'] }), memory, NOW)).toBeNull()
})

it.each(['owner-svip', 'browser-type'] as const)('POP-03 %s comes at most once a day', (popup) => {
  const page = quiet({ offered: [popup] })
  const memory = rememberPopup({}, shown(popup), Date.parse('2026-11-20T00:00:00+08:00'))
  const at = (time: string) => findNextPopup(page, memory, Date.parse(time))
  expect(at('2026-11-20T23:59:59.999+08:00')).toBeNull()
  expect(at('2026-11-21T00:00:00+08:00')).toEqual({ popup, afterMs: 0 })
  expect(rememberPopup(memory, closed(popup), NOW)).toBe(memory)
})

it('POP-04 the bottom banner stays for 8 s and is back 24 h after it was closed', () => {
  expect(BOTTOM_FOLD_OPEN_MS).toBe(8000)
  const page = quiet({ offered: ['bottom-fold'] })
  expect(findNextPopup(page, {}, NOW)).toEqual({ popup: 'bottom-fold', afterMs: 0 })
  const memory = rememberPopup({}, closed('bottom-fold'), NOW)
  expect(rememberPopup({}, shown('bottom-fold'), NOW)).toEqual({})
  expect(findNextPopup(page, memory, NOW)?.afterMs).toBe(DAY)
  expect(findNextPopup(page, memory, NOW + DAY - 1)?.afterMs).toBe(1)
  expect(findNextPopup(page, memory, NOW + DAY)?.afterMs).toBe(0)
})

it('POP-05 the anniversary comes 2 s after the page was entered, only before its end', () => {
  expect(ANNIVERSARY_DELAY_MS).toBe(2000)
  const page = (anniversaryUntil: number | null) => quiet({ offered: ['anniversary'], anniversaryUntil })
  expect(findNextPopup(page(NOW + DAY), {}, NOW)).toEqual({ popup: 'anniversary', afterMs: 2000 })
  expect(findNextPopup(page(NOW + DAY), {}, NOW + 1999)?.afterMs).toBe(1)
  expect(findNextPopup(page(NOW + DAY), {}, NOW + 5000)?.afterMs).toBe(0)
  expect(findNextPopup(page(NOW + 2001), {}, NOW)?.afterMs).toBe(2000)
  expect(findNextPopup(page(NOW + 2000), {}, NOW)).toBeNull()
  expect(findNextPopup(page(null), {}, NOW)).toBeNull()
})

it('POP-01 to POP-05 what was shown and closed is never due at the same moment again', () => {
  const memories = fc.record(
    Object.fromEntries(POPUP_MARKS.map((mark) => [mark, fc.integer({ min: NOW - 2 * DAY, max: NOW })])),
    { requiredKeys: [] },
  )
  const pages = fc.constantFrom(aPage(), aMembersPage(), quiet(), quiet({ anniversaryUntil: NOW + 9 * DAY }))
  fc.assert(
    fc.property(memories, pages, (memory, page) => {
      const next = findNextPopup(page, memory, NOW)
      if (next === null) return
      const at = NOW + next.afterMs
      const { loggedIn } = page.viewer
      const after = (['shown', 'closed'] as const).reduce(
        (held, step) => rememberPopup(held, { popup: next.popup, step, loggedIn }, at),
        memory,
      )
      const again = findNextPopup({ ...page, offered: [next.popup] }, after, at)
      expect(again?.afterMs ?? 1).toBeGreaterThan(0)
    }),
  )
})

it('POP-07 after a pop-up over the page no other one comes in the visit, the banner and hints do', () => {
  expect(POPUPS.filter(isInterrupting)).toEqual(['home-modal', 'anniversary'])
  for (const popup of POPUPS) {
    const page = aPage({ offered: [popup], anniversaryUntil: NOW + DAY, wasInterrupted: true })
    expect(findNextPopup(page, {}, NOW)?.popup ?? null).toBe(isInterrupting(popup) ? null : popup)
  }
})
