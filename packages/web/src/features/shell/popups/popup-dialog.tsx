'use client'

import { OWNER_MEMBERSHIP_TIP } from '@zhushutong/domain/access'
import { BROWSER_HINT } from '@zhushutong/domain/portal/popups'
import { useEffect } from 'react'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { tellPopupClosed } from './popup-closed'
import { PopupCorner } from './popup-corner'
import { PopupFold } from './popup-fold'
import { rememberPopupStep } from './popup-memory'
import { PopupModal } from './popup-modal'

/** The pop-up that is due, as a dialog of the page, so that only one is open (POP-01 to POP-05). */
export default function OpenedPopup({
  popup,
  content,
  viewer,
  onClose,
}: DialogProps['popup'] & DialogHostProps) {
  const { loggedIn } = viewer
  useEffect(() => rememberPopupStep({ popup, step: 'shown', loggedIn }), [popup, loggedIn])
  const close = () => {
    rememberPopupStep({ popup, step: 'closed', loggedIn })
    onClose()
    // After the pop-up is removed.
    setTimeout(tellPopupClosed)
  }
  if (popup === 'owner-svip') return <PopupCorner {...OWNER_MEMBERSHIP_TIP} onClose={close} />
  if (popup === 'browser-type') return <PopupCorner {...BROWSER_HINT} onClose={close} />
  if (content === null) return null
  if (popup === 'bottom-fold') return <PopupFold content={content} onClose={close} />
  const isHome = popup === 'home-modal'
  return <PopupModal content={content} leave={isHome ? '今天不再显示' : '关闭'} onClose={close} />
}
