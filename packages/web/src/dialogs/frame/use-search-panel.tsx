import { searchDialog, type Viewer } from '@zhushutong/domain/access'
import { type ComponentProps, lazy, type ReactNode, useEffect, useState } from 'react'
import type { DialogRequest } from '../dialog.types'

const loadPanel = () => import('./search-panel')
const SearchPanel = lazy(async () => {
  const { loadBoxCategories, SearchPanel } = await loadPanel()
  const categories = await loadBoxCategories()
  type Props = Omit<ComponentProps<typeof SearchPanel>, 'categories'>
  return { default: (props: Props) => <SearchPanel {...props} categories={categories} /> }
})

const findSearchForm = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('search form, form[data-search-form]') : null

const findSearchInput = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.type === 'search' && findSearchForm(target) ? target : null

const findRangeForm = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof HTMLFormElement && target.dataset.range !== undefined ? target : null

/** The target of a form that requires a login; null for other forms. */
const formBehindLogin = ({ target, submitter }: SubmitEvent): string | null => {
  if (!(target instanceof HTMLFormElement) || target.dataset.loginFirst === undefined) return null
  if (submitter?.hasAttribute('formaction')) return null
  const sent = new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)]))
  return `${new URL(target.action).pathname}?${sent}`
}

/** Submits the bounds of a range filter as one condition of the list. */
const submitRange = async (form: HTMLFormElement) => {
  const { searchRange } = await import('@/features/records/filters/range-search')
  const href = searchRange(form, location)
  if (href) location.assign(href)
}

/** The panel of the focused search box (SHL-08), and the submit handlers of the page's forms. */
export function useSearchPanel(viewer: Viewer, open: (request: DialogRequest) => void): ReactNode {
  const maySearch = searchDialog(viewer) === null
  const [searched, setSearched] = useState<{ input: HTMLInputElement; byPointer: boolean } | null>(null)

  useEffect(() => {
    const loginTo = (href: string) => open({ name: 'login', next: { go: href } })
    const submit = (event: SubmitEvent) => {
      if (event.defaultPrevented) return
      const range = findRangeForm(event.target)
      const behindLogin = maySearch ? null : formBehindLogin(event)
      const search = findSearchForm(event.target)
      if (!range && !behindLogin && !search) return
      event.preventDefault()
      if (range) void submitRange(range)
      else if (behindLogin) loginTo(behindLogin)
      else if (search)
        loadPanel().then(
          ({ submitSearch }) => submitSearch(search, maySearch, loginTo),
          () => search.submit(),
        )
    }
    document.addEventListener('submit', submit)
    return () => document.removeEventListener('submit', submit)
  }, [maySearch, open])

  useEffect(() => {
    const look = (event: Event) => {
      const input = findSearchInput(event.target)
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
        isMember={maySearch}
        onLogin={(href) => open({ name: 'login', next: { go: href } })}
      />
    )
  )
}
