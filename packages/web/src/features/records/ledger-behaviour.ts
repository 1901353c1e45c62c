import { isNewSince, type ListVisits } from '@zhushutong/domain/list-visits'
import { rememberListVisit } from './list-visits'
import { openedRow, rememberOpenedRow } from './opened-row'
import { rememberVisit, visitedPaths } from './visited-rows'

/** What is focused in a row: its name, or what unfolds it. */
const TARGET = ':is(.row-title > a, .row-title > button, .row-more > summary)'

const rows = () => [...document.querySelectorAll<HTMLElement>('.ledger .row')]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select') || target.closest('dialog') !== null)

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.ledger .row') : null

/** Moves the focus to the name of the next or the previous row; from outside, to the first. */
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

/** J and K move by rows, S sets the star of the row, ? shows all keys; Enter follows the focused link by itself. */
const handleKey = (event: KeyboardEvent) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  const row = rowOf(document.activeElement)
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

/** Marks what came since the reader was at the list last (LST-05). */
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
  // For those who opened it in another tab, or come back to this very page.
  const row = rowOf(link)
  if (row) row.dataset.visited = ''
}

/** Focuses the row that its reader comes back from, unless they have gone on already. */
const returnToRow = () => {
  const path = openedRow()
  if (path === null || document.activeElement !== document.body) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.ledger .row-title > a')]
  // The browser has restored the place of the page.
  links.find(({ pathname }) => pathname === path)?.focus({ preventScroll: true })
}

const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/** Makes the ledgers of the page work by keys, and marks the rows that were visited, until `signal` aborts. */
export function watchLedgers(signal: AbortSignal): void {
  if (signal.aborted) return
  markVisited()
  markNew()
  if (isReturn()) returnToRow()
  // A page that was kept as it was is shown again without being loaded.
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
