import type { Viewer } from '@zhushutong/domain/access'
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import type { PopupOffer } from './popup-schedule'
import type { DialogRequest } from './registry'

/** How long a browser that cannot tell when it is idle is left alone, in ms. */
const IDLE_MS = 1000

const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run, { timeout: IDLE_MS * 3 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, IDLE_MS)
  return () => clearTimeout(timer)
}

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
    })
    return () => {
      isLeft = true
      give()
      stop?.()
    }
  }, [offer, viewer, setRequest])
}
