const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** Focuses the search box on `/`, except while typing. */
export function focusOnSlash(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
  const input = document.querySelector<HTMLInputElement>('input[aria-keyshortcuts="/"]')
  if (!input) return
  event.preventDefault()
  input.focus()
  input.select()
}
