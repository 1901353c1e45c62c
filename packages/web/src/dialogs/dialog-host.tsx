'use client'

import type { Viewer } from '@zhushutong/domain/access'
import { LoadingDialog } from '@zhushutong/ui/overlays/loading-dialog'
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react'
import type { DialogHostProps, DialogName, DialogRequest, ReaderAccount } from './dialog.types'
import { useSearchPanel } from './frame/use-search-panel'
import type { PopupOffer } from './popups/popup-schedule'
import { usePopups } from './popups/use-popups'
import { useInitialScroll } from './records/use-initial-scroll'
import { DIALOGS } from './registry'
import {
  useDistances,
  useExpiryReminder,
  useFavourites,
  useFits,
  useForbidden,
  useHomeHash,
  useInvitation,
  useListEnd,
  useMembershipEnd,
  useOpeningClicks,
  useSession,
  useShellActions,
  useStars,
  useUnreadMessages,
} from './use-page-events'

type AnyDialog = ComponentType<DialogHostProps>

// Created once for each dialog: a new component at each render would lose its state.
const COMPONENTS = Object.fromEntries(
  Object.entries(DIALOGS).map(([name, { load }]) => [
    name,
    lazy(load as () => Promise<{ default: AnyDialog }>),
  ]),
) as unknown as Readonly<Record<DialogName, AnyDialog>>

/**
 * The dialogs of a page and the panel of its search box; their code is loaded on the first click (SHL-05).
 */
export function DialogHost({
  viewer,
  account,
  routeName,
  popups = null,
  sessionExpired,
  membershipEnded,
}: {
  viewer: Viewer
  account: ReaderAccount | null
  routeName: string | null
  popups?: PopupOffer | null
  sessionExpired: boolean
  membershipEnded: boolean
}) {
  const isMember = viewer.loggedIn
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const close = useCallback(() => setRequest(null), [])
  const loadStars = useStars()
  const coming = useOpeningClicks(viewer, setRequest, loadStars)
  useInvitation(setRequest)
  useFavourites(isMember, loadStars)
  useFits(isMember)
  useUnreadMessages(isMember)
  useHomeHash()
  useDistances()
  useListEnd(isMember, setRequest)
  useSession(isMember, sessionExpired, setRequest)
  useMembershipEnd(membershipEnded, setRequest)
  useForbidden(viewer, setRequest)
  useExpiryReminder(account, setRequest)
  useShellActions(setRequest)
  usePopups(popups, viewer, setRequest)
  useInitialScroll(routeName)
  const searchPanel = useSearchPanel(viewer, setRequest)
  const Dialog = request && COMPONENTS[request.name]
  return (
    <>
      {coming}
      <Suspense fallback={<LoadingDialog onGiveUp={close} />}>
        {Dialog && (
          <Dialog
            {...request}
            viewer={viewer}
            account={account}
            routeName={routeName}
            onOpen={setRequest}
            onClose={close}
          />
        )}
      </Suspense>
      <Suspense>{searchPanel}</Suspense>
    </>
  )
}

/** The last entry of the account menu; the dialog asks for confirmation (SES-02). */
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
