/** A message is sent when something but blanks is in it and no answer is under way (VAL-18). */
export const canSend = (text: string, loading: boolean): boolean => !loading && text.trim() !== ''

/** A key pressed in the chat's input. */
export interface ChatKey {
  readonly key: string
  readonly shift: boolean
  /** An input method is composing: Enter picks its word. */
  readonly isComposing: boolean
  readonly loading: boolean
  readonly text: string
}

/** `leave` is the browser's own business (a new line, a word picked); `swallow` does nothing at all. */
export type EnterDoes = 'send' | 'swallow' | 'leave'

/**
 * What Enter does (VAL-18): it sends, but not while an input method composes, not while an answer is under
 * way and not without text. Shift and Enter make a new line.
 */
export function enterDoes({ key, shift, isComposing, loading, text }: ChatKey): EnterDoes {
  if (key !== 'Enter' || shift || isComposing) return 'leave'
  return canSend(text, loading) ? 'send' : 'swallow'
}
