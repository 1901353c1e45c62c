import { searchDialog, type Viewer } from '@zhushutong/domain/access'
import { type ComponentProps, lazy, type ReactNode, useEffect, useState } from 'react'
import type { DialogRequest } from '@/triggers/dialog-request'

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

/** The panel of the focused search box (SHL-08), and its submission. */
export function useSearchPanel(viewer: Viewer, open: (request: DialogRequest) => void): ReactNode {
  const maySearch = searchDialog(viewer) === null
  const [searched, setSearched] = useState<{ input: HTMLInputElement; byPointer: boolean } | null>(null)

  useEffect(() => {
    const loginTo = (href: string) => open({ name: 'login', next: { go: href } })
    const submit = (event: SubmitEvent) => {
      if (event.defaultPrevented) return
      const search = findSearchForm(event.target)
      if (!search) return
      event.preventDefault()
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
