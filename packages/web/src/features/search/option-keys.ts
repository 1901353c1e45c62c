import type { KeyboardEvent } from 'react'

export const OPTION_ROW =
  'flex w-full min-w-0 items-center gap-2 rounded-1 px-3 py-2 text-left hover:bg-surface-2 focus-visible:bg-surface-2 focus-visible:-outline-offset-2'

const isShown = (option: HTMLElement) =>
  option.tagName === 'SUMMARY' || !option.closest('details:not([open])')

const optionsIn = (list: Element | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-option]') ?? [])].filter(isShown)

/** Moves the focus from the box into the list and through it; from the first entry, back to the box. */
export function moveInOptions(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  list: Element | null,
  input: HTMLElement,
): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const options = optionsIn(list)
  if (step === 0 || options.length === 0) return
  event.preventDefault()
  const at = options.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 && step === -1 ? options.length - 1 : at + step
  ;(options[next] ?? input).focus()
}
