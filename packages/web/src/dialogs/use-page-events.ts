import { shortcutDialog, type Viewer } from '@zhushutong/domain/access'
import { dayOf } from '@zhushutong/domain/formatting'
import type { ShellAction } from '@zhushutong/domain/portal/errors'
import { leavesHash, scrollTopOf } from '@zhushutong/domain/portal/navigation'
import { PURCHASE_PATH } from '@zhushutong/domain/purchase'
import { useDocumentEvent, useWindowEvent } from '@zhushutong/ui/use-event'
import { useRouter } from 'next/navigation'
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { endSession, hasLoginMark } from '@/browser/login-mark'
import { onShellAction } from '@/browser/shell-actions'
import { takeStoredAction } from '@/features/login/opened/after-login'
import type { ReaderAccount } from '@/triggers/dialog-host'
import type { DialogRequest, RecordAction } from '@/triggers/dialog-request'
import { useOpenPage } from '@/triggers/page-info'

type Open = (request: DialogRequest) => void

/** The changes of a record that a login continues with; each takes its key. */
export type KeptRecords = Readonly<Record<RecordAction['name'], (key: string) => void>>

/** Continues with the action requested before a login. */
export function useStoredAction(viewer: Viewer, open: Open, kept: KeptRecords): void {
  const keep = useEffectEvent(({ name, record }: RecordAction) => kept[name](record))
  useEffect(() => {
    const action = takeStoredAction()
    if (!action || !viewer.loggedIn) return
    if ('record' in action) keep(action)
    // The purchase guide is hidden from members.
    else if (action.name !== 'guide' || action.service || shortcutDialog(viewer)) open(action)
  }, [viewer, open])
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

/**
 * Compares the page's login with the browser's. On nearly every page they agree, so the rest is loaded on
 * demand.
 */
export function useSession(isMember: boolean, sessionExpired: boolean, onOpen: Open): void {
  const compare = useEffectEvent(() => {
    if (document.hidden || hasLoginMark() === isMember) return
    import('./session-watch').then(({ syncSession }) => syncSession({ isMember, sessionExpired, onOpen }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another login is compared at once.
  useEffect(() => compare(), [isMember, sessionExpired])
  useDocumentEvent('visibilitychange', () => compare())
  useWindowEvent('pageshow', () => compare())
}

/** Notifies a member that the membership has ended since their last call (ERR-05). */
export function useMembershipEnd(membershipEnded: boolean, open: Open): void {
  useEffect(() => {
    if (membershipEnded) open({ name: 'membership-expired' })
  }, [membershipEnded, open])
}

/** True on the first call of the day (Asia/Shanghai), which is stored; always false without storage. */
const rememberToday = (key: string, now: number): boolean => {
  try {
    const today = dayOf(now)
    if (localStorage.getItem(key) === today) return false
    localStorage.setItem(key, today)
    return true
  } catch {
    return false
  }
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

/** True once for each entry of the browser's history: a reload and a return have the mark already. */
const enter = (): boolean => {
  if (history.state?.entered) return false
  history.replaceState({ ...history.state, entered: true }, '')
  return true
}

/**
 * Scrolls a page to its start position (NAV-11), but only a page entered by a link or an address. A reload,
 * a return by the back button, an address with a hash, and a page already scrolled or focused keep their
 * position.
 */
export function useInitialScroll(): void {
  const routeName = useOpenPage().detail ?? null
  useLayoutEffect(() => {
    const top = scrollTopOf(routeName)
    if (top === 0 || !enter()) return
    const isUntouched = scrollY === 0 && document.activeElement === document.body
    if (location.hash === '' && isUntouched) scrollTo({ top, behavior: 'instant' })
  }, [routeName])
}
