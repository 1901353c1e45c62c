'use client'

import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { endSession, hasLoginMark } from '@/wiring/login-mark'
import { onShellAction } from '@/wiring/shell-actions'
import { type Ask, askOf, takeWish } from './ask'

// What is behind a click is loaded with the click: the page itself carries this file and no more.
const dialogs = () => import('./dialogs')
const search = () => import('./search-island')
const stars = () => import('./stars')
const ranges = () => import('@/features/records/range-search')
const Dialogs = lazy(() => dialogs().then((module) => ({ default: module.Dialogs })))
const SearchIsland = lazy(() => search().then((module) => ({ default: module.SearchIsland })))

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const searchFormOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('search form, form[data-search-form]') : null

const searchInputOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.type === 'search' && searchFormOf(target) ? target : null

const rangeFormOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof HTMLFormElement && target.dataset.range !== undefined ? target : null

const isHere = (selector: string) => document.querySelector(selector) !== null

/** Where a form leads that is for those who are logged in; null for any other. */
const formBehindLogin = ({ target, submitter }: SubmitEvent): string | null => {
  if (!(target instanceof HTMLFormElement) || target.dataset.loginFirst === undefined) return null
  if (submitter?.hasAttribute('formaction')) return null
  const sent = new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)]))
  return `${new URL(target.action).pathname}?${sent}`
}

const goTo = (href: string | undefined) => {
  if (href) location.assign(href)
}

/** The dialogs of a page: opened by marked links and buttons, and by what calls ask for (SHL-05). */
export function Islands({
  isMember,
  isSvip,
  sessionExpired,
}: {
  isMember: boolean
  isSvip: boolean
  sessionExpired: boolean
}) {
  const [ask, setAsk] = useState<Ask | null>(null)
  const [searched, setSearched] = useState<{ input: HTMLInputElement; byPointer: boolean } | null>(null)
  const close = useCallback(() => setAsk(null), [])

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const asked = event.defaultPrevented || !isPlain(event) ? null : askOf(event.target, isMember, isSvip)
      if (!asked) return
      event.preventDefault()
      if (asked.at === 'collect')
        return void stars().then(
          (module) => module.press(asked.record),
          () => {},
        )
      const href = (event.target as Element).closest('a')?.href
      dialogs().then(
        () => setAsk(asked),
        () => goTo(href),
      )
    }
    const submit = (event: SubmitEvent) => {
      const range = rangeFormOf(event.target)
      if (range) {
        event.preventDefault()
        return void ranges().then(
          (module) => goTo(module.searchRange(range, location) ?? undefined),
          () => {},
        )
      }
      const first = event.defaultPrevented || isMember ? null : formBehindLogin(event)
      if (first) {
        event.preventDefault()
        return setAsk({ at: 'login', next: { go: first } })
      }
      const form = searchFormOf(event.target)
      if (!form || event.defaultPrevented) return
      event.preventDefault()
      const login = (href: string) => setAsk({ at: 'login', next: { go: href } })
      search().then(
        (module) => module.submitSearch(form, isMember, login),
        () => form.submit(),
      )
    }
    const look = (event: Event) => {
      const input = searchInputOf(event.target)
      if (!input) return
      const byPointer = event.type === 'pointerdown'
      setSearched((before) => (before?.input === input ? before : { input, byPointer }))
    }
    document.addEventListener('click', follow)
    document.addEventListener('submit', submit)
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('submit', submit)
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [isMember, isSvip])

  useEffect(() => {
    const wish = takeWish()
    if (!wish || !isMember || (wish.at === 'guide' && !wish.service && isSvip)) return
    if (wish.at === 'collect') void stars().then((module) => module.keep(wish.record))
    else setAsk(wish)
  }, [isMember, isSvip])

  // Only members have stars to be asked about, only visitors a list that asks them to log in (NAV-12).
  useEffect(() => {
    if (isMember && isHere('[data-collect]')) void stars().then((module) => module.ask())
    if (isMember || !isHere('[data-auth-list]')) return
    const askOnce = () => setAsk((open) => open ?? { at: 'login' })
    const watch = import('./auth-list').then((module) => module.watchList(askOnce))
    return () => void watch.then((stop) => stop())
  }, [isMember])

  // Cookie and page agree on nearly every page; what happens where they do not is not worth loading on each.
  useEffect(() => {
    const compare = () => {
      if (document.hidden || hasLoginMark() === isMember) return
      import('./session-watch').then((module) => module.settleSession({ isMember, sessionExpired, setAsk }))
    }
    compare()
    document.addEventListener('visibilitychange', compare)
    addEventListener('pageshow', compare)
    return () => {
      document.removeEventListener('visibilitychange', compare)
      removeEventListener('pageshow', compare)
    }
  }, [isMember, sessionExpired])

  useEffect(
    () =>
      onShellAction((action) => {
        if (action.type === 'open-login') setAsk({ at: 'login' })
        if (action.type === 'open-membership-guide') setAsk({ at: 'guide' })
        if (action.type === 'session-expired') setAsk({ at: 'expired' })
        if (action.type === 'clear-login') void endSession()
        if (action.type === 'membership-expired') setAsk({ at: 'membership-expired' })
        if (action.type === 'risk-check') setAsk({ at: 'risk-check' })
      }),
    [],
  )

  return (
    <Suspense>
      {ask && <Dialogs ask={ask} isMember={isMember} isSvip={isSvip} onAsk={setAsk} onClose={close} />}
      {searched && (
        <SearchIsland
          key={searched.input.name}
          {...searched}
          isMember={isMember}
          onLogin={(href) => setAsk({ at: 'login', next: { go: href } })}
        />
      )}
    </Suspense>
  )
}

/** Ends the account menu; the question before it is asked by `Islands` (SES-02). */
export function LogoutButton() {
  return (
    <button
      type="button"
      data-logout=""
      className="w-full rounded-1 px-2 py-1.5 text-left hover:bg-surface-2 hover:text-primary"
    >
      退出登录
    </button>
  )
}
