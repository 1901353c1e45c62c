// biome-ignore-all lint/plugin: keys move between rows that the server rendered, within one ledger.
/** The elements focused in a row: the link of the name, or the summary that unfolds the row. */
const TARGET = ':is(.row-title > a, .row-title > button, .row-more > summary)'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select') || target.closest('dialog') !== null)

/** Moves the focus to the name in the next or previous row; from outside the list, to the first row. */
const moveBy = (ledger: HTMLElement, step: 1 | -1, from: HTMLElement | null) => {
  const rows = [...ledger.querySelectorAll<HTMLElement>('.row')]
  const next = rows[from ? rows.indexOf(from) + step : 0]
  const target = next?.querySelector<HTMLElement>(TARGET)
  if (!next || !target) return
  target.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}

/** True if the keys are for this ledger: the focus is in it, or in none and it is the page's first. */
const isMeant = (ledger: HTMLElement, focused: Element | null): boolean => {
  const nearest = focused?.closest('.ledger') ?? document.querySelector('.ledger')
  return nearest === ledger
}

/**
 * J and K move between rows, S toggles the star of the row, ? shows all keys; Enter follows the focused link
 * natively.
 */
export function handleLedgerKey(event: KeyboardEvent, ledger: HTMLElement, showKeys: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  const focused = document.activeElement
  if (!isMeant(ledger, focused)) return
  const row = focused?.closest<HTMLElement>('.row') ?? null
  const key = event.key.toLowerCase()
  if (key === '?') showKeys()
  else if (key === 'j') moveBy(ledger, 1, row)
  else if (key === 'k') moveBy(ledger, -1, row)
  else if (key === 's' && row) row.querySelector<HTMLElement>('button[aria-pressed]')?.click()
  else return
  event.preventDefault()
}

/** Focuses the row of a record, unless the focus has moved to an element other than those around the rows. */
export function focusRow(ledger: HTMLElement, path: string): void {
  if (!document.activeElement?.contains(ledger)) return
  const links = [...ledger.querySelectorAll<HTMLAnchorElement>('.row-title > a')]
  // No scrolling: the browser has restored the scroll position.
  links.find(({ pathname }) => pathname === path)?.focus({ preventScroll: true })
}
