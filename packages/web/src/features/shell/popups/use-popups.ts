import type { Viewer } from '@zhushutong/domain/access'
import { whenIdle } from '@zhushutong/ui/when-idle'
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import type { DialogRequest } from '@/triggers/dialog-request'
import { useOpenPage } from '@/triggers/page-info'
import type { PopupOffer } from './popup-schedule'

/** The tab of the owners' pages. */
const OWNERS = 'owner'

/** The longest wait for an idle moment, in ms: the page becomes usable before its pop-ups are loaded. */
const IDLE_MS = 3000

/** True when the browser lacks features that the pages need. */
const isOld = () => !('popover' in HTMLElement.prototype && CSS.supports('selector(:has(a))'))

/**
 * The pop-ups of the page. Their code is loaded when the page is idle, and only if there are any (POP-01 to
 * POP-05).
 */
export function usePopups(
  offer: PopupOffer | null,
  viewer: Viewer,
  setRequest: Dispatch<SetStateAction<DialogRequest | null>>,
): void {
  const { isHome, tab } = useOpenPage()
  useEffect(() => {
    const isOldBrowser = isOld()
    const tellsOfOwners = offer?.tellsOfOwners === true && tab === OWNERS
    const hasContents = offer !== null && Object.keys(offer.contents).length > 0
    if (!hasContents && !tellsOfOwners && !isOldBrowser) return
    let stop: (() => void) | undefined
    let isLeft = false
    const give = whenIdle(() => {
      import('./popup-schedule').then(
        ({ startPopups }) => {
          // An open dialog is not replaced.
          const open = (request: DialogRequest) => setRequest((opened) => opened ?? request)
          if (!isLeft)
            stop = startPopups({
              offer: offer && { ...offer, tellsOfOwners },
              isHome,
              isOldBrowser,
              viewer,
              open,
            })
        },
        () => undefined,
      )
    }, IDLE_MS)
    return () => {
      isLeft = true
      give()
      stop?.()
    }
  }, [offer, viewer, setRequest, isHome, tab])
}
