'use client'

import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { LoadingDialog, useLoadingDialog } from '@zhushutong/ui/overlays/loading-dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { reloadForChunk } from '@/browser/chunk-reload'
import { createPageStars } from '@/features/favourites/page-stars'
import { createDistances, createFits } from '@/marks/load-marks'
import { DistanceContext, FitContext, StarContext } from '@/marks/mark-contexts'
import { DialogContext, type Dialogs } from '@/triggers/dialog-context'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogName, DialogRequest } from '@/triggers/dialog-request'
import { useOpenPage } from '@/triggers/page-info'
import { NO_NETWORK } from '@/wiring/browser/failure'
import { type Gateway, useGateway } from '@/wiring/browser/gateway'
import { requireLogin } from './open-dialog'
import { PageEvents, type PageState } from './page-events'
import { DIALOGS } from './registry'

type AnyDialog = ComponentType<DialogHostProps>

// Created once for each dialog: a new component at each render would lose its state.
const COMPONENTS = Object.fromEntries(
  Object.entries(DIALOGS).map(([name, load]) => [name, lazy(load as () => Promise<{ default: AnyDialog }>)]),
) as unknown as Readonly<Record<DialogName, AnyDialog>>

const followLead = (gateway: Gateway, key: string) =>
  import('@/features/leads/follow-lead').then(
    (code) => code.followLead(gateway, key),
    () => toast(NO_NETWORK, 'warn'),
  )

/** If the dialog fails to load, a link works as a plain link, and a button reloads the page (NAV-16). */
const fallBack = (opener: HTMLElement | undefined) => {
  if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
  else if (!reloadForChunk()) toast(NO_NETWORK, 'warn')
}

/**
 * A page with its dialogs and marks. The code of a dialog is loaded when it is opened (SHL-05), the marks with the
 * first element that shows one.
 */
export function DialogProvider({
  viewer = VISITOR,
  children,
  ...page
}: PageState & {
  /** Omitted for a visitor: every cached page contains these properties. */
  viewer?: Viewer
  children: ReactNode
}) {
  const { account } = page
  const routeName = useOpenPage().detail ?? null
  const router = useRouter()
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const close = useCallback(() => setRequest(null), [])
  const { openWhenLoaded, coming } = useLoadingDialog()
  const dialogs = useMemo<Dialogs>(
    () => ({
      viewer,
      open: (asked, opener) => {
        const next = requireLogin(asked, viewer)
        if (next === null) return false
        openWhenLoaded({
          opener: opener ?? null,
          load: DIALOGS[next.name],
          open: () => setRequest(next),
          fail: () => fallBack(opener),
        })
        return true
      },
      offer: (offered) => setRequest((opened) => opened ?? offered),
    }),
    [viewer, openWhenLoaded],
  )
  const isMember = viewer.loggedIn
  const gateway = useGateway()
  const stars = useMemo(
    () => createPageStars(isMember, gateway, () => router.refresh()),
    [isMember, gateway, router],
  )
  const fits = useMemo(() => (isMember ? createFits(gateway) : null), [isMember, gateway])
  const [distances] = useState(createDistances)
  const Dialog = request && COMPONENTS[request.name]
  return (
    <DialogContext value={dialogs}>
      <StarContext value={stars}>
        <FitContext value={fits}>
          <DistanceContext value={distances}>
            {children}
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
            <Suspense>
              <PageEvents
                {...page}
                viewer={viewer}
                setRequest={setRequest}
                kept={{ collect: stars.keep, 'follow-lead': (key) => void followLead(gateway, key) }}
              />
            </Suspense>
          </DistanceContext>
        </FitContext>
      </StarContext>
    </DialogContext>
  )
}
