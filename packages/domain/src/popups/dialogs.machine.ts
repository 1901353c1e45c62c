import { goTo, noChange } from '../machine'
import type {
  DialogEffect,
  DialogEvent,
  DialogState,
  DialogStep,
  LaterDialog,
  PopupDialog,
  RequestedDialog,
} from './dialogs.state'
import { isHomeModalDue } from './home-modal'
import { isHiddenToday, type PopupMark, REOPEN_MS, remainingHiddenMs } from './memory'

/** Delay of the anniversary popup after entering a page, in ms (POP-05). */
export const ANNIVERSARY_DELAY_MS = 2000

type Of<T extends DialogEvent['type']> = Extract<DialogEvent, { type: T }>

/**
 * One step of the popups that lie over a page (POP-01, POP-02, POP-03, POP-05). At most one is open: a later one
 * waits until the first is closed. Entering a page starts over. An event that does not apply to this state, and an
 * unknown event, return the same state object and no effects.
 */
export function dialogStep(state: DialogState, event: DialogEvent): DialogStep {
  switch (event.type) {
    case 'entered':
      return enter(state.generation + 1, event)
    case 'requested':
      return request(state, event)
    case 'anniversaryDue':
      return anniversaryDue(state, event)
    case 'closed':
      return close(state, event)
    default:
      return noChange(state)
  }
}

const remember = (mark: PopupMark, at: number): DialogEffect => ({ type: 'remember', afterMs: 0, mark, at })

/** The marks of the popups that appear at most once a day, set when they are shown (POP-03). */
const DAILY_FLAGS = {
  'browser-type': 'browserTypeShown',
  'owner-svip': 'ownerSvipShown',
} as const satisfies Record<RequestedDialog, PopupMark>

function enter(generation: number, { page, memory, now }: Of<'entered'>): DialogStep {
  const common = { generation, anniversaryUntil: page.anniversaryUntil }
  const afterMs = Math.max(ANNIVERSARY_DELAY_MS, remainingHiddenMs(memory.anniversaryClosed, now))
  const effects: DialogEffect[] = isBeforeAnniversaryEnd(common, now)
    ? [{ type: 'anniversaryDue', afterMs, generation }]
    : []
  if (!isHomeModalDue(page, memory, now)) return { state: { ...common, at: 'quiet' }, effects }
  if (page.viewer.loggedIn) effects.push(remember('homeModalSeen', now))
  return { state: { ...common, at: 'open', dialog: 'home-modal', waiting: [] }, effects }
}

/** The anniversary popup is shown only before its fixed date. */
const isBeforeAnniversaryEnd = (
  { anniversaryUntil }: Pick<DialogState, 'anniversaryUntil'>,
  now: number,
): boolean => anniversaryUntil !== null && now < anniversaryUntil

function request(state: DialogState, event: Of<'requested'>): DialogStep {
  const isKnown = Object.hasOwn(DAILY_FLAGS, event.dialog)
  return isKnown && mayShow(state, event.dialog, event)
    ? show(state, event.dialog, event.now)
    : noChange(state)
}

function anniversaryDue(state: DialogState, event: Of<'anniversaryDue'>): DialogStep {
  const { generation, memory, now } = event
  if (generation !== state.generation || !isBeforeAnniversaryEnd(state, now)) return noChange(state)
  // It was closed in another window meanwhile, or the clock was set back.
  const afterMs = remainingHiddenMs(memory.anniversaryClosed, now)
  if (afterMs > 0) return { state, effects: [{ type: 'anniversaryDue', afterMs, generation }] }
  return show(state, 'anniversary', now)
}

const mayShow = (
  state: DialogState,
  dialog: LaterDialog,
  { memory, now }: Pick<DialogEvent, 'memory' | 'now'>,
): boolean =>
  dialog === 'anniversary'
    ? isBeforeAnniversaryEnd(state, now) && remainingHiddenMs(memory.anniversaryClosed, now) === 0
    : !isHiddenToday(memory[DAILY_FLAGS[dialog]], now)

/** Opens a dialog, or queues it behind the open one. */
function show(state: DialogState, dialog: LaterDialog, now: number): DialogStep {
  if (state.at === 'quiet') return open(state, dialog, [], now)
  if (state.dialog === dialog || state.waiting.includes(dialog)) return noChange(state)
  return goTo({ ...state, waiting: [...state.waiting, dialog] })
}

const open = (
  state: DialogState,
  dialog: LaterDialog,
  waiting: readonly LaterDialog[],
  now: number,
): DialogStep => ({
  state: { ...state, at: 'open', dialog, waiting },
  effects: dialog === 'anniversary' ? [] : [remember(DAILY_FLAGS[dialog], now)],
})

/** The next queued dialog opens at once, unless it is no longer valid. */
function close(state: DialogState, event: Of<'closed'>): DialogStep {
  if (state.at !== 'open' || state.dialog !== event.dialog) return noChange(state)
  const { generation, anniversaryUntil } = state
  const effects = closingEffects(state.dialog, generation, event.now)
  const [next, ...waiting] = state.waiting.filter((dialog) => mayShow(state, dialog, event))
  if (next === undefined) return { state: { at: 'quiet', generation, anniversaryUntil }, effects }
  const step = open(state, next, waiting, event.now)
  return { state: step.state, effects: [...effects, ...step.effects] }
}

function closingEffects(dialog: PopupDialog, generation: number, now: number): readonly DialogEffect[] {
  if (dialog === 'home-modal') return [remember('homeModalClosed', now)]
  if (dialog !== 'anniversary') return []
  return [remember('anniversaryClosed', now), { type: 'anniversaryDue', afterMs: REOPEN_MS, generation }]
}
