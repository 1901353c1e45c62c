import { shortcutDialog, type Viewer } from '@zhushutong/domain/access'
import { opensGuide, type ShellAction } from '@zhushutong/domain/errors'
import { leavesHash } from '@zhushutong/domain/navigation'
import { PURCHASE_PATH } from '@zhushutong/domain/purchase'
import { useRouter } from 'next/navigation'
import { type Dispatch, type ReactNode, type SetStateAction, useCallback, useEffect, useRef } from 'react'
import type { StarBoard } from '@/features/favourites/star-board'
import { useLoadingDialog } from '@/ui/loading-dialog'
import { toast } from '@/ui/toast'
import { reloadForChunk } from '@/wiring/browser/chunk-reload'
import { endSession, hasLoginMark } from '@/wiring/browser/login-mark'
import { onShellAction } from '@/wiring/browser/shell-actions'
import { NO_NETWORK } from '@/wiring/no-network'
import { takeStoredAction } from './after-login'
import { readClick } from './clicks'
import { DIALOGS, type DialogRequest, type ReaderAccount } from './registry'
import { rememberToday } from './remember-today'

/** The page's own calls come first. */
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
    stars.current ??= import('./stars').then(({ createStars }) => createStars(follow))
    stars.current.catch(() => {
      stars.current = undefined
    })
    return stars.current
  }, [router])
}

/**
 * Opens the dialogs of marked links and buttons, and the one requested before a login; shows that a dialog
 * is loading.
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
      // If the dialog cannot be loaded, a link works as a plain link; for a button the page is loaded anew (NAV-16).
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
    // Members do not see the purchase guide.
    else if (action.name !== 'guide' || action.service || shortcutDialog(viewer)) open(action)
  }, [viewer, open, loadStars])
  return coming
}

/** The home page has no sections of its own: removes the hash of the address (NAV-05). */
export function useHomeHash(): void {
  useEffect(() => {
    if (leavesHash(location.pathname, location.hash)) history.replaceState(null, '', '/')
  }, [])
}

/** The link of an invitation opens it on the home page, unless its login has just opened it again (INV-01). */
export function useInvitation(setRequest: Dispatch<SetStateAction<DialogRequest | null>>): void {
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('acodes')
    if (code === null || location.pathname !== '/') return
    setRequest((opened) => opened ?? { name: 'invite', code })
  }, [setRequest])
}

/** Only members have favourites. */
export function useFavourites(isMember: boolean, loadStars: LoadStars): void {
  useEffect(() => {
    if (!isMember || !isOnPage('[data-collect]')) return
    const controller = new AbortController()
    // If this fails the stars stay unchanged; clicking one tries again.
    loadStars()
      .then(({ ask }) => ask(controller.signal))
      .catch(() => undefined)
    return () => controller.abort()
  }, [isMember, loadStars])
}

/** The number of unread messages beside the bell of a member, asked for once the page has nothing better to do (MSG-03). */
export function useUnreadMessages(isMember: boolean): void {
  useEffect(() => {
    if (!isMember || !isOnPage('[data-bell]')) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      // If this fails the bell stays without a number.
      import('./unread').then(({ loadUnread }) => loadUnread(controller.signal)).catch(() => undefined)
    }, UNREAD_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isMember])
}

/** Whether a member's company can bid for the tenders of the page (BID-09). */
export function useFits(isMember: boolean): void {
  useEffect(() => {
    if (!isMember || !isOnPage('[data-fit]')) return
    const controller = new AbortController()
    // If this fails their places stay empty.
    import('./load-fits').then(({ loadFits }) => loadFits(controller.signal)).catch(() => undefined)
    return () => controller.abort()
  }, [isMember])
}

/** How far away the postings of the page are (VAL-23). */
export function useDistances(): void {
  useEffect(() => {
    if (!isOnPage('[data-distance]')) return
    const controller = new AbortController()
    // If this fails the places stand without a distance.
    import('./show-distances')
      .then(({ showDistances }) => showDistances(controller.signal))
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
}

/** A flagged list asks its visitors to log in (NAV-12). */
export function useListEnd(isMember: boolean, open: Open): void {
  useEffect(() => {
    if (isMember || !isOnPage('[data-auth-list]')) return
    const watch = import('./list-end').then(({ watchListEnd: watchList }) =>
      watchList(() => open({ name: 'login' })),
    )
    return () => void watch.then((stop) => stop())
  }, [isMember, open])
}

/**
 * Compares the page's login with the browser's; on nearly every page they agree, so the rest is loaded on
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

/** Tells a member that the membership has ended since they were last here (ERR-05). */
export function useMembershipEnd(membershipEnded: boolean, open: Open): void {
  useEffect(() => {
    if (membershipEnded) open({ name: 'membership-expired' })
  }, [membershipEnded, open])
}

/** A page whose data was refused for want of a membership opens the guide (ERR-04). */
export function useForbidden(
  viewer: Viewer,
  setRequest: Dispatch<SetStateAction<DialogRequest | null>>,
): void {
  useEffect(() => {
    if (!isOnPage('[data-forbidden]') || shortcutDialog(viewer) !== 'membership-guide') return
    if (opensGuide(403, location.pathname)) setRequest((opened) => opened ?? { name: 'guide' })
  }, [viewer, setRequest])
}

/** A membership that ends in three days is told in a dialog, once a day; the bar tells it on every page (MEM-04). */
export function useExpiryReminder(
  account: ReaderAccount | null,
  setRequest: Dispatch<SetStateAction<DialogRequest | null>>,
): void {
  useEffect(() => {
    if (account === null || account.urgentReminders.length === 0) return
    // Where one renews already it would only be in the way.
    if (location.pathname === PURCHASE_PATH) return
    if (!rememberToday('expiry-dialog', account.readAt)) return
    // What is open already stays: the bar above the page says the same.
    setRequest((opened) => opened ?? { name: 'expiry' })
  }, [account, setRequest])
}

/** The dialog for each action of a failed call. */
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
