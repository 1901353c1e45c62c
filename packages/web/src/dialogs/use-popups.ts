import type { Viewer } from '@zhushutong/domain/access'
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { whenIdle } from '@/ui/when-idle'
import type { PopupOffer } from './popup-schedule'
import type { DialogRequest } from './registry'

/** The page is usable before pop-ups are looked for, in ms at the latest. */
const IDLE_MS = 3000

/** Whether the browser lacks what the pages are made with. */
const isOld = () => !('popover' in HTMLElement.prototype && CSS.supports('selector(:has(a))'))

/** The pop-ups of the page, whose code is loaded when the page is idle and has any (POP-01 to POP-05). */
export function usePopups(
  offer: PopupOffer | null,
  viewer: Viewer,
  setRequest: Dispatch<SetStateAction<DialogRequest | null>>,
): void {
  useEffect(() => {
    const isOldBrowser = isOld()
    if (offer === null && !isOldBrowser) return
    let stop: (() => void) | undefined
    let isLeft = false
    const give = whenIdle(() => {
      import('./popup-schedule').then(
        ({ startPopups }) => {
          // What is open already stays.
          const open = (request: DialogRequest) => setRequest((opened) => opened ?? request)
          if (!isLeft) stop = startPopups({ offer, isOldBrowser, viewer, open })
        },
        () => undefined,
      )
    }, IDLE_MS)
    return () => {
      isLeft = true
      give()
      stop?.()
    }
  }, [offer, viewer, setRequest])
}
