import type { Entitlements } from './member'
import {
  closeReminder,
  expiryReminders,
  isReminderHidden,
  type ReminderClosing,
  type ReminderItem,
} from './reminder'

interface Known {
  readonly member: Entitlements | null
  readonly closing: ReminderClosing | null
}

export type ReminderState = Known &
  ({ readonly at: 'hidden' } | { readonly at: 'shown'; readonly items: readonly ReminderItem[] })

/** Every `now` in ms. `member` is null for a visitor; `closing` is what an earlier closing kept, if anything. */
export type ReminderEvent =
  | {
      readonly type: 'loaded'
      readonly member: Entitlements | null
      readonly closing: ReminderClosing | null
      readonly now: number
    }
  | { readonly type: 'close'; readonly now: number }
  | { readonly type: 'dayPassed'; readonly now: number }

/** The closing is to be kept where the next page finds it. */
export interface ReminderEffect {
  readonly type: 'keepClosing'
  readonly afterMs: 0
  readonly closing: ReminderClosing
}

export interface ReminderStep {
  readonly state: ReminderState
  readonly effects: readonly ReminderEffect[]
}

export const REMINDER_START: ReminderState = { at: 'hidden', member: null, closing: null }

/**
 * One step of the expiry reminder (MEM-04): shown while something ends in exactly 30, 7 or 3 days and it was not
 * closed today. `dayPassed` may be sent at any time to look again. An event that means nothing in this state, or
 * that nobody knows, gives back the very same state and no effects.
 */
export function reminderStep(state: ReminderState, event: ReminderEvent): ReminderStep {
  switch (event.type) {
    case 'loaded':
      return still(looked({ member: event.member, closing: event.closing }, event.now))
    case 'dayPassed':
      return dayPassed(state, event.now)
    case 'close':
      return close(state, event.now)
    default:
      return still(state)
  }
}

const still = (state: ReminderState): ReminderStep => ({ state, effects: [] })

function looked({ member, closing }: Known, now: number): ReminderState {
  const items = member === null || isReminderHidden(closing, now) ? [] : expiryReminders(member, now)
  return items.length === 0 ? { at: 'hidden', member, closing } : { at: 'shown', member, closing, items }
}

function dayPassed(state: ReminderState, now: number): ReminderStep {
  const next = looked(state, now)
  return still(state.at === 'hidden' && next.at === 'hidden' ? state : next)
}

function close(state: ReminderState, now: number): ReminderStep {
  if (state.at === 'hidden') return still(state)
  const closing = closeReminder(now)
  return {
    state: { at: 'hidden', member: state.member, closing },
    effects: [{ type: 'keepClosing', afterMs: 0, closing }],
  }
}
