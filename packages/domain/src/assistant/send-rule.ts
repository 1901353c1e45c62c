/** The maximum length of a question, in UTF-16 units. */
export const MAX_QUESTION = 1000

/** True when a message can be sent: not blank, and no answer in progress (VAL-18). */
export function canSend(text: string, loading: boolean): boolean {
  return !loading && text.trim() !== ''
}

interface ChatKey {
  readonly key: string
  readonly shift: boolean
  /** True while an input method is composing: Enter picks its word. */
  readonly isComposing: boolean
  readonly loading: boolean
  readonly text: string
}

/** `leave`: the browser handles the key (a new line, a picked word); `swallow`: the key does nothing. */
type EnterAction = 'send' | 'swallow' | 'leave'

/**
 * The action of Enter (VAL-18): it sends, but not while an input method is composing, not while an answer is loading
 * and not without text. Shift+Enter makes a new line.
 */
export function decideEnter({ key, shift, isComposing, loading, text }: ChatKey): EnterAction {
  if (key !== 'Enter' || shift || isComposing) return 'leave'
  return canSend(text, loading) ? 'send' : 'swallow'
}
