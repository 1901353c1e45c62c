import { describe, expect, it } from 'vitest'
import { NOW, testClock } from '../testing'
import { type KeyValueStore, type PopupFlow, popupFlow } from './index'
import { aMembersPage, aPage } from './popups.fixture'

const DAY = 86_400_000
const SILENT = { onDialog: () => {}, onBottomFold: () => {} }

const textStore = () => {
  const texts = new Map<string, string>()
  const store: KeyValueStore = {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
  }
  return { store, texts }
}

/** Not writable, as in a private window. */
const BROKEN: KeyValueStore = { get: () => null, set: () => {} }

const dialogOf = (flow: PopupFlow) => {
  const state = flow.dialog()
  return state.at === 'open' ? state.dialog : null
}

describe('popups over their ports', () => {
  it('POP-01 POP-03 a visitor closes the home modal: hidden on every page of the day, back at midnight', async () => {
    const { store } = textStore()
    const clock = testClock(Date.parse('2026-11-20T23:00:00+08:00'))
    const flow = popupFlow(store, clock)(SILENT)
    flow.enter(aPage())
    expect(dialogOf(flow)).toBe('home-modal')
    flow.close('home-modal')
    expect(dialogOf(flow)).toBeNull()
    await clock.pass(3_599_999)
    const sameDay = popupFlow(store, clock)(SILENT)
    sameDay.enter(aPage())
    expect(dialogOf(sameDay)).toBeNull()
    await clock.pass(1)
    const nextDay = popupFlow(store, clock)(SILENT)
    nextDay.enter(aPage())
    expect(dialogOf(nextDay)).toBe('home-modal')
  })

  it.each([
    ['a store', () => textStore().store],
    ['a store that keeps nothing', () => BROKEN],
  ])('POP-02 POP-03 with %s, once is once', async (_, make) => {
    const clock = testClock()
    const flow = popupFlow(make(), clock)(SILENT)
    flow.enter(aMembersPage())
    expect(dialogOf(flow)).toBe('home-modal')
    await clock.pass(2 * DAY)
    flow.enter(aMembersPage())
    expect(dialogOf(flow)).toBeNull()
    flow.request('owner-svip')
    expect(dialogOf(flow)).toBe('owner-svip')
    flow.close('owner-svip')
    flow.request('owner-svip')
    expect(dialogOf(flow)).toBeNull()
    flow.request('browser-type')
    expect(dialogOf(flow)).toBe('browser-type')
  })

  it('POP-04 the banner folds after 8 s and opens again 24 h later, on the page that stayed open', async () => {
    const { store } = textStore()
    const clock = testClock()
    const seen: string[] = []
    const flow = popupFlow(store, clock)({ ...SILENT, onBottomFold: ({ at }) => seen.push(at) })
    flow.enter(aPage({ hasHomeModal: false }))
    await clock.pass(7999)
    expect(flow.bottomFold().at).toBe('open')
    await clock.pass(1)
    expect(flow.bottomFold().at).toBe('closed')
    await clock.pass(DAY - 1)
    expect(flow.bottomFold().at).toBe('closed')
    await clock.pass(1)
    expect(flow.bottomFold().at).toBe('open')
    expect(seen).toEqual(['open', 'closed', 'open'])
  })

  it('POP-04 closed by hand it is closed for the next page too, and a dialog beside it stays open', async () => {
    const { store } = textStore()
    const clock = testClock()
    const flow = popupFlow(store, clock)(SILENT)
    flow.enter(aPage())
    flow.close('bottom-fold')
    expect(flow.bottomFold().at).toBe('closed')
    expect(dialogOf(flow)).toBe('home-modal')
    await clock.pass(1000)
    const next = popupFlow(store, clock)(SILENT)
    next.enter(aPage())
    expect(next.bottomFold().at).toBe('closed')
    next.enter(aPage({ hasBottomFold: false }))
    await clock.pass(DAY)
    expect(next.bottomFold().at).toBe('closed')
  })

  it('POP-05 the anniversary appears after 2 s, and again 24 h after being closed, until its date', async () => {
    const { store } = textStore()
    const clock = testClock()
    const seen: string[] = []
    const flow = popupFlow(store, clock)({ ...SILENT, onDialog: ({ at }) => seen.push(at) })
    flow.enter(aPage({ hasHomeModal: false, anniversaryUntil: NOW + 2 * DAY }))
    await clock.pass(1999)
    expect(dialogOf(flow)).toBeNull()
    await clock.pass(1)
    expect(dialogOf(flow)).toBe('anniversary')
    flow.close('anniversary')
    await clock.pass(DAY - 1)
    expect(dialogOf(flow)).toBeNull()
    await clock.pass(1)
    expect(dialogOf(flow)).toBe('anniversary')
    flow.close('anniversary')
    await clock.pass(2 * DAY)
    expect(dialogOf(flow)).toBeNull()
    expect(seen).toEqual(['quiet', 'open', 'quiet', 'open', 'quiet'])
  })

  it('POP-05 a popup closed in one window does not appear in another', async () => {
    const { store } = textStore()
    const clock = testClock()
    const page = aPage({ hasHomeModal: false, anniversaryUntil: NOW + 9 * DAY })
    const one = popupFlow(store, clock)(SILENT)
    const other = popupFlow(store, clock)(SILENT)
    one.enter(page)
    await clock.pass(1000)
    other.enter(page)
    await clock.pass(1000)
    one.close('anniversary')
    await clock.pass(DAY - 1)
    expect(dialogOf(other)).toBeNull()
    await clock.pass(1)
    expect(dialogOf(other)).toBe('anniversary')
  })

  it('POP-03 the marks of all popups are stored in one text', async () => {
    const { store, texts } = textStore()
    const flow = popupFlow(store, testClock())(SILENT)
    flow.enter(aPage())
    flow.close('home-modal')
    flow.request('owner-svip')
    expect([...texts]).toEqual([['POPUPS', `{"homeModalClosed":${NOW},"ownerSvipShown":${NOW}}`]])
  })

  it('POP-03 a store with invalid data counts as empty', () => {
    const { store, texts } = textStore()
    texts.set('POPUPS', '{"homeModalClosed":"\ud800","__proto__":[')
    const flow = popupFlow(store, testClock())(SILENT)
    flow.enter(aPage())
    expect(dialogOf(flow)).toBe('home-modal')
    flow.close('home-modal')
    expect(texts.get('POPUPS')).toBe(`{"homeModalClosed":${NOW}}`)
  })

  it('POP-03 an event without effect reports no state', () => {
    const told: string[] = []
    const flow = popupFlow(
      BROKEN,
      testClock(),
    )({ onDialog: ({ at }) => told.push(at), onBottomFold: ({ at }) => told.push(at) })
    flow.close('home-modal')
    flow.close('bottom-fold')
    flow.request('nothing' as 'owner-svip')
    expect(told).toEqual([])
  })
})
