'use client'

import type { Viewer } from '@zhushutong/domain/access'
import { usePathname, useSearchParams } from 'next/navigation'
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import type { DialogRequest } from '@/triggers/dialog-request'
import type { PageState } from './page-state'
import { usePopups } from './popups/use-popups'
import { useInitialScroll } from './use-initial-scroll'
import {
  useExpiryReminder,
  useHomeHash,
  useInvitation,
  useMembershipEnd,
  useSession,
  useShellActions,
  useStoredAction,
} from './use-page-events'

interface Props extends PageState {
  readonly viewer: Viewer
  readonly setRequest: Dispatch<SetStateAction<DialogRequest | null>>
  readonly keepStar: (key: string) => void
}

/** The events of a page without a click, anew at each address; a refresh of the same address keeps a dialog. */
export function PageEvents(props: Props) {
  return <AddressEvents key={`${usePathname()}?${useSearchParams()}`} {...props} />
}

function AddressEvents({
  viewer,
  account,
  popups = null,
  sessionExpired,
  membershipEnded,
  setRequest,
  keepStar,
}: Props) {
  const isMember = viewer.loggedIn
  useEffect(() => () => setRequest(null), [setRequest])
  useStoredAction(viewer, setRequest, keepStar)
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
