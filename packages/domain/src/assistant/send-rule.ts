/** The longest question (VAL-18). */
export const MAX_QUESTION = 1000

/** Whether a message can be sent: it is not blank and no answer is loading (VAL-18). */
export function canSend(text: string, loading: boolean): boolean {
  return !loading && text.trim() !== ''
}

/** A key pressed in the chat's input. */
export interface ChatKey {
  readonly key: string
  readonly shift: boolean
  /** An input method is composing: Enter picks its word. */
  readonly isComposing: boolean
  readonly loading: boolean
  readonly text: string
}

/** `leave`: the browser handles the key (a new line, a picked word); `swallow`: the key does nothing. */
export type EnterAction = 'send' | 'swallow' | 'leave'

/**
 * What Enter does (VAL-18): it sends, but not while an input method is composing, not while an answer is loading and
 * not without text. Shift+Enter makes a new line.
 */
export function decideEnter({ key, shift, isComposing, loading, text }: ChatKey): EnterAction {
  if (key !== 'Enter' || shift || isComposing) return 'leave'
  return canSend(text, loading) ? 'send' : 'swallow'
}
