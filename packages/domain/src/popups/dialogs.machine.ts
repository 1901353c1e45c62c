import type {
  DialogEffect,
  DialogEvent,
  DialogState,
  DialogStep,
  LaterDialog,
  PopupDialog,
  RequestedDialog,
} from './dialogs.state'
import { homeModalDue } from './home-modal'
import { hiddenFor, isHiddenToday, type PopupMark, REOPEN_MS } from './memory'

/** The anniversary popup appears so long after the page was entered, in ms (POP-05). */
export const ANNIVERSARY_DELAY_MS = 2000

type Of<T extends DialogEvent['type']> = Extract<DialogEvent, { type: T }>

/**
 * One step of the popups that lie over a page (POP-01, POP-02, POP-03, POP-05). Never are two open: the
 * later one waits until the first is closed. Entering a page begins anew. An event that means nothing in
 * this state, or that nobody knows, gives back the very same state and no effects.
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
      return unchanged(state)
  }
}

const unchanged = (state: DialogState): DialogStep => ({ state, effects: [] })

const remember = (mark: PopupMark, at: number): DialogEffect => ({ type: 'remember', afterMs: 0, mark, at })

/** The day's flags of the popups that come at most once a day, set when they show (POP-03). */
const DAILY_FLAGS = {
  'browser-type': 'browserTypeShown',
  'owner-svip': 'ownerSvipShown',
} as const satisfies Record<RequestedDialog, PopupMark>

function enter(generation: number, { page, memory, now }: Of<'entered'>): DialogStep {
  const common = { generation, anniversaryUntil: page.anniversaryUntil }
  const afterMs = Math.max(ANNIVERSARY_DELAY_MS, hiddenFor(memory.anniversaryClosed, now))
  const effects: DialogEffect[] = isCelebrated(common, now)
    ? [{ type: 'anniversaryDue', afterMs, generation }]
    : []
  if (!homeModalDue(page, memory, now)) return { state: { ...common, at: 'quiet' }, effects }
  if (page.viewer.loggedIn) effects.push(remember('homeModalSeen', now))
  return { state: { ...common, at: 'open', dialog: 'home-modal', waiting: [] }, effects }
}

/** The anniversary is celebrated only before its fixed date. */
const isCelebrated = ({ anniversaryUntil }: Pick<DialogState, 'anniversaryUntil'>, now: number): boolean =>
  anniversaryUntil !== null && now < anniversaryUntil

function request(state: DialogState, event: Of<'requested'>): DialogStep {
  const isKnown = Object.hasOwn(DAILY_FLAGS, event.dialog)
  return isKnown && mayShow(state, event.dialog, event)
    ? show(state, event.dialog, event.now)
    : unchanged(state)
}

function anniversaryDue(state: DialogState, event: Of<'anniversaryDue'>): DialogStep {
  const { generation, memory, now } = event
  if (generation !== state.generation || !isCelebrated(state, now)) return unchanged(state)
  // Closed in another window meanwhile, or the clock was set back.
  const afterMs = hiddenFor(memory.anniversaryClosed, now)
  if (afterMs > 0) return { state, effects: [{ type: 'anniversaryDue', afterMs, generation }] }
  return show(state, 'anniversary', now)
}

const mayShow = (
  state: DialogState,
  dialog: LaterDialog,
  { memory, now }: Pick<DialogEvent, 'memory' | 'now'>,
): boolean =>
  dialog === 'anniversary'
    ? isCelebrated(state, now) && hiddenFor(memory.anniversaryClosed, now) === 0
    : !isHiddenToday(memory[DAILY_FLAGS[dialog]], now)

/** Opens a dialog, or lets it wait behind the one that is open. */
function show(state: DialogState, dialog: LaterDialog, now: number): DialogStep {
  if (state.at === 'quiet') return open(state, dialog, [], now)
  if (state.dialog === dialog || state.waiting.includes(dialog)) return unchanged(state)
  return { state: { ...state, waiting: [...state.waiting, dialog] }, effects: [] }
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

/** The next that waits opens at once, unless its time is over by now. */
function close(state: DialogState, event: Of<'closed'>): DialogStep {
  if (state.at !== 'open' || state.dialog !== event.dialog) return unchanged(state)
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
