import { shortcutDialog, type Viewer } from '@zhushutong/domain/access'
import { opensGuide, type ShellAction } from '@zhushutong/domain/portal/errors'
import { leavesHash } from '@zhushutong/domain/portal/navigation'
import { PURCHASE_PATH } from '@zhushutong/domain/purchase'
import { useLoadingDialog } from '@zhushutong/ui/overlays/loading-dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { type Dispatch, type ReactNode, type SetStateAction, useCallback, useEffect, useRef } from 'react'
import type { StarBoard } from '@/features/favourites/star-board'
import { reloadForChunk } from '@/wiring/browser/chunk-reload'
import { endSession, hasLoginMark } from '@/wiring/browser/login-mark'
import { onShellAction } from '@/wiring/browser/shell-actions'
import { NO_NETWORK } from '@/wiring/no-network'
import { takeStoredAction } from './account/after-login'
import { readClick } from './clicks'
import type { DialogRequest, ReaderAccount } from './dialog.types'
import { rememberToday } from './popups/remember-today'
import { DIALOGS } from './registry'

/** ms. A delay, so that the page's own calls come first. */
const UNREAD_DELAY_MS = 1000

type Open = (request: DialogRequest) => void

type LoadStars = () => Promise<StarBoard>

const reportFailure = () => toast(NO_NETWORK, 'warn')

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isOnPage = (selector: string) => document.querySelector(selector) !== null

/** The stars of the current page, loaded on first use. A list of favourites reloads after each change. */
export function useStars(): LoadStars {
  const router = useRouter()
  const stars = useRef<Promise<StarBoard>>(undefined)
  return useCallback(() => {
    const follow = () => {
      if (isOnPage('[data-favourites]')) router.refresh()
    }
    stars.current ??= import('./records/stars').then(({ createStars }) => createStars(follow))
    stars.current.catch(() => {
      stars.current = undefined
    })
    return stars.current
  }, [router])
}

/**
 * Opens the dialogs of marked links and buttons, and the one requested before a login; shows a note while a
 * dialog loads.
 */
export function useOpeningClicks(viewer: Viewer, open: Open, loadStars: LoadStars): ReactNode {
  const { openWhenLoaded, coming } = useLoadingDialog()
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const ignored = event.defaultPrevented || !isPlainClick(event)
      const action = ignored ? null : readClick(event.target, viewer)
      if (!action) return
      event.preventDefault()
      if (action.name === 'collect') {
        loadStars().then(({ press }) => press(action.record), reportFailure)
        return
      }
      const href = event.target instanceof Element ? event.target.closest('a')?.href : undefined
      // If the dialog fails to load, a link works as a plain link, and a button reloads the page (NAV-16).
      openWhenLoaded({
        opener: event.target,
        load: DIALOGS[action.name].load,
        open: () => open(action),
        fail: () => {
          if (href) location.assign(href)
          else if (!reloadForChunk()) reportFailure()
        },
      })
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [viewer, open, openWhenLoaded, loadStars])

  useEffect(() => {
    const action = takeStoredAction()
    if (!action || !viewer.loggedIn) return
    if (action.name === 'collect') loadStars().then(({ keep }) => keep(action.record), reportFailure)
    // The purchase guide is hidden from members.
    else if (action.name !== 'guide' || action.service || shortcutDialog(viewer)) open(action)
  }, [viewer, open, loadStars])
  return coming
}

/** Removes the hash from the home page's address (NAV-05): the home page has no sections. */
export function useHomeHash(): void {
  useEffect(() => {
    if (leavesHash(location.pathname, location.hash)) history.replaceState(null, '', '/')
  }, [])
}

/**
 * Opens the invitation of the address on the home page, unless it is already open after a login (INV-01).
 */
export function useInvitation(setRequest: Dispatch<SetStateAction<DialogRequest | null>>): void {
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('acodes')
    if (code === null || location.pathname !== '/') return
    setRequest((opened) => opened ?? { name: 'invite', code })
  }, [setRequest])
}

/** Loads the stars, for members only. */
export function useFavourites(isMember: boolean, loadStars: LoadStars): void {
  useEffect(() => {
    if (!isMember || !isOnPage('[data-collect]')) return
    const controller = new AbortController()
    // After a failure the stars stay unchanged; a click on a star tries again.
    loadStars()
      .then(({ ask }) => ask(controller.signal))
      .catch(() => undefined)
    return () => controller.abort()
  }, [isMember, loadStars])
}

/**
 * Shows the number of unread messages beside a member's bell, loaded after the page's own calls (MSG-03).
 */
export function useUnreadMessages(isMember: boolean): void {
  useEffect(() => {
    if (!isMember || !isOnPage('[data-bell]')) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      // After a failure the bell has no number.
      import('./frame/unread').then(({ loadUnread }) => loadUnread(controller.signal)).catch(() => undefined)
    }, UNREAD_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isMember])
}

/** Shows for each tender of the page if the member's company can bid for it (BID-09). */
export function useFits(isMember: boolean): void {
  useEffect(() => {
    if (!isMember || !isOnPage('[data-fit]')) return
    const controller = new AbortController()
    // After a failure the places stay empty.
    import('./records/load-fits').then(({ loadFits }) => loadFits(controller.signal)).catch(() => undefined)
    return () => controller.abort()
  }, [isMember])
}

/** Shows the distance of each posting of the page (VAL-23). */
export function useDistances(): void {
  useEffect(() => {
    if (!isOnPage('[data-distance]')) return
    const controller = new AbortController()
    // After a failure the postings have no distance.
    import('./records/show-distances')
      .then(({ showDistances }) => showDistances(controller.signal))
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
}

/** Asks visitors of a flagged list to log in (NAV-12). */
export function useListEnd(isMember: boolean, open: Open): void {
  useEffect(() => {
    if (isMember || !isOnPage('[data-auth-list]')) return
    const watch = import('./records/list-end').then(({ watchListEnd: watchList }) =>
      watchList(() => open({ name: 'login' })),
    )
    return () => void watch.then((stop) => stop())
  }, [isMember, open])
}

/**
 * Compares the page's login with the browser's. On nearly every page they agree, so the rest is loaded on
 * demand.
 */
export function useSession(isMember: boolean, sessionExpired: boolean, onOpen: Open): void {
  useEffect(() => {
    const compare = () => {
      if (document.hidden || hasLoginMark() === isMember) return
      import('./session-watch').then(({ syncSession: settleSession }) =>
        settleSession({ isMember, sessionExpired, onOpen }),
      )
    }
    compare()
    document.addEventListener('visibilitychange', compare)
    addEventListener('pageshow', compare)
    return () => {
      document.removeEventListener('visibilitychange', compare)
      removeEventListener('pageshow', compare)
    }
  }, [isMember, sessionExpired, onOpen])
}

/** Notifies a member that the membership has ended since their last call (ERR-05). */
export function useMembershipEnd(membershipEnded: boolean, open: Open): void {
  useEffect(() => {
    if (membershipEnded) open({ name: 'membership-expired' })
  }, [membershipEnded, open])
}

/** Opens the guide on a page whose data was refused for lack of a membership (ERR-04). */
export function useForbidden(
  viewer: Viewer,
  setRequest: Dispatch<SetStateAction<DialogRequest | null>>,
): void {
  useEffect(() => {
    if (!isOnPage('[data-forbidden]') || shortcutDialog(viewer) !== 'membership-guide') return
    if (opensGuide(403, location.pathname)) setRequest((opened) => opened ?? { name: 'guide' })
  }, [viewer, setRequest])
}

/**
 * Shows a dialog about a membership that ends within three days, once a day; the bar is on every page
 * (MEM-04).
 */
export function useExpiryReminder(
  account: ReaderAccount | null,
  setRequest: Dispatch<SetStateAction<DialogRequest | null>>,
): void {
  useEffect(() => {
    if (account === null || account.urgentReminders.length === 0) return
    // On the purchase page the dialog would interrupt a renewal.
    if (location.pathname === PURCHASE_PATH) return
    if (!rememberToday('expiry-dialog', account.readAt)) return
    // An open dialog is not replaced: the bar above the page has the same text.
    setRequest((opened) => opened ?? { name: 'expiry' })
  }, [account, setRequest])
}

const DIALOG_OF: Partial<Record<ShellAction['type'], DialogRequest>> = {
  'open-login': { name: 'login' },
  'session-expired': { name: 'session-expired' },
  'membership-expired': { name: 'membership-expired' },
  'risk-check': { name: 'risk-check' },
}

/** Handles the page-level effects of a failed call (ERR-02 to ERR-06). */
export function useShellActions(open: Open): void {
  const router = useRouter()
  useEffect(
    () =>
      onShellAction((action) => {
        const request = DIALOG_OF[action.type]
        if (request) open(request)
        if (action.type === 'clear-login') void endSession()
        if (action.type === 'refresh-member') router.refresh()
      }),
    [open, router],
  )
}
