'use client'

import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react'
import { ComingDialog } from '@/ui/coming-dialog'
import { DIALOGS, type DialogHostProps, type DialogName, type DialogRequest } from './registry'
import {
  useFavourites,
  useListEnd,
  useOpeningClicks,
  useSession,
  useShellActions,
  useStars,
} from './use-page-events'
import { useSearchPanel } from './use-search-panel'

type AnyDialog = ComponentType<DialogHostProps>

// Made once for each: a component that changed with every render would lose its state.
const COMPONENTS = Object.fromEntries(
  Object.entries(DIALOGS).map(([name, { load }]) => [
    name,
    lazy(load as () => Promise<{ default: AnyDialog }>),
  ]),
) as unknown as Readonly<Record<DialogName, AnyDialog>>

/** The dialogs of a page and the panel of its search box: what is behind a click is loaded with the click (SHL-05). */
export function DialogHost({
  isMember,
  isSvip,
  sessionExpired,
}: {
  isMember: boolean
  isSvip: boolean
  sessionExpired: boolean
}) {
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const close = useCallback(() => setRequest(null), [])
  const loadStars = useStars()
  const coming = useOpeningClicks({ isMember, isSvip }, setRequest, loadStars)
  useFavourites(isMember, loadStars)
  useListEnd(isMember, setRequest)
  useSession(isMember, sessionExpired, setRequest)
  useShellActions(setRequest)
  const searchPanel = useSearchPanel(isMember, setRequest)
  const Dialog = request && COMPONENTS[request.name]
  return (
    <>
      {coming}
      <Suspense fallback={<ComingDialog onGiveUp={close} />}>
        {Dialog && (
          <Dialog {...request} isMember={isMember} isSvip={isSvip} onOpen={setRequest} onClose={close} />
        )}
      </Suspense>
      <Suspense>{searchPanel}</Suspense>
    </>
  )
}

/** Ends the account menu; the question before it is the dialog's (SES-02). */
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
