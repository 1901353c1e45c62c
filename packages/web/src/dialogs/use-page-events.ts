import type { ShellAction } from '@zhushutong/domain/errors'
import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { StarBoard } from '@/features/favourites/star-board'
import { useComingDialog } from '@/ui/coming-dialog'
import { toast } from '@/ui/toast'
import { endSession, hasLoginMark } from '@/wiring/browser/login-mark'
import { onShellAction } from '@/wiring/browser/shell-actions'
import { takeStoredAction } from './after-login'
import { type Clicker, readClick } from './clicks'
import { DIALOGS, type DialogRequest } from './registry'

type Open = (request: DialogRequest) => void

type LoadStars = () => Promise<StarBoard>

const tellFailure = () => toast('网络开小差了，请稍后重试', 'warn')

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const isOnPage = (selector: string) => document.querySelector(selector) !== null

/** The stars of the page that is shown, loaded with their first use. A list of favourites follows each change. */
export const useStars = (): LoadStars => {
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

/** Opens what marked links and buttons ask for, and what was asked for before a login; shows what is on its way. */
export const useOpeningClicks = (
  { isMember, isSvip }: Clicker,
  open: Open,
  loadStars: LoadStars,
): ReactNode => {
  const { openWhenLoaded, coming } = useComingDialog()
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const ignored = event.defaultPrevented || !isPlainClick(event)
      const action = ignored ? null : readClick(event.target, { isMember, isSvip })
      if (!action) return
      event.preventDefault()
      if (action.name === 'collect') {
        loadStars().then(({ press }) => press(action.record), tellFailure)
        return
      }
      const href = event.target instanceof Element ? event.target.closest('a')?.href : undefined
      // Where the dialog cannot be loaded, the link leads on as if there were none.
      openWhenLoaded({
        opener: event.target,
        load: DIALOGS[action.name].load,
        open: () => open(action),
        fail: () => href && location.assign(href),
      })
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [isMember, isSvip, open, openWhenLoaded, loadStars])

  useEffect(() => {
    const action = takeStoredAction()
    if (!action || !isMember) return
    if (action.name === 'collect') loadStars().then(({ keep }) => keep(action.record), tellFailure)
    // Whoever has the membership needs no guide to it.
    else if (action.name !== 'guide' || action.service || !isSvip) open(action)
  }, [isMember, isSvip, open, loadStars])
  return coming
}

/** Only members have favourites to be asked about. */
export const useFavourites = (isMember: boolean, loadStars: LoadStars): void => {
  useEffect(() => {
    if (isMember && isOnPage('[data-collect]'))
      loadStars().then(
        ({ ask }) => ask(),
        // The stars stay as the page has them; pressing one tries again.
        () => undefined,
      )
  }, [isMember, loadStars])
}

/** A flagged list asks its visitors to log in (NAV-12). */
export const useListEnd = (isMember: boolean, open: Open): void => {
  useEffect(() => {
    if (isMember || !isOnPage('[data-auth-list]')) return
    const watch = import('./list-end').then(({ watchList }) => watchList(() => open({ name: 'login' })))
    return () => void watch.then((stop) => stop())
  }, [isMember, open])
}

/** Compares the page's login with the browser's; they agree on nearly every page, so that the rest is loaded late. */
export const useSession = (isMember: boolean, sessionExpired: boolean, onOpen: Open): void => {
  useEffect(() => {
    const compare = () => {
      if (document.hidden || hasLoginMark() === isMember) return
      import('./session-watch').then(({ settleSession }) =>
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

/** The dialog that each action of a failed call opens. */
const DIALOG_OF: Partial<Record<ShellAction['type'], DialogRequest>> = {
  'open-login': { name: 'login' },
  'open-membership-guide': { name: 'guide' },
  'session-expired': { name: 'session-expired' },
  'membership-expired': { name: 'membership-expired' },
  'risk-check': { name: 'risk-check' },
}

/** Does what a failed call asks of the page (ERR-02 to ERR-06). */
export const useShellActions = (open: Open): void => {
  useEffect(
    () =>
      onShellAction((action) => {
        const request = DIALOG_OF[action.type]
        if (request) open(request)
        if (action.type === 'clear-login') void endSession()
      }),
    [open],
  )
}
