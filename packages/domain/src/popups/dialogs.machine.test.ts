import { describe, expect, it } from 'vitest'
import { NOW } from '../testing'
import {
  type DialogEvent,
  type DialogState,
  type DialogStep,
  dialogStep,
  NO_DIALOG,
  type PopupMemory,
  type PopupPage,
  type RequestedDialog,
} from './index'
import { aMembersPage, aPage } from './popups.fixture'

const DAY = 86_400_000
const UNTIL = NOW + 10 * DAY

const enter = (page: PopupPage, now = NOW, memory: PopupMemory = {}): DialogEvent => ({
  type: 'entered',
  page,
  now,
  memory,
})
const ask = (dialog: RequestedDialog, now = NOW, memory: PopupMemory = {}): DialogEvent => ({
  type: 'requested',
  dialog,
  now,
  memory,
})
const due = (now: number, generation = 1, memory: PopupMemory = {}): DialogEvent => ({
  type: 'anniversaryDue',
  generation,
  now,
  memory,
})
const close = (
  dialog: Extract<DialogEvent, { type: 'closed' }>['dialog'],
  now = NOW,
  memory: PopupMemory = {},
): DialogEvent => ({ type: 'closed', dialog, now, memory })

const run = (events: readonly DialogEvent[], from: DialogState = NO_DIALOG): DialogStep =>
  events.reduce<DialogStep>((step, event) => dialogStep(step.state, event), { state: from, effects: [] })

const quietPage = aPage({ hasHomeModal: false })
const feast = aPage({ hasHomeModal: false, anniversaryUntil: UNTIL })

const expectUnchanged = (events: readonly DialogEvent[], last: DialogEvent) => {
  const before = run(events).state
  const step = dialogStep(before, last)
  expect(step.state).toBe(before)
  expect(step.effects).toEqual([])
}

describe('the home modal', () => {
  it('POP-01 opens as soon as a visitor enters home, and stores no mark', () => {
    expect(run([enter(aPage())])).toEqual({
      state: { at: 'open', dialog: 'home-modal', waiting: [], generation: 1, anniversaryUntil: null },
      effects: [],
    })
  })

  it('POP-02 shown to a non-member it is marked at once, so that it appears once even if never closed', () => {
    const step = run([enter(aMembersPage())])
    expect(step.state).toMatchObject({ at: 'open', dialog: 'home-modal' })
    expect(step.effects).toEqual([{ type: 'remember', afterMs: 0, mark: 'homeModalSeen', at: NOW }])
    expect(run([enter(aMembersPage(), NOW + 1, { homeModalSeen: NOW })])).toEqual({
      state: { at: 'quiet', generation: 1, anniversaryUntil: null },
      effects: [],
    })
  })

  it('POP-03 closing it stores a mark, and once closed it cannot be closed again', () => {
    const step = run([enter(aPage()), close('home-modal', NOW + 5)])
    expect(step).toEqual({
      state: { at: 'quiet', generation: 1, anniversaryUntil: null },
      effects: [{ type: 'remember', afterMs: 0, mark: 'homeModalClosed', at: NOW + 5 }],
    })
    expectUnchanged([enter(aPage()), close('home-modal')], close('home-modal'))
  })

  it('POP-03 a close of another dialog, or of none, does not close it', () => {
    expectUnchanged([enter(aPage())], close('anniversary'))
    expectUnchanged([enter(aPage())], close(undefined as unknown as 'anniversary'))
    expectUnchanged([enter(quietPage)], close(undefined as unknown as 'anniversary'))
  })

  it('POP-01 entering the next page starts over', () => {
    const step = run([enter(aPage()), ask('owner-svip'), enter(quietPage)])
    expect(step.state).toEqual({ at: 'quiet', generation: 2, anniversaryUntil: null })
  })
})

describe('dialogs requested by the page', () => {
  it.each([
    ['browser-type', 'browserTypeShown'],
    ['owner-svip', 'ownerSvipShown'],
  ] as const)('POP-03 %s sets its flag when it shows, and comes at most once a day', (dialog, mark) => {
    const step = run([ask(dialog)])
    expect(step).toEqual({
      state: { at: 'open', dialog, waiting: [], generation: 0, anniversaryUntil: null },
      effects: [{ type: 'remember', afterMs: 0, mark, at: NOW }],
    })
    const memory = { [mark]: Date.parse('2026-11-20T10:00:00+08:00') }
    expectUnchanged([], ask(dialog, Date.parse('2026-11-20T23:59:59.999+08:00'), memory))
    expect(run([ask(dialog, Date.parse('2026-11-21T00:00:00+08:00'), memory)]).state.at).toBe('open')
  })

  it('POP-03 each has its own mark', () => {
    expect(run([ask('owner-svip', NOW, { browserTypeShown: NOW })]).state.at).toBe('open')
    expect(run([ask('browser-type', NOW, { ownerSvipShown: NOW })]).state.at).toBe('open')
  })

  it('POP-03 closing one stores nothing more', () => {
    expect(run([ask('owner-svip'), close('owner-svip')])).toEqual({
      state: { at: 'quiet', generation: 0, anniversaryUntil: null },
      effects: [],
    })
  })

  it.each(['home-modal', 'anniversary', 'bottom-fold', '', '__proto__', 'toString', '\ud800'])(
    'POP-03 %j cannot be requested',
    (dialog) => {
      expectUnchanged([], ask(dialog as RequestedDialog))
    },
  )

  it('POP-03 two are never open at once: the later one waits, and so does its mark', () => {
    const waiting = run([ask('owner-svip'), ask('browser-type')])
    expect(waiting).toEqual({
      state: {
        at: 'open',
        dialog: 'owner-svip',
        waiting: ['browser-type'],
        generation: 0,
        anniversaryUntil: null,
      },
      effects: [],
    })
    expect(run([close('owner-svip', NOW + 9)], waiting.state)).toEqual({
      state: { at: 'open', dialog: 'browser-type', waiting: [], generation: 0, anniversaryUntil: null },
      effects: [{ type: 'remember', afterMs: 0, mark: 'browserTypeShown', at: NOW + 9 }],
    })
  })

  it('POP-03 an open or waiting dialog is not queued twice', () => {
    expectUnchanged([ask('owner-svip')], ask('owner-svip'))
    expectUnchanged([ask('owner-svip'), ask('browser-type')], ask('browser-type'))
  })

  it('POP-03 several wait in order of arrival', () => {
    const page = aPage({ anniversaryUntil: UNTIL })
    const all = run([enter(page), ask('owner-svip'), due(NOW + 2000), ask('browser-type')])
    expect(all.state).toMatchObject({
      dialog: 'home-modal',
      waiting: ['owner-svip', 'anniversary', 'browser-type'],
    })
    expect(run([close('home-modal')], all.state)).toMatchObject({
      state: { dialog: 'owner-svip', waiting: ['anniversary', 'browser-type'] },
      effects: [{ mark: 'homeModalClosed' }, { mark: 'ownerSvipShown' }],
    })
    expect(run([close('home-modal'), close('owner-svip')], all.state)).toMatchObject({
      state: { dialog: 'anniversary', waiting: ['browser-type'] },
      effects: [],
    })
  })

  it('POP-03 one shown in another window meanwhile is skipped', () => {
    const step = run([enter(aPage()), ask('owner-svip'), ask('browser-type')])
    expect(run([close('home-modal', NOW, { ownerSvipShown: NOW })], step.state).state).toMatchObject({
      dialog: 'browser-type',
      waiting: [],
    })
  })
})

describe('the anniversary popup', () => {
  it('POP-05 is scheduled for 2 s after the page was entered, and then opens', () => {
    const step = run([enter(feast)])
    expect(step).toEqual({
      state: { at: 'quiet', generation: 1, anniversaryUntil: UNTIL },
      effects: [{ type: 'anniversaryDue', afterMs: 2000, generation: 1 }],
    })
    expect(run([due(NOW + 2000)], step.state)).toEqual({
      state: { at: 'open', dialog: 'anniversary', waiting: [], generation: 1, anniversaryUntil: UNTIL },
      effects: [],
    })
  })

  it('POP-05 is scheduled next to a home modal and waits behind it', () => {
    const step = run([enter(aMembersPage({ anniversaryUntil: UNTIL }))])
    expect(step.effects).toEqual([
      { type: 'anniversaryDue', afterMs: 2000, generation: 1 },
      { type: 'remember', afterMs: 0, mark: 'homeModalSeen', at: NOW },
    ])
    const closed = run([due(NOW + 2000), close('home-modal', NOW + 3000)], step.state)
    expect(closed.state).toMatchObject({ at: 'open', dialog: 'anniversary' })
  })

  it('POP-05 is shown only before its date: checked when the page is entered', () => {
    expect(run([enter(feast, UNTIL - 1)]).effects).toHaveLength(1)
    expect(run([enter(feast, UNTIL)]).effects).toEqual([])
    expect(run([enter(quietPage)]).effects).toEqual([])
    // A clock before 1970 is before every date, but without a date there is no popup.
    expect(run([enter(quietPage, -1)]).effects).toEqual([])
    expect(run([enter(feast, -1)]).effects).toHaveLength(1)
    expect(run([enter(aPage({ hasHomeModal: false, anniversaryUntil: Number.NaN }))]).effects).toEqual([])
  })

  it('POP-05 is shown only before its date: checked when it is due', () => {
    expect(run([enter(feast), due(UNTIL - 1)]).state.at).toBe('open')
    expectUnchanged([enter(feast)], due(UNTIL))
    expectUnchanged([enter(feast)], due(UNTIL, 1, { anniversaryClosed: UNTIL - 1 }))
    expectUnchanged([enter(quietPage)], due(NOW))
  })

  it('POP-05 is shown only before its date: checked when the dialog before it is closed', () => {
    const waiting = run([enter({ ...feast, hasHomeModal: true }), due(NOW + 2000)]).state
    expect(run([close('home-modal', UNTIL - 1)], waiting).state.at).toBe('open')
    expect(run([close('home-modal', UNTIL)], waiting).state.at).toBe('quiet')
    const elsewhere = { anniversaryClosed: NOW }
    expect(run([close('home-modal', NOW + 3000, elsewhere)], waiting).state.at).toBe('quiet')
    expect(run([close('home-modal', NOW + DAY, elsewhere)], waiting).state.at).toBe('open')
  })

  it('POP-05 closing it stores a mark, and it reappears on the same page 24 h later', () => {
    const step = run([enter(feast), due(NOW + 2000), close('anniversary', NOW + 5000)])
    expect(step).toEqual({
      state: { at: 'quiet', generation: 1, anniversaryUntil: UNTIL },
      effects: [
        { type: 'remember', afterMs: 0, mark: 'anniversaryClosed', at: NOW + 5000 },
        { type: 'anniversaryDue', afterMs: DAY, generation: 1 },
      ],
    })
  })

  it('POP-05 on a later page it reappears 24 h after it was closed, and 2 s after entering at the soonest', () => {
    const delay = (closedAgo: number) =>
      run([enter(feast, NOW, { anniversaryClosed: NOW - closedAgo })]).effects[0]?.afterMs
    expect(delay(0)).toBe(DAY)
    expect(delay(DAY - 2001)).toBe(2001)
    expect(delay(DAY - 2000)).toBe(2000)
    expect(delay(DAY - 1999)).toBe(2000)
    expect(delay(DAY)).toBe(2000)
  })

  it('POP-05 closed in another window or the clock set back, it is delayed for the rest of the 24 h', () => {
    const before = run([enter(feast)]).state
    const memory = { anniversaryClosed: NOW + 1000 }
    const step = dialogStep(before, due(NOW + 2000, 1, memory))
    expect(step.state).toBe(before)
    expect(step.effects).toEqual([{ type: 'anniversaryDue', afterMs: DAY - 1000, generation: 1 }])
    expect(dialogStep(before, due(NOW + 1000 + DAY - 1, 1, memory)).effects).toMatchObject([{ afterMs: 1 }])
    expect(dialogStep(before, due(NOW + 1000 + DAY, 1, memory)).state.at).toBe('open')
  })

  it('POP-05 a popup scheduled by an earlier page is dropped, and an open one is not opened again', () => {
    expectUnchanged([enter(feast), enter(feast)], due(NOW + 2000, 1))
    expectUnchanged([enter(feast), due(NOW + 2000)], due(NOW + 2000))
    expectUnchanged([enter({ ...feast, hasHomeModal: true }), due(NOW + 2000)], due(NOW + 2000))
  })
})
