import { lazy, type ReactNode, useEffect, useState } from 'react'
import type { DialogRequest } from './registry'

const loadPanel = () => import('./search-panel')
const SearchPanel = lazy(() => loadPanel().then((module) => ({ default: module.SearchPanel })))

const searchFormOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('search form, form[data-search-form]') : null

const searchInputOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.type === 'search' && searchFormOf(target) ? target : null

const rangeFormOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof HTMLFormElement && target.dataset.range !== undefined ? target : null

/** Where a form leads that is for those who are logged in; null for any other. */
const formBehindLogin = ({ target, submitter }: SubmitEvent): string | null => {
  if (!(target instanceof HTMLFormElement) || target.dataset.loginFirst === undefined) return null
  if (submitter?.hasAttribute('formaction')) return null
  const sent = new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)]))
  return `${new URL(target.action).pathname}?${sent}`
}

/** Sends the bounds of a range filter as one condition of the list. */
const submitRange = async (form: HTMLFormElement) => {
  const { searchRange } = await import('@/features/records/range-search')
  const href = searchRange(form, location)
  if (href) location.assign(href)
}

/** The panel of the search box that has the focus (SHL-08), and what forms of the page do when they are sent. */
export const useSearchPanel = (isMember: boolean, open: (request: DialogRequest) => void): ReactNode => {
  const [searched, setSearched] = useState<{ input: HTMLInputElement; byPointer: boolean } | null>(null)

  useEffect(() => {
    const loginTo = (href: string) => open({ name: 'login', next: { go: href } })
    const submit = (event: SubmitEvent) => {
      if (event.defaultPrevented) return
      const range = rangeFormOf(event.target)
      const behindLogin = isMember ? null : formBehindLogin(event)
      const search = searchFormOf(event.target)
      if (!range && !behindLogin && !search) return
      event.preventDefault()
      if (range) void submitRange(range)
      else if (behindLogin) loginTo(behindLogin)
      else if (search)
        loadPanel().then(
          ({ submitSearch }) => submitSearch(search, isMember, loginTo),
          () => search.submit(),
        )
    }
    document.addEventListener('submit', submit)
    return () => document.removeEventListener('submit', submit)
  }, [isMember, open])

  useEffect(() => {
    const look = (event: Event) => {
      const input = searchInputOf(event.target)
      if (!input) return
      const byPointer = event.type === 'pointerdown'
      setSearched((before) => (before?.input === input ? before : { input, byPointer }))
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [])

  return (
    searched && (
      <SearchPanel
        key={searched.input.name}
        {...searched}
        isMember={isMember}
        onLogin={(href) => open({ name: 'login', next: { go: href } })}
      />
    )
  )
}
