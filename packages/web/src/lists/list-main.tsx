'use client'

import { openerId } from '@zhushutong/ui/overlays/popover'
import { isPlainClick } from '@zhushutong/ui/plain-click'
import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useTransition } from 'react'
import { OpenAddressContext } from './open-address'
import './list-main.css'

/** The element that gets the focus when the list at `href` is shown: a change of a list replaces all elements. */
let focusedNext: { readonly href: string; readonly id: string } | null = null

const isLink = (target: EventTarget): target is HTMLAnchorElement => target instanceof HTMLAnchorElement

/** True for a link to another page of this site in the same tab; a hash of the same page is the browser's. */
const isFollowed = ({ origin, pathname, search, hash, target }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  target === '' &&
  (hash === '' || pathname !== location.pathname || search !== location.search)

/** The open menu around a clicked link. */
const findMenu = (path: readonly EventTarget[]): HTMLElement | undefined =>
  path.find((target): target is HTMLElement => target instanceof HTMLElement && target.popover === 'auto')

/**
 * The content of a list's page. Its links and forms load data instead of a document; meanwhile the list is dimmed. One
 * listener for all of them: a component for each link would double the data of the page.
 * @param focusId the element that gets the focus after a choice outside the menus
 */
export function ListMain({ focusId, children }: { focusId: string; children: ReactNode }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const open = (href: string, id = focusId) => {
    focusedNext = { href: new URL(href, location.href).href, id }
    startTransition(() => router.push(href))
  }
  useEffect(() => {
    if (isPending || focusedNext === null) return
    const { href, id } = focusedNext
    focusedNext = null
    if (href !== location.href) return
    // biome-ignore lint/plugin: the element belongs to the list that has just replaced the clicked one.
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [isPending])
  const follow = (event: MouseEvent) => {
    const path = event.nativeEvent.composedPath()
    const link = path.find(isLink)
    if (!link || event.defaultPrevented || !isPlainClick(event) || !isFollowed(link)) return
    event.preventDefault()
    const { beside } = link.dataset
    // As wide as list.css needs for a record beside its list.
    if (beside && matchMedia('(width >= 64rem)').matches)
      return startTransition(() => router.push(beside, { scroll: false }))
    const menu = findMenu(path)
    menu?.hidePopover()
    open(link.href, menu && openerId(menu.id))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <main id="main" className="wrap list-main" aria-busy={isPending || undefined} onClick={follow}>
      <OpenAddressContext value={open}>{children}</OpenAddressContext>
    </main>
  )
}
