'use client'

import type { Viewer } from '@zhushutong/domain/access'
import { useWindowEvent } from '@zhushutong/ui/use-event'
import { usePathname, useSearchParams } from 'next/navigation'
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import type { PopupOffer } from '@/features/shell/popups/popup-schedule'
import { usePopups } from '@/features/shell/popups/use-popups'
import type { ReaderAccount } from '@/triggers/dialog-host'
import type { DialogRequest } from '@/triggers/dialog-request'
import {
  type KeptRecords,
  useExpiryReminder,
  useHomeHash,
  useInitialScroll,
  useInvitation,
  useMembershipEnd,
  useSession,
  useShellActions,
  useStoredAction,
} from './use-page-events'

/** The state of a page that opens dialogs without a click. */
export interface PageState {
  /** The logged-in reader's data; null for a visitor. */
  readonly account: ReaderAccount | null
  readonly popups?: PopupOffer | null
  readonly sessionExpired: boolean
  readonly membershipEnded: boolean
}

interface Props extends PageState {
  readonly viewer: Viewer
  readonly setRequest: Dispatch<SetStateAction<DialogRequest | null>>
  readonly kept: KeptRecords
}

/** The events of a page without a click, anew at each address; a refresh of the same address keeps a dialog. */
export function PageEvents(props: Props) {
  // The browser's own entry for a hash has no state, and the router would not return to it.
  useWindowEvent('hashchange', () => {
    if (history.state === null) history.replaceState(null, '', location.href)
  })
  return <AddressEvents key={`${usePathname()}?${useSearchParams()}`} {...props} />
}

function AddressEvents({
  viewer,
  account,
  popups = null,
  sessionExpired,
  membershipEnded,
  setRequest,
  kept,
}: Props) {
  const isMember = viewer.loggedIn
  useEffect(() => () => setRequest(null), [setRequest])
  useStoredAction(viewer, setRequest, kept)
  useInvitation(setRequest)
  useHomeHash()
  useSession(isMember, sessionExpired, setRequest)
  useMembershipEnd(membershipEnded, setRequest)
  useExpiryReminder(account, setRequest)
  useShellActions(setRequest)
  usePopups(popups, viewer, setRequest)
  useInitialScroll()
  return null
}
