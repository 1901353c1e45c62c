import { isNewSince, type ListVisits } from '@zhushutong/domain/portal/list-visits'
import { rememberListVisit } from './list-visits'
import { openedRow, rememberOpenedRow } from './opened-row'
import { rememberVisit, visitedPaths } from './visited-rows'

/** The elements focused in a row: the link of the name, or the summary that unfolds the row. */
const TARGET = ':is(.row-title > a, .row-title > button, .row-more > summary)'

const rows = () => [...document.querySelectorAll<HTMLElement>('.ledger .row')]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select') || target.closest('dialog') !== null)

const findRow = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.ledger .row') : null

/** Moves the focus to the name in the next or previous row; from outside the list, to the first row. */
const moveBy = (step: 1 | -1, from: HTMLElement | null) => {
  const all = rows()
  const next = all[from ? all.indexOf(from) + step : 0]
  const target = next?.querySelector<HTMLElement>(TARGET)
  if (!next || !target) return
  target.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}

const press = (selector: string, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(selector)?.click()

/**
 * J and K move between rows, S toggles the star of the row, ? shows all keys; Enter follows the focused link
 * natively.
 */
const handleKey = (event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  const row = findRow(document.activeElement)
  if (event.key === '?') press('[data-keys]')
  else if (event.key.toLowerCase() === 'j') moveBy(1, row)
  else if (event.key.toLowerCase() === 'k') moveBy(-1, row)
  else if (event.key.toLowerCase() === 's' && row) press('[data-collect]', row)
  else return
  event.preventDefault()
}

const markVisited = () => {
  const visited = visitedPaths()
  for (const row of rows()) {
    const link = row.querySelector<HTMLAnchorElement>('.row-title > a')
    if (link && visited.has(link.pathname)) row.dataset.visited = ''
  }
}

const markRow = (row: HTMLElement, visits: ListVisits) => {
  if (!row.dataset.at || !isNewSince(Number(row.dataset.at), visits)) return
  row.dataset.new = ''
  const word = document.createElement('span')
  word.className = 'sr-only'
  word.textContent = '新：'
  row.querySelector('.row-title')?.prepend(word)
}

/** Marks records added since the reader's last visit to the list (LST-05). */
const markNew = () => {
  for (const ledger of document.querySelectorAll<HTMLElement>('.ledger[data-list]')) {
    const visits = rememberListVisit(ledger.dataset.list ?? '', Date.now())
    for (const row of ledger.querySelectorAll<HTMLElement>('.row:not([data-new])')) markRow(row, visits)
  }
}

const handleClick = ({ target }: Event) => {
  if (!(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('.ledger .row-title > a[href]')
  if (!link) return
  rememberVisit(link.pathname)
  rememberOpenedRow(link.pathname)
  // Marked at once: the link may open another tab, or the reader may return to the cached page.
  const row = findRow(link)
  if (row) row.dataset.visited = ''
}

/** Focuses the row of the record from which the reader returns, unless the focus has moved already. */
const returnToRow = () => {
  const path = openedRow()
  if (path === null || document.activeElement !== document.body) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.ledger .row-title > a')]
  // No scrolling: the browser has restored the scroll position.
  links.find(({ pathname }) => pathname === path)?.focus({ preventScroll: true })
}

const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/** Enables keys in the page's ledgers, and marks visited and new rows, until `signal` aborts. */
export function watchLedgers(signal: AbortSignal): void {
  if (signal.aborted) return
  markVisited()
  markNew()
  if (isReturn()) returnToRow()
  // A page from the back-forward cache is shown without loading.
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    markVisited()
    returnToRow()
  }
  addEventListener('pageshow', shown, { signal })
  document.addEventListener('keydown', handleKey, { signal })
  document.addEventListener('click', handleClick, { signal })
  document.addEventListener('auxclick', handleClick, { signal })
}
